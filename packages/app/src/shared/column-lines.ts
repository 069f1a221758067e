/** An engraving of an Attic column base as path data, in drawing order. */
export interface ColumnLines {
  readonly outline: string;
  readonly flutes: string;
  readonly rules: string;
  readonly shade: string;
  /** The only line in brass instead of ink. */
  readonly brass: string;
}

/** The center of the column and the half-widths of its parts, in the drawing's units. */
const CENTER_X = 318;
const SHAFT = { halfWidth: 118, bottom: 836 };
const BLOCK = { halfWidth: 177, top: 1015.5, bottom: 1080 };
const LINE_SPACING = 7;

const roundToTenth = (value: number): string => String(Math.round(value * 10) / 10);
const horizontalLine = (halfWidth: number, y: number): string =>
  `M${roundToTenth(CENTER_X - halfWidth)} ${roundToTenth(y)}H${roundToTenth(CENTER_X + halfWidth)}`;

/** A moulding with its half-width by height; `t` goes from 0 at the top to 1 at the bottom. */
interface Moulding {
  readonly top: number;
  readonly bottom: number;
  readonly halfWidth: (t: number) => number;
  /** Whether the moulding is curved. Curved mouldings get shading rules. */
  readonly round: boolean;
}

const bulge = (halfWidth: number, depth: number) => (t: number) =>
  halfWidth - depth + depth * Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2));
const hollow = (top: number, bottom: number, depth: number) => (t: number) =>
  top + (bottom - top) * t ** 2 - depth * Math.sin(Math.PI * Math.min(1, t * 1.15)) * (1 - t * 0.35);
const straight = (halfWidth: number) => () => halfWidth;

/** The mouldings from the foot of the shaft down to the block. */
const MOULDINGS: readonly Moulding[] = [
  { top: 896, bottom: 902, halfWidth: straight(133.5), round: false },
  { top: 902, bottom: 934, halfWidth: bulge(148, 15), round: true },
  { top: 934, bottom: 940, halfWidth: straight(140.5), round: false },
  { top: 940, bottom: 970, halfWidth: hollow(136, 153.5, 12), round: true },
  { top: 970, bottom: 975.5, halfWidth: straight(153.5), round: false },
  { top: 975.5, bottom: 1015.5, halfWidth: bulge(173, 20), round: true },
];

/** Returns a pseudorandom number from 0 to 1 that is always the same for an index. */
function pseudorandom(index: number): number {
  const value = Math.sin(index * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

function profileLine(moulding: Moulding, direction: 1 | -1): string {
  const points = Array.from({ length: 25 }, (_, index) => {
    const t = index / 24;
    const y = moulding.top + (moulding.bottom - moulding.top) * t;
    return `${roundToTenth(CENTER_X + direction * moulding.halfWidth(t))} ${roundToTenth(y)}`;
  });
  return `M${points.join('L')}`;
}

function mouldingRules(moulding: Moulding, index: number, coarseness: number): { rules: string; shade: string } {
  const lines = { rules: '', shade: '' };
  if (!moulding.round) return { ...lines, rules: horizontalLine(moulding.halfWidth(0), moulding.bottom) };
  const count = Math.round((moulding.bottom - moulding.top) / (4.2 * coarseness));
  for (let line = 1; line < count; line += 1) {
    const t = line / count;
    const y = moulding.top + (moulding.bottom - moulding.top) * t;
    lines.rules += horizontalLine(moulding.halfWidth(t), y);
    // The light comes from the left, so the right third has twice as many lines.
    const startX = CENTER_X + 50 + 45 * pseudorandom(index * 20 + line);
    lines.shade += `M${roundToTenth(startX)} ${roundToTenth(y + 2)}H${roundToTenth(CENTER_X + moulding.halfWidth(t) - 1)}`;
  }
  return lines;
}

/** Returns the flutes, which are closer together towards the edges, as on a round shaft. */
function fluteLines(coarseness: number): { flutes: string; shade: string } {
  const lines = { flutes: '', shade: '' };
  const count = 11;
  const strokeSpacing = 2.4 * coarseness;
  const edgeX = (index: number) =>
    CENTER_X + SHAFT.halfWidth * Math.sin(((index / count) * 2 - 1) * (Math.PI / 2) * 0.94);
  for (let index = 0; index < count; index += 1) {
    const [left, right] = [edgeX(index) + 1.6, edgeX(index + 1) - 1.6];
    const radius = (right - left) / 2;
    const foot = SHAFT.bottom - radius;
    lines.flutes += `M${roundToTenth(left)} 0V${roundToTenth(foot)}A${roundToTenth(radius)} ${roundToTenth(Math.min(radius, 15))} 0 0 0 ${roundToTenth(right)} ${roundToTenth(foot)}V0`;
    const strokes = Math.max(1, Math.round(radius / (4 * coarseness)));
    for (let stroke = 1; stroke <= strokes; stroke += 1) {
      const x = index >= count / 2 ? right - stroke * strokeSpacing : left + stroke * strokeSpacing;
      if (x > left && x < right)
        lines.shade += `M${roundToTenth(x)} 0V${roundToTenth(foot - 6 * pseudorandom(index * 7 + stroke))}`;
    }
  }
  return lines;
}

/**
 * Returns the drawing, 520 × 1080 units. The shaft extends to the top edge and the block to the bottom edge.
 * @param coarseness A factor for the distance between lines, for small renderings.
 */
export function columnLines(coarseness = 1): ColumnLines {
  const lineSpacing = LINE_SPACING * coarseness;
  const flutes = fluteLines(coarseness);
  let outline = `M${CENTER_X - SHAFT.halfWidth} 0V${SHAFT.bottom - 14}C${CENTER_X - SHAFT.halfWidth} 872 ${CENTER_X - 122} 890 ${CENTER_X - 133.5} 890V896H${CENTER_X + 133.5}V890`;
  outline += `C${CENTER_X + 122} 890 ${CENTER_X + SHAFT.halfWidth} 872 ${CENTER_X + SHAFT.halfWidth} ${SHAFT.bottom - 14}V0`;
  outline += horizontalLine(133.5, 890);
  let rules = '';
  let { shade } = flutes;
  for (const [index, moulding] of MOULDINGS.entries()) {
    outline += profileLine(moulding, 1) + profileLine(moulding, -1);
    const lines = mouldingRules(moulding, index, coarseness);
    rules += lines.rules;
    shade += lines.shade;
  }
  outline += `M${CENTER_X - BLOCK.halfWidth} ${BLOCK.top}V${BLOCK.bottom}M${CENTER_X + BLOCK.halfWidth} ${BLOCK.top}V${BLOCK.bottom}`;
  for (let y = BLOCK.top + lineSpacing; y < BLOCK.bottom; y += lineSpacing) {
    rules += horizontalLine(BLOCK.halfWidth, y);
    shade += `M${roundToTenth(CENTER_X + 60 + 40 * pseudorandom(y))} ${roundToTenth(y + lineSpacing / 2)}H${CENTER_X + BLOCK.halfWidth}`;
  }
  return { outline, flutes: flutes.flutes, rules, shade, brass: horizontalLine(BLOCK.halfWidth, BLOCK.top) };
}
