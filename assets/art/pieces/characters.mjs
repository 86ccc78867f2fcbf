// The seven characters, drawn as toys from one box: a bold silhouette, one idea each, a strong face.
//
//   node pieces/characters.mjs OUT    writes OUT/{blue,red}-NAME.svg, and OUT/college/ with the college pieces and the caps
// @ts-nocheck: drawings; the tools that use them are checked.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { save } from '../lib/save.mjs';
import { bar, circ, rect } from '../lib/svg.mjs';
import { COMMON, Figure } from './figure.mjs';

const mirror = (d) =>
  d.replace(/-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?/g, (p) => {
    const [x, y] = p.split(' ').map(Number);
    return `${256 - x} ${y}`;
  });

// All forehead, nose in the air, one lid lifted for you, behind a monocle.
function brain(f) {
  const { deep, main, gold, goldDeep } = f.s;
  f.add('M72 226C74 200 92 182 112 174L146 174C166 182 182 200 184 226C150 236 106 236 72 226Z', main, { shade: deep });
  f.add('M58 122C54 162 84 192 128 206C172 192 202 162 198 122L164 164L92 164Z', deep);
  brainHead(f);
  f.line('M172 154C180 172 176 190 166 202', goldDeep, 4);
  f.add(circ(128, 212, 9), gold, { w: 5, out: false });
}
export function brainHead(f) {
  const { deep, mid, light, pale, gold, white, ink } = f.s;
  f.add('M80 96C80 152 102 190 128 192C154 190 176 152 176 96Z', pale, { shade: light });
  f.flat('M83 104C86 128 170 128 173 104Z', mid, 0.4);
  const dome =
    'M62 112C40 114 26 96 36 80C22 66 34 46 54 44C58 22 84 12 102 22C116 8 142 8 156 20C176 10 200 22 202 42C222 46 234 66 220 80C230 96 216 114 194 112C180 118 164 114 156 108C140 114 120 114 102 108C92 116 76 118 62 112Z';
  f.add(dome, light, { shade: mid, by: [10, 9] });
  const folds = [
    'M48 86C56 70 76 72 78 86',
    'M62 56C76 46 92 54 88 68C84 80 100 88 110 78',
    'M98 34C96 46 108 48 112 58',
  ];
  for (const d of folds) f.line(d, deep, 5.5).line(mirror(d), deep, 5.5);
  f.line('M129 20C121 34 137 44 129 58C122 70 136 80 129 92', deep, 5.5);
  f.lit(() => f.flat(circ(66, 40, 9, 5), white, 0.8));
  f.eye(106, 142, 16, 112, 147, 6.5).eye(154, 141, 19, 160, 146, 7.5);
  f.add('M88 144C88 118 124 118 124 144Z', light, { w: 5, out: false }).add(
    'M136 136C140 114 168 114 172 136C162 130 146 130 136 136Z',
    light,
    { w: 4, out: false },
  );
  f.line(circ(154, 141, 21), ink, 9).line(circ(154, 141, 21), gold, 5);
  f.line('M86 124C94 117 112 117 120 125', ink, 6).line('M138 112C148 102 166 104 176 116', ink, 6);
  f.line('M130 146C136 156 143 160 137 166C133 169 128 168 125 166').line('M114 177C126 181 138 177 146 169');
}

// Strong as an ox; the lid is open and a moth has just left.
function numskull(f) {
  const { deep, main, mid, light, gold, white, ink, pink } = f.s;
  for (const t of ['', 'translate(256 0) scale(-1 1)'])
    f.within(t || 'translate(0 0)', () => {
      f.add(
        'M84 184C70 170 56 174 49 184L50 166C62 160 62 140 48 134C32 128 16 138 17 154C18 162 21 166 25 168C16 186 12 206 26 214C42 222 66 214 82 208Z',
        light,
        t ? { shade: mid, by: [-9, 7] } : {},
      );
      f.line('M30 146H46M29 155H46', ink, 4).line('M40 196C48 200 58 198 64 192', mid, 5);
      f.add(circ(66, 122, 13), light);
    });
  f.add('M60 184C84 166 172 166 196 184C194 204 186 216 180 226C150 236 106 236 76 226C70 216 62 204 60 184Z', main, {
    shade: deep,
  });
  f.line('M92 198C104 207 116 207 127 199C138 207 152 207 164 198', deep, 5);
  f.within('rotate(47 172 76)', () => {
    f.add('M122 46C112 30 116 18 128 16C124 28 134 30 142 20C146 36 138 46 132 50Z', deep);
    f.add('M82 78C80 34 176 34 174 78Z', deep);
    f.line('M97 64C99 54 105 49 113 47', main, 5);
    f.add(circ(128, 78, 46, 9), mid);
  });
  f.add('M82 78C80 98 68 110 64 132C58 162 84 184 128 184C172 184 198 162 192 132C188 110 176 98 174 78Z', light, {
    shade: mid,
  });
  f.add(circ(128, 78, 46, 12), ink);
  f.flat('M86 81C100 93 156 93 170 81C160 87 96 87 86 81Z', deep);
  f.line('M90 101C96 93 110 93 116 100').line('M146 98C152 91 164 92 170 100');
  f.eye(104, 119, 18, 98, 112, 8).eye(154, 119, 18, 160, 125, 8);
  f.add('M80 142C110 151 148 151 176 142C176 168 154 177 128 177C102 177 80 168 80 142Z', ink, { w: 5, out: false });
  f.flat('M100 169C112 160 146 160 156 169C146 176 110 176 100 169Z', pink);
  f.flat(
    'M85 145C110 153 148 153 171 145L169 157C160 159 152 160 145 160L144 152H122L121 160C110 160 98 159 87 156Z',
    white,
  );
  f.within('translate(74 46) rotate(-20)', () => {
    f.add('M-2 -2C-16 -26 -36 -16 -24 0C-34 10 -20 22 -3 7Z', gold, { w: 5 }).add(
      'M4 -2C18 -26 36 -14 25 2C32 14 18 22 4 7Z',
      gold,
      { w: 5 },
    );
    f.line('M0 -8L2 12', ink, 7).line('M0 -10L-5 -19M2 -10L8 -18', ink, 3);
  });
}

// Would rather not, sorry. Has climbed into the collar.
function ninny(f) {
  const { deep, main, mid, light, white, ink } = f.s;
  f.foot = 0.88;
  f.add(circ(104, 222, 22, 12), deep).add(circ(152, 222, 22, 12), deep);
  f.add('M86 220C74 194 82 170 104 160L152 160C174 170 182 194 170 220C150 228 106 228 86 220Z', main, { shade: deep });
  f.add('M80 118C78 82 100 60 128 60C156 60 178 82 176 118C176 146 158 160 128 160C98 160 80 146 80 118Z', light, {
    shade: mid,
  });
  f.line('M126 60C122 47 111 45 107 52M132 59C134 45 145 41 151 48', ink, 5.5);
  f.eye(105, 114, 23, 113, 118, 8).eye(151, 114, 23, 159, 118, 8);
  f.line('M90 88C95 80 105 76 116 79', ink, 6.5).line('M140 79C151 76 161 80 166 88', ink, 6.5);
  f.add(
    'M76 158C74 146 82 140 94 142C116 148 142 148 164 142C176 140 184 146 182 158C182 170 176 178 164 178C140 184 116 184 92 178C82 178 76 170 76 158Z',
    main,
    { shade: deep, by: [0, 9] },
  );
  for (const x of [116, 129, 142]) f.line(`M${x} 158V172`, deep, 5);
  for (const x of [80, 94, 150, 164, 178]) f.add(bar(x, 140, x, 155, 7), light, { w: 5 });
  f.add(bar(108, 140, 108, 155, 7), light, { w: 5 });
  f.add('M200 66C208 79 213 86 213 93A12 12 0 0 1 189 93C189 86 194 79 200 66Z', white, { w: 5 });
}

// Low, broad, and delighted that you could come.
function toady(f) {
  const { deep, main, mid, light, pale, gold, ink, pink } = f.s;
  f.within('translate(0 -10)', () => {
    for (const t of ['', 'translate(256 0) scale(-1 1)'])
      f.within(t || 'translate(0 0)', () => {
        f.add(
          'M92 180C60 172 42 194 48 214C38 216 32 226 40 233C56 236 78 237 96 234Z',
          main,
          t ? { shade: deep, by: [-9, 7] } : {},
        );
      });
    f.add('M84 232C74 206 88 176 128 176C168 176 182 206 172 232C150 240 106 240 84 232Z', pale, { shade: light });
    f.add('M84 232C74 206 86 180 108 178L120 236C104 238 92 236 84 232Z', deep, { w: 5, out: false }).add(
      'M172 232C182 206 170 180 148 178L136 236C152 238 164 236 172 232Z',
      deep,
      { w: 5, out: false },
    );
    f.add(circ(82, 92, 33), main).add(circ(174, 92, 33), main, { shade: deep });
    f.add(
      'M34 144C34 116 60 104 84 104C100 110 156 110 172 104C196 104 222 116 222 144C222 176 180 194 128 194C76 194 34 176 34 144Z',
      main,
      { shade: deep },
    );
    f.flat(
      'M57 100C60 110 70 116 84 116L174 116C188 116 197 110 199 100C190 106 180 108 172 108C156 113 100 113 84 108C74 108 66 106 57 100Z',
      main,
    );
    f.eye(84, 90, 23, 92, 82, 12).eye(176, 90, 23, 184, 82, 12);
    f.add('M63 99C74 109 94 109 105 99C102 117 66 117 63 99Z', mid, { w: 5, out: false }).add(
      'M155 99C166 109 186 109 197 99C194 117 158 117 155 99Z',
      mid,
      { w: 5, out: false },
    );
    f.flat(circ(64, 152, 12, 8), pink, 0.85).flat(circ(192, 152, 12, 8), pink, 0.85);
    f.line('M60 140C84 184 174 184 198 140', ink, 7.5).line(
      'M51 145C53 138 60 136 67 139M189 139C196 136 203 138 205 145',
      ink,
      6.5,
    );
    f.line('M119 130V131M140 130V131', ink, 7);
    f.flat(circ(110, 120, 5), deep)
      .flat(circ(156, 124, 6), deep)
      .flat(circ(98, 128, 3.5), deep);
    f.add('M128 197L98 184L98 210Z', gold, { w: 5.5, out: false })
      .add('M128 197L158 184L158 210Z', gold, { w: 5.5, out: false })
      .add(circ(128, 197, 8), gold, { w: 5.5, out: false });
    f.add(
      'M80 210C92 206 112 212 128 217C140 213 152 215 155 222C152 234 134 237 122 233C106 229 90 226 80 224Z',
      mid,
      { w: 5.5, out: false },
    );
    f.add('M176 210C164 206 146 210 133 214C120 216 113 223 120 229C130 235 154 234 176 224Z', mid, {
      w: 5.5,
      out: false,
    }).line('M122 222C128 220 134 220 139 222', ink, 4.5);
  });
}

// Yahoo! Profile, mane in the wind, all teeth and tongue.
function yahoo(f) {
  const { deep, main, mid, light, white, ink, pink, gold } = f.s;
  f.within('translate(0 -6)', () => {
    f.add(
      'M136 40C128 20 112 10 92 10C100 18 104 26 103 34C86 22 62 22 44 36C58 38 68 44 72 52C50 52 30 66 24 86C38 80 50 80 58 86C38 98 28 118 32 140C42 126 52 120 62 122C46 142 44 164 54 184C58 170 64 162 72 160C64 184 68 206 80 222L112 214L124 60Z',
      main,
      { shade: deep, by: [8, 8] },
    );
    f.add(
      'M76 234C76 196 88 156 88 118C88 78 108 46 142 42C162 42 186 48 206 54C226 58 236 78 224 92C218 98 212 97 206 97C186 100 166 110 150 121C168 126 184 134 198 142C212 148 212 166 196 169C180 172 164 170 152 170C154 184 172 208 178 234C150 240 104 240 76 234Z',
      light,
      { shade: mid },
    );
    f.flat(
      'M210 95C188 99 166 110 150 121C166 125 184 134 200 143C192 128 196 110 210 95Z',
      f.s.round ? '#14245c' : '#5c0f1c',
    );
    f.add('M164 124C182 112 198 130 218 114C232 122 226 142 206 142C190 142 176 134 164 124Z', pink, { w: 5 }).line(
      'M180 126C192 132 204 130 214 125',
      '#d94f6e',
      3.5,
    );
    f.add('M214 92L212 112L198 114L197 97Z', white, { w: 4.5, out: false })
      .add('M197 97L197 114L184 116L182 102Z', white, { w: 4.5, out: false })
      .add('M182 102L184 115L172 117L169 108Z', white, { w: 4.5, out: false });
    f.add('M196 143L194 130L183 127L181 136Z', white, { w: 4.5, out: false });
    f.line('M150 121C144 120 140 116 139 110', ink, 5);
    f.flat(circ(212, 72, 6.5, 5), ink).line('M202 64C208 58 218 60 222 66', ink, 4);
    f.eye(156, 76, 20, 164, 71, 7).line('M136 60C142 50 156 46 172 52', ink, 7);
    f.add('M120 66C104 58 88 42 84 26C104 26 122 40 132 58Z', light, { shade: mid }).line(
      'M112 54C104 48 98 42 96 36',
      deep,
      5,
    );
    f.add('M128 52C130 30 150 16 178 20C168 26 166 34 168 44C156 38 140 40 128 52Z', main);
    f.add(
      'M80 196C104 208 136 206 162 190C170 202 176 218 178 234C150 242 104 242 74 234C74 220 76 208 80 196Z',
      main,
      { shade: deep },
    );
    f.add('M78 190C102 204 138 202 160 184L170 202C142 222 100 222 74 210Z', gold, { w: 5.5 });
    f.flat(circ(96, 206, 3.5), deep)
      .flat(circ(116, 210, 3.5), deep)
      .flat(circ(138, 206, 3.5), deep)
      .flat(circ(156, 197, 3.5), deep);
  });
}

// Somewhere above the boots there is a man.
function clodhopper(f) {
  const { deep, main, mid, light, pale, gold, white, ink } = f.s;
  const boot = () => {
    f.add('M4 -12L2 -52L48 -52L50 -42C74 -44 104 -40 106 -12Z', deep, { shade: ink, by: [6, 5] });
    f.add(rect(-4, -16, 116, 20, 8), ink).line('M6 -6H102', gold, 5);
    f.add(circ(25, -53, 27, 9), mid, { w: 5.5 });
    f.line('M32 -36L51 -39M36 -25L56 -29', white, 6);
    f.line('M80 -38C73 -32 71 -24 73 -17', mid, 5.5);
  };
  f.cord('M104 146C84 152 66 142 54 118', pale, 18, true).cord('M152 146C172 152 190 142 202 118', pale, 18, true);
  f.add(circ(50, 106, 16), light).add(circ(206, 106, 16), light, { shade: mid });
  f.add('M90 178C88 146 102 130 128 130C154 130 168 146 166 178Z', pale, { shade: light });
  f.add('M98 152L158 152L170 196L86 196Z', main).line('M103 132L108 154M153 132L148 154', main, 11);
  f.flat(circ(109, 160, 4.5), gold).flat(circ(147, 160, 4.5), gold);
  f.within('translate(122 212) rotate(7) scale(-1 1)', boot);
  f.within('translate(134 226)', boot);
  f.add(circ(81, 96, 11), light)
    .add(circ(175, 96, 11), light)
    .add('M80 88C80 62 100 54 128 54C156 54 176 62 176 90C176 120 156 138 128 138C100 138 80 120 80 88Z', light, {
      shade: mid,
    });
  f.eye(110, 90, 14, 114, 92, 6.5).eye(150, 90, 14, 154, 92, 6.5);
  f.add(circ(133, 106, 12, 10), mid, { w: 5, out: false });
  f.add('M96 112C110 124 148 124 164 110C160 130 146 134 130 134C114 133 102 126 96 112Z', ink, { w: 5, out: false });
  f.flat(
    'M104 118C112 122 120 123 126 123L125 131C114 129 108 125 104 118ZM134 123C144 122 152 119 159 115C155 124 150 128 146 130L136 131Z',
    white,
  );
  f.cord('M154 124C166 124 178 118 186 106', gold, 4.5, true);
  f.add('M40 70C52 50 90 44 128 44C172 44 206 54 218 68C204 80 168 72 128 74C92 76 60 86 40 70Z', main, {
    shade: deep,
    by: [4, 6],
  });
  f.add('M86 54C82 22 96 10 128 12C162 8 174 24 170 52C144 61 112 61 86 54Z', main, { shade: deep });
  f.line('M87 46C112 53 146 53 170 44', gold, 8);
}

// One finger raised: that is not how it is done.
function fuddyDuddy(f) {
  const { deep, main, mid, light, pale, gold, goldDeep, white, ink } = f.s;
  f.add('M74 226C74 198 82 168 104 156L152 156C174 168 182 198 182 226C150 236 106 236 74 226Z', main, { shade: deep });
  f.add('M114 160L142 160L146 231L110 231Z', pale, { w: 5, out: false });
  f.add('M104 156L90 186L116 212L120 168Z', deep, { w: 5, out: false }).add('M152 156L166 186L140 212L136 168Z', deep, {
    w: 5,
    out: false,
  });
  f.flat(circ(128, 200, 4.5), gold).flat(circ(128, 216, 4.5), gold);
  f.cord('M170 184C194 190 212 180 214 162', main, 20, true);
  f.add(rect(203, 88, 18, 56, 9), light, { w: 6 })
    .add('M196 136C194 124 232 122 234 138C236 156 226 164 215 164C204 164 196 154 196 136Z', light, { shade: mid })
    .line('M208 144L224 142M209 153L224 152', ink, 4.5);
  f.within('translate(66 198) rotate(-9)', () => {
    f.add(rect(-26, -28, 54, 62, 5), goldDeep)
      .flat('M-10 22H25V31H-10A4.5 4.5 0 0 1 -10 22Z', white)
      .flat('M-14 -25H25V20H-14Z', gold);
    f.line('M-15 -25V20', ink, 4).line('M-3 -11H15M-3 0H10', goldDeep, 5);
  });
  f.add(circ(94, 208, 13, 11), light, { w: 5.5 });
  f.add('M82 98C78 44 104 12 128 12C152 12 178 44 174 98C174 132 154 156 128 156C102 156 82 132 82 98Z', light, {
    shade: mid,
  });
  f.lit(() => f.flat('M104 42C108 30 117 24 124 24C119 34 112 40 108 50Z', white, 0.85));
  f.add('M86 126C68 130 54 118 58 106C44 96 50 76 66 78C68 64 88 66 90 80C84 94 84 110 86 126Z', white).add(
    'M170 126C188 130 202 118 198 106C212 96 206 76 190 78C188 64 168 66 166 80C172 94 172 110 170 126Z',
    white,
    { shade: pale },
  );
  f.add('M86 70C92 56 110 54 120 64C110 66 98 70 90 78Z', white, { w: 5, out: false }).add(
    'M170 70C164 56 146 54 136 64C146 66 158 70 166 78Z',
    white,
    { w: 5, out: false },
  );
  f.eye(106, 96, 19, 112, 101, 7, { w: 4 }).eye(152, 96, 19, 158, 101, 7, { w: 4 });
  f.add('M87 98C87 72 125 72 125 98C114 91 98 91 87 98Z', light, { w: 4, out: false }).add(
    'M133 98C133 72 171 72 171 98C160 91 144 91 133 98Z',
    light,
    { w: 4, out: false },
  );
  for (const x of [106, 152]) f.line(circ(x, 96, 20.5), ink, 9);
  f.line('M126 92C128 88 131 88 133 92', ink, 9).line('M126 92C128 88 131 88 133 92', gold, 4.5);
  for (const x of [106, 152]) f.line(circ(x, 96, 20.5), gold, 4.5);
  f.add(
    'M129 132C114 118 88 128 68 164C94 166 116 162 129 148C142 162 164 166 190 164C170 128 144 118 129 132Z',
    white,
    { shade: pale },
  );
  f.add(circ(130, 120, 14, 15), light, { shade: mid, by: [4, 4], w: 5, out: false });
  f.add('M100 160L126 172L106 186Z', white, { w: 5, out: false }).add('M156 160L130 172L150 186Z', white, {
    w: 5,
    out: false,
  });
}

export const CHARACTERS = { brain, toady, yahoo, numskull, clodhopper, 'fuddy-duddy': fuddyDuddy, ninny };

// Caps of the college pieces, drawn over a finished character.
const board = (f, tassel) => {
  f.add('M60 30L60 44C70 58 122 58 132 44L132 30Z', '#33204d', { w: 6 });
  f.add('M96 2L176 26L96 50L16 26Z', '#4b3270', { w: 6.5 });
  f.cord('M96 26C70 30 44 34 34 42L32 66', COMMON.gold, 4.5, true).add('M24 64H40L43 84H21Z', COMMON.gold, { w: 5 });
  if (tassel) f.add(circ(96, 26, 6), COMMON.gold, { w: 4.5, out: false });
};
export const CAPS = {
  professor: (f) => f.within('translate(74 -6) scale(.66)', () => board(f, true)),
  sophomore: (f) => f.within('translate(68 48) scale(.62)', () => board(f, false)),
  freshman: (f) => {
    f.add('M84 82C80 46 102 34 128 34C154 34 176 46 172 82C148 70 108 70 84 82Z', COMMON.gold);
    f.flat('M128 37C112 48 106 60 106 73C120 70 136 70 150 73C150 60 144 48 128 37Z', COMMON.white).line(
      'M128 36C112 47 106 60 106 73M128 36C144 47 150 60 150 73',
      COMMON.ink,
      4.5,
    );
    f.line('M128 34V20', COMMON.ink, 6.5)
      .add(
        'M128 18C108 2 86 8 90 18C98 28 116 26 128 18ZM128 18C148 2 170 8 166 18C158 28 140 26 128 18Z',
        COMMON.pink,
        { w: 5 },
      )
      .flat(circ(128, 18, 6), COMMON.ink);
  },
};
export const COLLEGE = { professor: 'brain', sophomore: 'numskull', freshman: 'ninny' };

export function character(id, side, options) {
  const f = new Figure(side),
    kind = COLLEGE[id] ?? id;
  CHARACTERS[kind](f);
  if (CAPS[id]) CAPS[id](f);
  return f.svg(options);
}

// A cap alone, in the box of the piece that wears it.
export function cap(id, side) {
  const f = new Figure(side);
  CAPS[id](f);
  return f.svg({ stand: false });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const side of ['blue', 'red']) {
    save(process.argv[2], new Map(Object.keys(CHARACTERS).map((id) => [`${side}-${id}`, character(id, side)])));
    save(
      join(process.argv[2], 'college'),
      new Map(
        Object.keys(COLLEGE).flatMap((id) => [
          [`${side}-${id}`, character(id, side)],
          [`cap-${side}-${id}`, cap(id, side)],
        ]),
      ),
    );
  }
}
