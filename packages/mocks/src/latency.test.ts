import { expect, test } from 'vitest';
import { chooseLatency, createPauses } from './latency.ts';

const row = (isSlow: boolean, fixed: number | null) => {
  const next = createPauses(isSlow, fixed);
  return Array.from({ length: 14 }, next);
};

test.each([
  [false, 100, 300],
  [true, 2_000, 4_000],
])('slow %s: the pauses lie between %d and %d ms, reach both and are the same each time', (isSlow, least, most) => {
  const pauses = row(isSlow, null);
  expect([Math.min(...pauses), Math.max(...pauses)]).toEqual([least, most]);
  expect(new Set(pauses).size).toBe(7);
  expect(row(isSlow, null)).toEqual(pauses);
});

test('a fixed latency is every pause', () => {
  expect(new Set(row(true, 0))).toEqual(new Set([0]));
});

test.each([
  ['0', 0],
  ['250', 250],
  [null, null],
  ['', null],
  ['-1', null],
  ['1e3', null],
  ['999999', null],
])('the latency %j reads as %j', (text, latency) => {
  expect(chooseLatency(text)).toBe(latency);
});
