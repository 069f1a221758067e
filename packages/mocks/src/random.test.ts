import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('the numbers of a seed are the same in every generator and stay in their range', () => {
  const draw = () => {
    const random = createRandom(42);
    return Array.from({ length: 200 }, () => random.integer(3, 20));
  };
  expect(draw()).toEqual(draw());
  expect([Math.min(...draw()), Math.max(...draw())]).toEqual([3, 20]);
});

test('picks the only item of a list', () => {
  expect(createRandom(1).pick(['only'])).toBe('only');
});

test.each([
  [0, 0, 0],
  [0.25, 220, 280],
  [1, 1_000, 1_000],
])('a probability of %d is met between %d and %d times in 1,000', (probability, min, max) => {
  const random = createRandom(7);
  const count = Array.from({ length: 1_000 }, () => random.is(probability)).filter(Boolean).length;
  expect(count).toBeGreaterThanOrEqual(min);
  expect(count).toBeLessThanOrEqual(max);
});
