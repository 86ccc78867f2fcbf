// The pieces of chess with different armies, turned like the likenesses. The slot gives the build: a tower with a window
// (rook), a beast's neck on the base (knight), a head on a slim stem (bishop), a head on a stem, and gold (queen). The army gives
// one attribute: Fides are plain, Clobberers wear a broad collar, Nutters a mane, Rookies battlements. King and Pawn are the
// same in all.
//
//   node pieces/armies.mjs OUT        writes OUT/{white,black}-NAME.svg
// @ts-nocheck: drawings; the tools that use them are checked.
import { fileURLToPath } from 'node:url';
import { save } from '../lib/save.mjs';
import { circ, poly, rect } from '../lib/svg.mjs';
import { Figure, SIDES } from './figure.mjs';
import { lathe, ring, shine, stem } from './turned.mjs';

// The Clobberers' collar: broad, with studs.
function collar(f, y, half, h = 27) {
  f.add(rect(128 - half, y - h / 2, 2 * half, h, 9), f.s.light, { shade: f.s.mid, by: [6, 4] });
  for (const k of [-0.6, 0, 0.6]) f.flat(circ(128 + k * half, y, 5), f.s.cut);
}
// The trunk of a tower from y down, with what is in its wall.
function trunk(f, y = 104, wide = 0) {
  const { main, deep } = f.s,
    a = 34 + wide,
    b = 50 + wide;
  f.add(lathe([a, y], [a + 2, y + 46, b - 6, 180, b, 202], [b + 8, 206, b + 8, 222, b, 226]), main, { shade: deep });
  f.line(`M${128 - b + 4} 203C108 210 148 210 ${124 + b} 203`, deep, 5);
}
const door = (f) => f.flat('M115 182V164A13 13 0 0 1 141 164V182Z', f.s.cut);
const lines = (f, d, w = 5) => f.line(d, f.s.deep, w);

// sign: middle and size of the part that a disc shows, as [x, y, scale]. body: what a disc leaves out.
const PIECES = {
  king: {
    sign: [128, 68, 1.1],
    body(f) {
      stem(f, 21, 122);
      shine(f, 'M104 150C101 167 95 180 90 190');
    },
    head(f) {
      const { main, deep, gold, goldDeep } = f.s;
      f.add('M120 6H136V18H150V33H136V52H120V33H106V18H120Z', gold, { shade: goldDeep, by: [4, 3] });
      f.add(lathe([0, 44], [30, 44, 54, 58, 52, 74], [49, 92, 37, 104, 32, 118]), main, { shade: deep });
      lines(f, 'M128 56V108M103 62C94 76 99 96 109 108M153 62C162 76 157 96 147 108');
      shine(f, 'M87 70C87 76 88 80 90 84');
      ring(f, 122, 44, 15);
    },
  },
  pawn: {
    sign: [128, 156, 1.02],
    foot: 0.86,
    body() {},
    head(f) {
      const { main, deep } = f.s;
      stem(f, 16, 162, 48);
      shine(f, 'M110 182C108 188 105 192 103 195');
      f.add(circ(128, 122, 33), main, { shade: deep });
      shine(f, 'M107 117C109 109 115 104 121 102');
      ring(f, 160, 32, 13);
    },
  },

  // Fides
  rook: {
    sign: [128, 132, 0.78],
    body() {},
    head(f) {
      const { main, deep } = f.s;
      trunk(f);
      f.add('M74 42H100V58H116V42H140V58H156V42H182V84C182 96 172 104 164 108H92C84 104 74 96 74 84Z', main, {
        shade: deep,
      });
      lines(f, 'M84 82H172');
      door(f);
      ring(f, 112, 45, 15);
      shine(f, 'M100 134C98 152 94 170 90 184');
    },
  },
  knight: {
    sign: [128, 124, 0.7],
    body() {},
    head(f) {
      const { main, deep, cut, ink } = f.s;
      f.add(
        'M172 222C178 178 138 162 144 132C156 140 168 150 182 150C198 150 206 138 202 126C194 106 174 94 164 74C160 60 150 48 140 44L138 22L116 40C80 46 64 84 66 128C68 164 82 186 78 222Z',
        main,
        { shade: deep },
      );
      lines(f, 'M126 56C104 66 90 92 88 126C88 158 100 180 100 202', 6);
      f.eye(147, 84, 10, 150, 84, 5.5, { glint: false });
      f.line('M190 130V131', cut, 7).line('M188 145C180 144 174 140 170 134', ink === cut ? ink : deep, 5);
      lines(f, 'M90 206C112 212 144 212 164 206');
    },
  },
  bishop: {
    sign: [128, 82, 1.05],
    body(f) {
      stem(f, 18, 132, 54);
      shine(f, 'M108 156C105 170 99 182 95 190');
    },
    head(f) {
      const { main, deep, gold, cut } = f.s;
      f.add(lathe([0, 34], [26, 52, 42, 76, 42, 96], [42, 112, 32, 122, 26, 130]), main, { shade: deep });
      f.add(circ(128, 26, 12), gold, { w: 5.5 });
      f.line('M151 62L130 94', cut, 9);
      shine(f, 'M101 86C99 93 99 99 101 105');
      ring(f, 132, 38);
    },
  },
  queen: {
    sign: [128, 74, 0.98],
    body(f) {
      stem(f, 20, 122);
      shine(f, 'M105 148C102 166 96 180 91 190');
    },
    head(f) {
      const { main, deep, gold } = f.s;
      f.add('M92 116L70 54L98 78L108 40L128 74L148 40L158 78L186 54L164 116Z', main, { shade: deep });
      for (const [x, y] of [
        [70, 48],
        [108, 33],
        [148, 33],
        [186, 48],
      ])
        f.add(circ(x, y, 10.5), gold, { w: 5.5 });
      lines(f, 'M97 101C116 108 140 108 159 101');
      ring(f, 120, 44, 15);
    },
  },

  // Clobberers
  bede: {
    // A bishop's mitre, seen from the side with both its peaks, on a tower whose window is a cross of diagonals.
    sign: [128, 122, 0.7],
    body() {},
    head(f) {
      const { main, deep, gold, goldDeep, cut } = f.s;
      trunk(f, 112);
      f.line('M115 158L141 184M141 158L115 184', cut, 9);
      f.add(
        'M88 114C78 98 62 80 64 58C66 36 84 20 94 8C110 24 124 50 128 76C132 50 146 24 162 8C172 20 190 36 192 58C194 80 178 98 168 114Z',
        main,
        { shade: deep },
      );
      f.add('M118 46C122 56 126 66 128 76C130 66 134 56 138 46C144 52 148 58 148 64V106H108V64C108 58 112 52 118 46Z', gold, {
        w: 5.5,
        out: false,
        shade: goldDeep,
        by: [7, 0],
      });
      f.line('M128 76V100M118 88H138', goldDeep, 6);
      shine(f, 'M77 60C77 70 81 78 86 86');
      collar(f, 116, 54);
      shine(f, 'M99 142C97 158 94 172 90 184');
    },
  },
  waffle: {
    // An elephant, for its leap, with an ear of waffle.
    sign: [150, 130, 0.74],
    body() {},
    head(f) {
      const { main, deep, gold, goldDeep, grid, white, cut } = f.s;
      f.add(
        'M80 222C84 194 70 168 72 128C70 84 92 42 136 42C168 42 186 62 190 92C194 122 194 142 208 146C218 148 220 138 214 130C208 120 220 106 232 114C250 128 242 170 210 172C186 174 172 162 164 150C160 158 154 162 150 164C154 190 168 200 176 222Z',
        main,
        { shade: deep },
      );
      f.add('M162 146C168 160 182 164 194 158C188 178 158 178 150 160Z', white, { w: 5, out: false });
      f.add(
        'M70 84C74 66 126 62 132 80C138 100 138 122 128 142C120 156 100 156 88 146C72 132 66 104 70 84Z',
        gold,
        { shade: goldDeep, by: [6, 6] },
      );
      f.line('M91 74V144M113 72V148M73 98H134M76 122H132', grid ?? goldDeep, 6);
      f.eye(158, 86, 10.5, 161, 86, 5.5, { glint: false });
      lines(f, 'M176 112C181 114 185 114 188 112M178 128C184 130 188 130 192 127');
      f.add('M73 168C100 180 130 180 153 170C156 182 162 192 169 200C140 213 106 213 76 201Z', f.s.light, { shade: f.s.mid, by: [6, 4] });
      f.flat(circ(96, 190, 5), cut).flat(circ(121, 193, 5), cut).flat(circ(146, 189, 5), cut);
    },
  },
  fad: {
    // A bishop with a hoop: all it does is within two squares round it.
    sign: [128, 116, 0.68],
    body() {},
    head(f) {
      const { main, deep, gold, cut, ink } = f.s;
      const hoop = (sweep) => `M38 176A90 25 0 0 ${sweep} 218 176`;
      f.within('rotate(-7 128 176)', () => f.cord(hoop(1), gold, 9, true));
      stem(f, 18, 120, 54);
      shine(f, 'M107 148C104 166 99 180 95 190');
      f.add(lathe([0, 30], [26, 46, 42, 68, 42, 84], [42, 100, 32, 108, 26, 116]), main, { shade: deep });
      f.add(circ(128, 24, 12), gold, { w: 5.5 });
      f.line('M151 54L130 84', cut, 9);
      shine(f, 'M101 76C99 83 99 89 101 95');
      collar(f, 120, 43);
      f.within('rotate(-7 128 176)', () => {
        f.outline.push([hoop(0), f.move, 9]);
        f.line(hoop(0), ink, 17).line(hoop(0), gold, 9);
        f.line('M38 176A90 25 0 0 1 46 166M210 166A90 25 0 0 1 218 176', gold, 9);
      });
    },
  },
  cardinal: {
    // The hat of a cardinal, and its tassels.
    sign: [128, 84, 0.7],
    body(f) {
      stem(f, 20, 140);
      shine(f, 'M105 162C102 174 96 184 91 191');
    },
    head(f) {
      const { main, deep, mid, light, gold, goldDeep, ink } = f.s;
      for (const x of [40, 216]) {
        f.cord(`M${x} 58V94`, gold, 5, true);
        f.add(`M${x - 8} 92H${x + 8}L${x + 14} 128H${x - 14}Z`, gold, { w: 5.5, shade: goldDeep, by: [5, 0] });
      }
      f.add(circ(128, 94, 38), light, { shade: mid });
      f.eye(113, 92, 9.5, 116, 94, 5, { glint: false }).eye(145, 92, 9.5, 148, 94, 5, { glint: false });
      f.line('M119 112C125 116 133 116 139 112', ink, 5);
      f.add('M16 54C16 40 60 34 128 34C196 34 240 40 240 54C240 70 196 68 128 68C60 68 16 70 16 54Z', main, {
        shade: deep,
        by: [4, 6],
      });
      f.add('M82 48C80 20 98 8 128 8C158 8 176 20 174 48C146 56 110 56 82 48Z', main, { shade: deep });
      f.line('M86 43C112 50 144 50 170 43', gold, 7);
      shine(f, 'M96 30C98 24 102 21 107 19');
      collar(f, 140, 46);
    },
  },

  // Nutters
  'charging-rook': {
    // A tower that storms ahead, hair streaming.
    sign: [134, 126, 0.7],
    body() {},
    head(f) {
      const { main, deep, mid, light, white, ink } = f.s;
      f.add(
        'M132 44C108 34 84 34 58 46C72 48 80 52 86 58C66 58 46 66 30 84C48 80 60 80 70 84C52 94 40 108 34 128C50 116 62 112 76 112C64 124 58 138 58 156C72 140 92 130 112 126Z',
        light,
        { shade: mid, by: [7, 7] },
      );
      f.within('translate(54 0) skewX(-13.5)', () => {
        trunk(f);
        door(f);
        f.add('M74 42H100V58H116V42H140V58H156V42H182V84C182 96 172 104 164 108H92C84 104 74 96 74 84Z', main, {
          shade: deep,
        });
        f.add(rect(88, 70, 84, 23, 11), ink, { w: 0, out: false });
        f.flat(circ(128, 82, 8.5), white).flat(circ(156, 82, 8.5), white);
        f.flat(circ(131, 83, 4.5), ink).flat(circ(159, 83, 4.5), ink);
        ring(f, 113, 45, 15);
        shine(f, 'M100 136C98 152 94 170 90 184');
      });
    },
  },
  fibnif: {
    // A horse that looks straight ahead, that is up the board: narrow leaps. And a nose grown long from fibbing.
    sign: [132, 120, 0.68],
    body() {},
    head(f) {
      const { main, deep, mid, light, cut } = f.s;
      f.add(
        'M120 70C104 58 88 56 72 62C82 68 86 76 86 82C68 80 54 90 48 104C60 104 68 108 72 114C58 120 50 132 50 148C60 140 68 140 76 144C66 154 62 170 68 186C78 176 92 170 106 172Z',
        light,
        { shade: mid, by: [6, 6] },
      );
      f.add(
        'M178 222C182 194 152 176 156 150C158 140 168 138 176 126C184 112 184 94 190 76C194 62 206 56 208 38C210 20 200 6 184 6C166 6 162 22 158 36C152 54 144 62 132 72L110 46L106 84C88 104 80 134 82 166C84 190 84 204 82 222Z',
        main,
        { shade: deep },
      );
      f.eye(142, 90, 11, 145, 86, 5.5, { glint: false });
      f.line('M184 23V24', cut, 7);
      lines(f, 'M201 46C194 46 188 42 184 37', 5);
      lines(f, 'M176 122C168 126 160 124 154 118M116 66L114 82');
      lines(f, 'M94 206C116 212 148 212 168 206');
      if (f.s.dir > 0) shine(f, 'M100 118C94 136 94 152 96 168');
    },
  },
  'charging-knight': {
    // A unicorn at full tilt on a bishop's stem.
    sign: [140, 82, 0.76],
    body(f) {
      stem(f, 18, 142, 54);
      shine(f, 'M108 162C105 174 100 184 96 191');
    },
    head(f) {
      const { main, deep, mid, light, gold, goldDeep, cut } = f.s;
      f.add(
        'M128 40C108 24 84 22 62 32C74 36 82 42 86 48C66 46 46 54 34 70C50 68 62 70 70 76C54 82 44 94 40 110C54 102 66 100 76 104C68 114 66 126 70 138C82 128 96 122 110 120Z',
        light,
        { shade: mid, by: [7, 7] },
      );
      f.add('M144 48L241 10L168 82Z', gold, { shade: goldDeep, by: [2, 7] });
      f.line('M176 40L187 58M199 31L207 44', goldDeep, 5);
      f.add(
        'M98 140C90 112 88 78 108 56L108 30L130 44C152 46 172 58 184 76C194 88 212 104 212 120C212 136 196 142 184 136C172 130 162 124 152 122C152 130 154 136 158 140Z',
        main,
        { shade: deep },
      );
      f.eye(146, 76, 10.5, 149, 78, 5.5, { glint: false });
      f.line('M200 117V118', cut, 7);
      lines(f, 'M196 134C190 130 184 124 182 118');
      if (f.s.dir > 0) shine(f, 'M106 84C103 94 103 102 104 112');
      ring(f, 142, 40, 15);
    },
  },
  colonel: {
    // A cuirassier: horsehair on the helmet, and the moustache of somebody who leads from the front.
    sign: [124, 82, 0.82],
    body(f) {
      stem(f, 20, 134);
      shine(f, 'M105 158C102 170 96 182 91 190');
    },
    head(f) {
      const { main, deep, mid, light, gold, goldDeep, white, pale } = f.s;
      f.add(
        'M186 36C186 14 150 2 112 8C76 14 46 38 34 74C46 70 54 72 58 78C46 88 38 104 38 122C48 114 56 114 62 118C54 130 52 142 54 156C66 142 82 130 100 120L96 70C104 48 140 38 186 36Z',
        light,
        { shade: mid, by: [6, 7] },
      );
      f.add('M96 84C96 126 112 136 132 136C156 136 170 118 170 84Z', light, { shade: mid });
      f.add('M86 88C82 52 106 34 134 34C162 34 178 54 178 80L214 92C206 102 190 102 176 98C146 92 114 92 86 88Z', main, {
        shade: deep,
      });
      f.line('M92 83C118 88 150 86 174 88', gold, 7);
      f.eye(152, 105, 8, 155, 105, 4.5, { glint: false });
      f.add(
        'M148 118C160 108 172 116 180 122C190 128 200 124 206 116C208 134 192 144 174 140C162 138 154 132 148 126C142 132 132 140 120 140C108 140 100 134 98 124C108 130 118 128 128 122C136 116 142 114 148 118Z',
        white,
        { w: 5.5, shade: pale, by: [3, 5] },
      );
      shine(f, 'M104 64C108 56 114 51 121 49');
      for (const t of ['translate(0 0)', 'translate(256 0) scale(-1 1)'])
        f.within(t, () => {
          f.add('M126 142H92C76 142 66 150 62 164L66 176L73 167L79 178L86 168L93 178L99 166H126Z', gold, {
            w: 5.5,
            shade: goldDeep,
            by: t.includes('scale') ? [-4, 5] : [4, 5],
          });
        });
      f.add(rect(98, 140, 60, 15, 7), light, { w: 5.5, shade: mid, by: [6, 3] });
    },
  },

  // Rookies
  'short-rook': {
    // Four merlons, four squares, and no more tower than that.
    sign: [128, 160, 0.88],
    body() {},
    head(f) {
      const { main, deep } = f.s;
      f.add(lathe([48, 150], [50, 176, 56, 190, 58, 202], [66, 206, 66, 222, 58, 226]), main, { shade: deep });
      f.add('M60 92H84V108H97V92H121V108H135V92H159V108H172V92H196V130C196 142 186 150 178 154H78C70 150 60 142 60 130Z', main, {
        shade: deep,
      });
      for (const x of [79, 110, 146, 177]) f.line(`M${x} 116V125`, f.s.cut, 8);
      lines(f, 'M74 140H182');
      f.flat('M112 206V188A16 16 0 0 1 144 188V206Z', f.s.cut);
      ring(f, 158, 60, 15);
      shine(f, 'M86 180C85 186 83 192 81 196');
    },
  },
  'woody-rook': {
    // A horse of planks with battlements for a mane; somebody is in it, as outside Troy.
    sign: [138, 122, 0.68],
    body() {},
    head(f) {
      const { main, deep, light, mid, white, ink, cut } = f.s;
      f.add(
        'M116 48L88 32L74 58L92 68L84 86L64 80L55 109L75 115L74 130L50 130L50 160H74L78 178H110Z',
        light,
        { shade: mid, by: [5, 5] },
      );
      f.add(
        poly([92, 226], [87, 122], [108, 60], [112, 18], [134, 44], [156, 54], [216, 112], [208, 146], [188, 154], [154, 134], [162, 172], [176, 226]),
        main,
        { shade: deep },
      );
      lines(f, 'M109 76L102 122L104 150M104 190L105 200M130 64L121 112L122 146M142 140L146 164M176 102L160 128M148 206L150 216');
      f.flat(rect(97, 152, 50, 34, 5), ink).flat(circ(113, 168, 8.5), white).flat(circ(135, 168, 8.5), white);
      f.flat(circ(116, 169, 4.5), ink).flat(circ(138, 169, 4.5), ink);
      f.add(rect(136, 70, 22, 20, 2), white, { w: 5, out: false }).flat(rect(145, 75, 9, 10, 1), ink);
      f.flat(rect(193, 118, 9, 10, 1), cut);
      for (const [x, y] of [
        [102, 206],
        [119, 207],
        [136, 206],
        [162, 204],
      ])
        f.flat(circ(x, y, 4.5), cut);
    },
  },
  'half-duck': {
    // Half of it is a duck.
    sign: [150, 84, 0.84],
    body(f) {
      stem(f, 18, 142, 54);
      shine(f, 'M108 162C105 174 100 184 96 191');
    },
    head(f) {
      const { main, deep, light, mid, gold, goldDeep, ink } = f.s;
      f.add('M164 92C184 78 200 88 218 88C234 88 240 98 234 106C224 118 196 124 170 118Z', gold, { shade: goldDeep, by: [4, 8] });
      f.add(circ(126, 92, 52, 48), main, { shade: deep });
      f.line('M174 104C192 108 212 106 228 98', ink, 5);
      f.add('M86 66V18H104V32H119V18H137V32H152V18H170V66C146 56 110 56 86 66Z', light, { shade: mid, by: [6, 5] });
      f.eye(146, 82, 13, 150, 82, 6.5, { glint: false });
      f.flat(circ(199, 96, 3.5), ink);
      shine(f, 'M84 92C85 100 88 108 92 113');
      ring(f, 142, 40, 15);
    },
  },
  chancellor: {
    // A full wig under a crown of battlements.
    sign: [128, 86, 0.82],
    body(f) {
      stem(f, 20, 146);
      shine(f, 'M105 166C102 176 96 186 92 192');
    },
    head(f) {
      const { mid, light, gold, goldDeep, ink, white, pale, round } = f.s,
        // Powdered, but not so that Black is taken for White.
        [wig, curl, face, cheek] = round ? [white, pale, light, mid] : [light, mid, pale, light];
      for (const t of ['translate(0 0)', 'translate(256 0) scale(-1 1)'])
        f.within(t, () => {
          f.add(
            'M128 42C88 38 58 56 56 82C40 86 34 102 44 114C30 122 30 142 46 148C48 168 76 172 90 158C104 158 108 144 104 130L128 120Z',
            wig,
            { shade: curl },
          );
          f.line('M56 82C66 80 74 84 78 92M44 114C56 110 68 114 74 122M46 148C56 140 70 140 78 148', ink, 5);
        });
      f.add('M84 58C80 128 106 146 128 146C150 146 176 128 172 58Z', face, { shade: cheek });
      f.eye(110, 96, 10.5, 113, 97, 5.5, { glint: false }).eye(146, 96, 10.5, 149, 97, 5.5, { glint: false });
      f.line('M127 104C131 110 131 114 126 115M112 127C122 132 134 132 144 125', ink, 5);
      f.add('M82 72V14H103V31H117V14H139V31H153V14H174V72C148 62 108 62 82 72Z', gold, { shade: goldDeep, by: [7, 5] });
      ring(f, 148, 42, 15);
    },
  },
};

/** The pieces by army; King and Pawn are the same in all. @type {Record<string, string[]>} */
export const ARMIES = {
  chess: ['king', 'pawn'],
  fide: ['rook', 'knight', 'bishop', 'queen'],
  clobberers: ['bede', 'waffle', 'fad', 'cardinal'],
  nutters: ['charging-rook', 'fibnif', 'charging-knight', 'colonel'],
  rookies: ['short-rook', 'woody-rook', 'half-duck', 'chancellor'],
};

export function army(id, side) {
  const f = new Figure(side),
    piece = PIECES[id];
  f.foot = piece.foot ?? 1;
  piece.body(f);
  piece.head(f);
  return f.svg();
}

// The piece in two colours as if cut in lino: a what stands, b what is cut away. Fills a circle about (128, 124).
export function stamp(id, a, b, dir) {
  const tones = ['white', 'rim', 'gold', 'goldDeep', 'pink', 'deep', 'main', 'mid', 'light', 'pale', 'gleam'];
  const f = new Figure({ ...SIDES.white, ...Object.fromEntries(tones.map((t) => [t, a])), ink: b, cut: b, grid: b, dir }),
    { sign, head } = PIECES[id];
  head(f);
  return f.stamp(...sign);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = ['white', 'black'].flatMap((side) => Object.keys(PIECES).map((id) => [side, id]));
  save(process.argv[2], new Map(names.map(([side, id]) => [`${side}-${id}`, army(id, side)])));
}
