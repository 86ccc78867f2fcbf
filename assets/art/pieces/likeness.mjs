// The same seven as turned chessmen: King, Queen, Rook, Bishop, Knight, and two Pawns that cannot be mistaken.
//
//   node pieces/likeness.mjs OUT      writes OUT/{blue,red}-NAME.svg
// @ts-nocheck: drawings; the tools that use them are checked.
import { fileURLToPath } from 'node:url';
import { save } from '../lib/save.mjs';
import { circ } from '../lib/svg.mjs';
import { CAPS, COLLEGE } from './characters.mjs';
import { Figure } from './figure.mjs';
import { lathe, ring, shine, stem } from './turned.mjs';

export const LIKENESS = {
  brain(f, capped) {
    // King; a cap takes the place of the cross
    const { main, deep, light, gold, goldDeep } = f.s;
    if (!capped) f.add('M120 6H136V18H150V33H136V52H120V33H106V18H120Z', gold, { shade: goldDeep, by: [4, 3] });
    stem(f, 21, 122);
    f.add(lathe([0, 44], [30, 44, 52, 58, 50, 74], [48, 92, 36, 104, 32, 118]), main, { shade: deep });
    f.line(
      'M128 54C120 64 136 72 128 84C122 94 132 100 129 108M100 66C108 60 116 68 110 76C104 84 112 92 118 90M156 66C148 60 140 68 146 76C152 84 144 92 138 90',
      light,
      5,
    );
    ring(f, 122, 42);
    shine(f, 'M104 148C101 166 95 180 90 190');
  },
  clodhopper(f) {
    // Queen
    const { main, deep, light, gold } = f.s;
    stem(f, 20, 122);
    f.add('M92 116L72 54L98 78L108 40L128 74L148 40L158 78L184 54L164 116Z', main, { shade: deep });
    for (const [x, y] of [
      [70, 48],
      [108, 33],
      [148, 33],
      [186, 48],
    ])
      f.add(circ(x, y, 10), gold, { w: 5.5 });
    f.line('M97 102C116 109 140 109 159 102', light, 5.5);
    ring(f, 120, 44);
    shine(f, 'M105 148C102 166 96 180 91 190');
  },
  numskull(f) {
    // Rook
    const { main, deep, ink } = f.s;
    f.add(lathe([34, 104], [36, 150, 44, 180, 50, 202], [58, 206, 58, 222, 50, 226]), main, { shade: deep });
    f.add('M74 42H100V58H116V42H140V58H156V42H182V84C182 96 172 104 164 108H92C84 104 74 96 74 84Z', main, {
      shade: deep,
    });
    f.line('M80 82H176', deep, 5);
    f.line('M82 203C108 210 148 210 174 203', deep, 5);
    f.add('M116 168V150A12 12 0 0 1 140 150V168Z', ink, { w: 0, out: false });
    ring(f, 110, 44);
    shine(f, 'M101 132C99 152 94 172 90 186');
  },
  'fuddy-duddy'(f) {
    // Bishop
    const { main, deep, gold, ink } = f.s;
    stem(f, 18, 132, 54);
    f.add(lathe([0, 34], [26, 52, 42, 76, 42, 96], [42, 112, 32, 122, 26, 130]), main, { shade: deep });
    f.add(circ(128, 26, 12), gold, { w: 5.5 });
    f.line('M150 62L130 92', ink, 9);
    shine(f, 'M103 84C101 92 101 98 103 104');
    ring(f, 132, 38);
    shine(f, 'M108 156C105 170 99 182 95 190');
  },
  yahoo(f) {
    // Knight
    const { main, deep, light, ink } = f.s;
    f.add(
      'M84 222C78 176 118 160 112 132C100 140 88 150 74 150C58 150 50 138 54 126C62 106 82 94 92 74C96 60 106 48 116 44L118 22L140 40C176 46 192 84 190 128C188 164 174 186 178 222Z'.replace(
        /(-?[\d.]+) (-?[\d.]+)/g,
        (_, x, y) => `${256 - x} ${y}`,
      ),
      main,
      { shade: deep },
    );
    f.line('M104 56C84 76 78 104 80 136C82 160 90 178 88 198', light, 7).line(
      'M98 84L84 78M94 106L78 104M95 130L80 132',
      light,
      6,
    );
    f.eye(153, 84, 9.5, 156, 84, 5, { glint: false });
    f.line('M192 132V133', ink, 7).line('M190 146C182 144 176 140 172 134', ink, 5);
    f.line('M84 205C110 211 146 211 168 205', deep, 5);
  },
  toady(f) {
    // the Pawn with two bumps and a ruff
    const { main, deep, light, white, pale } = f.s;
    f.foot = 0.93;
    stem(f, 18, 150, 52);
    f.add(circ(106, 84, 17), main).add(circ(150, 84, 17), main, { shade: deep });
    f.add(lathe([0, 86], [36, 84, 50, 100, 46, 118], [42, 134, 28, 142, 22, 144]), main, { shade: deep });
    f.line('M102 118C114 130 142 130 154 118', light, 6);
    f.add(
      'M70 148C72 138 84 136 90 142C94 134 106 134 110 141C116 134 126 134 130 141C136 134 146 134 150 142C156 134 170 136 186 148C184 160 172 164 164 160C156 166 146 166 140 161C132 167 124 167 118 161C110 166 100 166 94 160C84 164 72 160 70 148Z',
      white,
      { w: 5.5, shade: pale },
    );
    shine(f, 'M106 174C104 182 100 188 97 193');
  },
  ninny(f) {
    // the plain, small Pawn
    const { main, deep } = f.s;
    f.foot = 0.86;
    stem(f, 16, 162, 48);
    f.add(circ(128, 122, 33), main, { shade: deep });
    f.line('M108 116C110 108 116 104 122 102', f.s.light, 7);
    ring(f, 160, 32, 13);
    shine(f, 'M110 182C108 188 105 192 103 195');
  },
};

// Where the caps of the college sit on these heads.
const CAP_AT = {
  professor: 'translate(-26 8) scale(1.14)',
  sophomore: 'translate(-16 -46) scale(1.12)',
  freshman: 'translate(19 50) scale(.85)',
};

export function likeness(id, side) {
  const f = new Figure(side);
  LIKENESS[COLLEGE[id] ?? id](f, id in CAPS);
  if (CAPS[id]) f.within(CAP_AT[id], () => CAPS[id](f));
  return f.svg();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = ['blue', 'red'].flatMap((side) => Object.keys(LIKENESS).map((id) => [side, id]));
  save(process.argv[2], new Map(names.map(([side, id]) => [`${side}-${id}`, likeness(id, side)])));
}
