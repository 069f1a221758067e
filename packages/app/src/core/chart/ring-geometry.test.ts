import { expect, test } from 'vitest';
import { hairlinesOf, RING_HEIGHT_PX, RING_RADIUS_PX, RING_WIDTH_PX } from './ring-geometry.ts';

const CENTER = [RING_RADIUS_PX + 1, RING_HEIGHT_PX / 2] as const;

/** The angle of a point around the center of the ring, clockwise from the top. */
function angleOf([x, y]: readonly [number, number]): number {
  const degrees = (Math.atan2(x - CENTER[0], CENTER[1] - y) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

test.each([[[11, 22, 67]], [[1, 1]], [[100]], [[0, 3, 97]]])(
  'each hairline of %j begins at its part and ends at the lower edge of its row',
  (values) => {
    const total = values.reduce((sum, value) => sum + value, 0);
    let start = 0;
    const lines = hairlinesOf(values);
    for (const [index, value] of values.entries()) {
      const end = start + (value / total) * 360;
      const [first = [0, 0], ...others] = lines[index] ?? [];
      const [x, y] = others.at(-1) ?? [0, 0];
      // A part that is too small for the distance to its ends is met where it begins.
      expect(angleOf(first)).toBeGreaterThanOrEqual(start - 0.001);
      expect(angleOf(first)).toBeLessThanOrEqual(Math.max(end, start + 4) + 0.001);
      expect([x, (y + 0.5 - (RING_HEIGHT_PX - values.length * 40) / 2) / 40]).toEqual([RING_WIDTH_PX, index + 1]);
      start = end;
    }
  },
);
