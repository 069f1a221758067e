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
const SHAFT = { halfWidth: 118, bottom: 862.2, footHalfWidth: 129.8, foot: 902.1 };
const BLOCK = { halfWidth: 177, top: 1015.6, bottom: 1080, lineCount: 9 };
/** Twelve flutes around the visible half of the shaft. Each flute spans 12 of its 15 degrees. */
const FLUTES = { count: 12, step: 15, margin: 1.5, bottom: 859.8, depth: 11.7 };
/** A flute narrower than this has fewer strokes. */
const NARROW_FLUTE_RADIUS = 5;
/** Number of segments of a moulding's profile. */
const PROFILE_SEGMENTS = 24;

const roundToTenth = (value: number): string => String(Math.round(value * 10) / 10);
const horizontalLine = (halfWidth: number, y: number): string =>
  `M${roundToTenth(CENTER_X - halfWidth)} ${roundToTenth(y)}H${roundToTenth(CENTER_X + halfWidth)}`;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point of a moulding's profile. */
interface ProfilePoint {
  readonly y: number;
  readonly halfWidth: number;
}

interface Moulding {
  /** Returns the point at `t`, which goes from 0 at the bottom to 1 at the top. */
  readonly pointAt: (t: number) => ProfilePoint;
  /** Number of spaces between the rules; 1 for a fillet, which is not curved and has no shade. */
  readonly spaces: number;
}

const fillet = (bottom: number, top: number, halfWidth: number): Moulding => ({
  pointAt: (t) => ({ y: bottom + (top - bottom) * t, halfWidth }),
  spaces: 1,
});

/** A convex moulding. Its rules are closer together towards its edges, as on a round surface. */
const torus = (bottom: number, top: number, edgeHalfWidth: number, depth: number, spaces: number): Moulding => ({
  pointAt: (t) => ({
    y: (bottom + top) / 2 + ((bottom - top) / 2) * Math.cos(Math.PI * t),
    halfWidth: edgeHalfWidth + depth * Math.sin(Math.PI * t),
  }),
  spaces,
});

/** A concave moulding that narrows towards the top. */
const scotia = (bottom: number, top: number, bottomHalfWidth: number, topHalfWidth: number): Moulding => ({
  pointAt: (t) => ({
    y: bottom + (top - bottom) * t,
    halfWidth: bottomHalfWidth + (topHalfWidth - bottomHalfWidth) * t - 11.75 * Math.sin(Math.PI * t),
  }),
  spaces: 9,
});

/** The mouldings from the block up to the foot of the shaft. */
const MOULDINGS: readonly Moulding[] = [
  torus(1015.6, 975.7, 153.4, 19.2, 14),
  fillet(975.7, 970.3, 153.4),
  scotia(970.3, 939.6, 151, 136.9),
  fillet(939.6, 934.3, 140.4),
  torus(934.3, 908.2, 135.7, 12, 10),
  fillet(908.2, 902.1, 133.3),
];

/** Returns a pseudorandom number from 0 to 1 that is always the same for an index. */
function pseudorandom(index: number): number {
  const value = Math.sin(index * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** Returns a line on the right third, since the light comes from the left. */
const shadeLine = (index: number, halfWidth: number, y: number): string =>
  `M${roundToTenth(CENTER_X + 44 + 48 * pseudorandom(index))} ${roundToTenth(y)}H${roundToTenth(CENTER_X + halfWidth)}`;

function profileLine({ pointAt }: Moulding, direction: 1 | -1): string {
  const points = Array.from({ length: PROFILE_SEGMENTS + 1 }, (_, index) => {
    const { y, halfWidth } = pointAt(index / PROFILE_SEGMENTS);
    return `${roundToTenth(CENTER_X + direction * halfWidth)} ${roundToTenth(y)}`;
  });
  return `M${points.join('L')}`;
}

function mouldingLines(moulding: Moulding, index: number, coarseness: number): { rules: string; shade: string } {
  const lines = { rules: '', shade: '' };
  const spaces = Math.max(1, Math.round(moulding.spaces / coarseness));
  for (let line = 0; line <= spaces; line += 1) {
    const rule = moulding.pointAt(line / spaces);
    lines.rules += horizontalLine(rule.halfWidth, rule.y);
    if (moulding.spaces === 1 || line === spaces) continue;
    const between = moulding.pointAt((line + 0.5) / spaces);
    lines.shade += shadeLine(index * 20 + line, between.halfWidth, between.y);
  }
  return lines;
}

/** Returns the flutes, which are narrower towards the edges, as on a round shaft, with strokes on their shaded side. */
function fluteLines(coarseness: number): { flutes: string; shade: string } {
  const lines = { flutes: '', shade: '' };
  const xAt = (degrees: number) => CENTER_X + SHAFT.halfWidth * Math.sin(radians(degrees));
  for (let index = 0; index < FLUTES.count; index += 1) {
    const start = index * FLUTES.step - 90;
    const [left, right] = [xAt(start + FLUTES.margin), xAt(start + FLUTES.step - FLUTES.margin)];
    const radius = (right - left) / 2;
    lines.flutes += `M${roundToTenth(left)} 0V${FLUTES.bottom}A${roundToTenth(radius)} ${FLUTES.depth} 0 0 0 ${roundToTenth(right)} ${FLUTES.bottom}V0`;
    const isSparse = radius < NARROW_FLUTE_RADIUS || coarseness > 1;
    for (const degrees of isSparse ? [45, 15] : [60, 45, 30, 15, 0]) {
      const x = left + radius * (1 - Math.sin(radians(degrees)));
      lines.shade += `M${roundToTenth(x)} 0V${roundToTenth(FLUTES.bottom + FLUTES.depth * Math.cos(radians(degrees)))}`;
    }
  }
  return lines;
}

/** Returns the edge of the shaft on one side, which widens at its foot. */
function shaftEdge(direction: 1 | -1): string {
  const edgeX = roundToTenth(CENTER_X + direction * SHAFT.halfWidth);
  return `M${roundToTenth(CENTER_X + direction * SHAFT.footHalfWidth)} ${SHAFT.foot}Q${edgeX} ${SHAFT.foot} ${edgeX} ${SHAFT.bottom}V0`;
}

/**
 * Returns the drawing, 520 × 1080 units. The shaft extends to the top edge and the block to the bottom edge.
 * @param coarseness A factor for the distance between lines, for small renderings.
 */
export function columnLines(coarseness = 1): ColumnLines {
  const flutes = fluteLines(coarseness);
  let outline = shaftEdge(1) + shaftEdge(-1);
  let rules = '';
  let { shade } = flutes;
  for (const [index, moulding] of MOULDINGS.entries()) {
    outline += profileLine(moulding, 1) + profileLine(moulding, -1);
    const lines = mouldingLines(moulding, index, coarseness);
    rules += lines.rules;
    shade += lines.shade;
  }
  for (const direction of [1, -1]) {
    outline += `M${CENTER_X + direction * BLOCK.halfWidth} ${BLOCK.top}V${BLOCK.bottom}`;
  }
  const blockSpaces = Math.round(BLOCK.lineCount / coarseness);
  const lineSpacing = (BLOCK.bottom - BLOCK.top) / blockSpaces;
  for (let line = 1; line <= blockSpaces; line += 1) {
    const y = BLOCK.top + line * lineSpacing;
    rules += horizontalLine(BLOCK.halfWidth, y);
    shade += shadeLine(line + 200, BLOCK.halfWidth, y - lineSpacing / 2);
  }
  return { outline, flutes: flutes.flutes, rules, shade, brass: horizontalLine(BLOCK.halfWidth, BLOCK.top) };
}
