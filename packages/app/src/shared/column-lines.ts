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
const MIDDLE = 318;
const SHAFT = { half: 118, bottom: 836 };
const BLOCK = { half: 177, top: 1015.5, bottom: 1080 };
const STEP = 7;

const fixed = (value: number): string => String(Math.round(value * 10) / 10);
const across = (half: number, y: number): string => `M${fixed(MIDDLE - half)} ${fixed(y)}H${fixed(MIDDLE + half)}`;

/** A moulding with its half-width by height; `t` goes from 0 at the top to 1 at the bottom. */
interface Moulding {
  readonly top: number;
  readonly bottom: number;
  readonly half: (t: number) => number;
  /** Whether the moulding is curved. Curved mouldings get shading rules. */
  readonly round: boolean;
}

const bulge = (half: number, depth: number) => (t: number) =>
  half - depth + depth * Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2));
const hollow = (top: number, bottom: number, depth: number) => (t: number) =>
  top + (bottom - top) * t ** 2 - depth * Math.sin(Math.PI * Math.min(1, t * 1.15)) * (1 - t * 0.35);
const straight = (half: number) => () => half;

/** The mouldings from the foot of the shaft down to the block. */
const MOULDINGS: readonly Moulding[] = [
  { top: 896, bottom: 902, half: straight(133.5), round: false },
  { top: 902, bottom: 934, half: bulge(148, 15), round: true },
  { top: 934, bottom: 940, half: straight(140.5), round: false },
  { top: 940, bottom: 970, half: hollow(136, 153.5, 12), round: true },
  { top: 970, bottom: 975.5, half: straight(153.5), round: false },
  { top: 975.5, bottom: 1015.5, half: bulge(173, 20), round: true },
];

/** Returns a pseudorandom number from 0 to 1 that is always the same for an index. */
function uneven(index: number): number {
  const value = Math.sin(index * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

function side(moulding: Moulding, direction: 1 | -1): string {
  const points = Array.from({ length: 25 }, (_, index) => {
    const t = index / 24;
    const y = moulding.top + (moulding.bottom - moulding.top) * t;
    return `${fixed(MIDDLE + direction * moulding.half(t))} ${fixed(y)}`;
  });
  return `M${points.join('L')}`;
}

function mouldingRules(moulding: Moulding, index: number, coarseness: number): { rules: string; shade: string } {
  const lines = { rules: '', shade: '' };
  if (!moulding.round) return { ...lines, rules: across(moulding.half(0), moulding.bottom) };
  const count = Math.round((moulding.bottom - moulding.top) / (4.2 * coarseness));
  for (let line = 1; line < count; line += 1) {
    const t = line / count;
    const y = moulding.top + (moulding.bottom - moulding.top) * t;
    lines.rules += across(moulding.half(t), y);
    // The light comes from the left, so the right third has twice as many lines.
    const from = MIDDLE + 50 + 45 * uneven(index * 20 + line);
    lines.shade += `M${fixed(from)} ${fixed(y + 2)}H${fixed(MIDDLE + moulding.half(t) - 1)}`;
  }
  return lines;
}

/** Returns the flutes, which are closer together towards the edges, as on a round shaft. */
function fluteLines(coarseness: number): { flutes: string; shade: string } {
  const lines = { flutes: '', shade: '' };
  const count = 11;
  const gap = 2.4 * coarseness;
  const at = (index: number) => MIDDLE + SHAFT.half * Math.sin(((index / count) * 2 - 1) * (Math.PI / 2) * 0.94);
  for (let index = 0; index < count; index += 1) {
    const [left, right] = [at(index) + 1.6, at(index + 1) - 1.6];
    const radius = (right - left) / 2;
    const foot = SHAFT.bottom - radius;
    lines.flutes += `M${fixed(left)} 0V${fixed(foot)}A${fixed(radius)} ${fixed(Math.min(radius, 15))} 0 0 0 ${fixed(right)} ${fixed(foot)}V0`;
    const strokes = Math.max(1, Math.round(radius / (4 * coarseness)));
    for (let stroke = 1; stroke <= strokes; stroke += 1) {
      const x = index >= count / 2 ? right - stroke * gap : left + stroke * gap;
      if (x > left && x < right) lines.shade += `M${fixed(x)} 0V${fixed(foot - 6 * uneven(index * 7 + stroke))}`;
    }
  }
  return lines;
}

/**
 * Returns the drawing, 520 × 1080 units. The shaft extends to the top edge and the block to the bottom edge.
 * @param coarseness A factor for the distance between lines, for small renderings.
 */
export function columnLines(coarseness = 1): ColumnLines {
  const step = STEP * coarseness;
  const flutes = fluteLines(coarseness);
  let outline = `M${MIDDLE - SHAFT.half} 0V${SHAFT.bottom - 14}C${MIDDLE - SHAFT.half} 872 ${MIDDLE - 122} 890 ${MIDDLE - 133.5} 890V896H${MIDDLE + 133.5}V890`;
  outline += `C${MIDDLE + 122} 890 ${MIDDLE + SHAFT.half} 872 ${MIDDLE + SHAFT.half} ${SHAFT.bottom - 14}V0`;
  outline += across(133.5, 890);
  let rules = '';
  let { shade } = flutes;
  for (const [index, moulding] of MOULDINGS.entries()) {
    outline += side(moulding, 1) + side(moulding, -1);
    const lines = mouldingRules(moulding, index, coarseness);
    rules += lines.rules;
    shade += lines.shade;
  }
  outline += `M${MIDDLE - BLOCK.half} ${BLOCK.top}V${BLOCK.bottom}M${MIDDLE + BLOCK.half} ${BLOCK.top}V${BLOCK.bottom}`;
  for (let y = BLOCK.top + step; y < BLOCK.bottom; y += step) {
    rules += across(BLOCK.half, y);
    shade += `M${fixed(MIDDLE + 60 + 40 * uneven(y))} ${fixed(y + step / 2)}H${MIDDLE + BLOCK.half}`;
  }
  return { outline, flutes: flutes.flutes, rules, shade, brass: across(BLOCK.half, BLOCK.top) };
}
