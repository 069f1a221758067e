/** The geometry of a ring whose parts are tied to rows beside it. Lengths are in pixels, angles in degrees from the top. */

/** The width of the drawing: the ring and the hairlines to the rows. */
export const RING_WIDTH_PX = 132;
export const RING_HEIGHT_PX = 126;
/** The height of a row. */
export const RING_ROW_HEIGHT_PX = 40;
export const RING_RADIUS_PX = 52;
export const RING_THICKNESS_PX = 12;

/** The distance of a hairline from the ends of its part. */
const END_ANGLE_DEGREES = 4;
/** The directions in which hairlines leave the ring from the first row to the last. */
const FIRST_DIRECTION_DEGREES = 40;
const LAST_DIRECTION_DEGREES = 145;

/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), Math.max(min, max));

/** Returns the hairline of each part: from the ring to the lower edge of the part's row, at the end of the drawing. */
export function hairlinesOf(values: readonly number[]): readonly (readonly Point[])[] {
  const total = values.reduce((sum, value) => sum + value, 0) || 1;
  const firstRow = (RING_HEIGHT_PX - values.length * RING_ROW_HEIGHT_PX) / 2;
  const center: Point = [RING_RADIUS_PX + 1, RING_HEIGHT_PX / 2];
  let start = 0;
  return values.map((value, index) => {
    const end = start + (value / total) * 360;
    const share = values.length === 1 ? 0.5 : index / (values.length - 1);
    const direction = FIRST_DIRECTION_DEGREES + share * (LAST_DIRECTION_DEGREES - FIRST_DIRECTION_DEGREES);
    const radians = (clamp(direction, start + END_ANGLE_DEGREES, end - END_ANGLE_DEGREES) * Math.PI) / 180;
    start = end;
    const radius = RING_RADIUS_PX + 2;
    const rowEnd = firstRow + (index + 1) * RING_ROW_HEIGHT_PX - 0.5;
    return [
      [center[0] + Math.sin(radians) * radius, center[1] - Math.cos(radians) * radius],
      [RING_WIDTH_PX - 12, rowEnd],
      [RING_WIDTH_PX, rowEnd],
    ];
  });
}
