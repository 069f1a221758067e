import { declarations } from '@plinth/api-client/registry';
import { listCustomers } from '@plinth/api-client/resources/customers';
import { findUserByEmail } from '@plinth/api-client/resources/users';
import { expect, test } from 'vitest';
import { parseLatency, createDelays } from './latency.ts';

const delaySequence = (isSlow: boolean, fixed: number | null) => {
  const next = createDelays(isSlow, fixed);
  return Array.from({ length: 14 }, next);
};

test.each([
  [false, 100, 300],
  [true, 2_000, 4_000],
])('with slow = %s, repeats the same delays from %d to %d ms', (isSlow, minMs, maxMs) => {
  const delays = delaySequence(isSlow, null);
  expect([Math.min(...delays), Math.max(...delays)]).toEqual([minMs, maxMs]);
  expect(new Set(delays).size).toBe(7);
  expect(delaySequence(isSlow, null)).toEqual(delays);
});

test('uses a fixed latency for every delay', () => {
  expect(new Set(delaySequence(true, 0))).toEqual(new Set([0]));
});

test.each([
  ['0', 0, []],
  ['250', 250, []],
  ['GET /customers:900', null, [[listCustomers, 900]]],
  [
    '0,GET /customers:900,GET /users:50',
    0,
    [
      [listCustomers, 900],
      [findUserByEmail, 50],
    ],
  ],
])('parses the latency %j as %j for all and %j', (text, all, calls) => {
  const latency = parseLatency(text, declarations);
  expect(latency?.all).toBe(all);
  expect([...(latency?.calls ?? [])]).toEqual(calls);
});

test.each(['', '-1', '1e3', '999999', 'GET /nowhere:900', '0,GET /customers'])('rejects the latency %j', (text) => {
  expect(parseLatency(text, declarations)).toBeNull();
});
