import { expect, test } from 'vitest';
import { sendTimesAfter } from './send-times.ts';

const at = (day: number, hour: number): Date => new Date(2026, 10, day, hour);

test.each([
  ['a Thursday', at(19, 17), [20, 23]],
  ['a Saturday', at(21, 7), [22, 23]],
  ['a Sunday, the evening before Monday', at(22, 20), [23]],
  ['a Monday before eight', at(23, 7), [24, 30]],
  ['the last day of a month', at(30, 12), [31, 37]],
])('on %s, mail can be sent in the morning of these days of November: %s', (_name, now, days) => {
  const times = sendTimesAfter(now).map(({ time }) => time);
  expect(times).toEqual(days.map((day) => at(day, 8).toISOString()));
});
