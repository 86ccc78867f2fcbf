"""Makes the fonts of the game from web fonts: joins their parts, keeps what the game can show, gives plain TrueType.

    python3 fonts.py < job.json

job: {"sources": [files], "out": file, "keep": [[first, last], ...], "family": "Mess Hall Text", "style": "Bold",
      "turn": {"8592": [8593, 90]}}

`turn` makes a missing character from another by turning it about its middle, counter-clockwise in degrees. The family is
renamed: the licence (OFL) wants it of a changed font whose name is reserved. Layout tables and hints are left out, since
the game's text is set glyph by glyph.
"""

import json
import math
import os
import sys
import tempfile

from fontTools.merge import Merger
from fontTools.misc.transform import Identity
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

LAYOUT = ["GDEF", "GPOS", "GSUB", "STAT", "gasp", "prep", "fpgm", "cvt ", "kern", "DSIG", "GlyphOrder"]
SPACE, NO_BREAK_SPACE = 0x20, 0xA0


def cut(path, wanted):
    """The font with only the wanted characters and without layout."""
    font = TTFont(path, recalcTimestamp=False)
    options = Options()
    options.layout_features = []
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += LAYOUT
    tool = Subsetter(options)
    tool.populate(unicodes=wanted)
    tool.subset(font)
    return font


def joined(sources, wanted):
    """One font of several parts; a character comes from the first part that has it."""
    seen, parts = set(), []
    for path in sources:
        have = set(TTFont(path).getBestCmap()) & wanted - seen
        seen |= have
        if have:
            parts.append(cut(path, have))
    if len(parts) == 1:
        return parts[0]
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for i, part in enumerate(parts):
            part.flavor = None
            files.append(os.path.join(folder, f"{i}.ttf"))
            part.save(files[-1])
        return Merger().merge(files)


def add_turned(font, new, old, degrees):
    """A character that is another one turned about the middle of its outline, with the same distance to its neighbours."""
    cmap = font.getBestCmap()
    if new in cmap or old not in cmap:
        return
    glyphs, source = font.getGlyphSet(), cmap[old]
    bounds = BoundsPen(glyphs)
    glyphs[source].draw(bounds)
    x0, y0, x1, y1 = bounds.bounds
    cx, cy, side = (x0 + x1) / 2, (y0 + y1) / 2, (font["hmtx"][source][0] - (x1 - x0)) / 2
    turn = Identity.translate(cx, cy).rotate(math.radians(degrees)).translate(-cx, -cy)
    turned = BoundsPen(glyphs)
    glyphs[source].draw(TransformPen(turned, turn))
    shift = side - turned.bounds[0]
    pen = TTGlyphPen(glyphs)
    glyphs[source].draw(TransformPen(pen, Identity.translate(shift, 0).transform(turn)))
    name = f"uni{new:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    width = turned.bounds[2] - turned.bounds[0] + 2 * side
    font["hmtx"][name] = (round(width), round(side))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[new] = name


def add_no_break_space(font):
    """The space that does not break a line, where a font has only the other one."""
    cmap = font.getBestCmap()
    if NO_BREAK_SPACE in cmap or SPACE not in cmap:
        return
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NO_BREAK_SPACE] = cmap[SPACE]


def rename(font, family, style):
    plain = family.replace(" ", "")
    new = {1: family, 2: style, 3: f"{plain}-{style}", 4: f"{family} {style}", 6: f"{plain}-{style}"}
    names = font["name"]
    names.names = [r for r in names.names if r.platformID == 3]
    for record in names.names:
        if record.nameID in new:
            record.string = new[record.nameID]


def main():
    job = json.load(sys.stdin)
    wanted = {c for first, last in job["keep"] for c in range(first, last + 1)}
    font = joined(job["sources"], wanted)
    for new, (old, degrees) in job.get("turn", {}).items():
        add_turned(font, int(new), old, degrees)
    if NO_BREAK_SPACE in wanted:
        add_no_break_space(font)
    for tag in LAYOUT:
        if tag in font:
            del font[tag]
    rename(font, job["family"], job["style"])
    font.flavor = None
    font["head"].created = font["head"].modified = 3_000_000_000  # the same bytes every time
    font.recalcTimestamp = False
    font.save(job["out"])
    print(json.dumps({"characters": len(font.getBestCmap())}))


main()
