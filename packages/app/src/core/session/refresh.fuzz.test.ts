import { createRandom } from '@plinth/mocks/random';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefreshRace, type Outcome, type RefreshResult, type Schedule, type Step } from '#testing/refresh-race.ts';
import { RESUME_DELAY_MS } from './refresh.saga.ts';

/** Seed of a failed schedule, as printed; when set, only that schedule runs. */
const SEED = process.env['PLINTH_RACE_SEED'];
const seeds = (count: number): number[] =>
  SEED ? [Number(SEED)] : Array.from({ length: count }, (_, index) => index + 1);

const server = setupServer();
beforeAll(async () => {
  server.listen();
  // Otherwise the first call loads it, which takes time that the fake clock does not measure.
  await import('@plinth/api-client');
});
afterAll(() => server.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});

async function runSchedule(schedule: Schedule): Promise<Outcome> {
  const race = new RefreshRace(schedule);
  server.resetHandlers(...race.handlers());
  return race.run();
}

/** Creates a schedule of about two seconds with random events of every kind. */
function createRandomSchedule(seed: number): Schedule {
  const random = createRandom(seed);
  const tabs = random.is(0.5) ? 1 : random.integer(2, 3);
  const randomTab = () => random.integer(0, tabs - 1);
  const steps: Step[] = [{ at: 0, do: 'expire' }];
  for (let burst = random.integer(1, 3); burst > 0; burst -= 1) {
    const burstTime = random.integer(0, 1_500);
    if (random.is(0.4)) steps.push({ at: burstTime + random.integer(0, 400), do: 'expire' });
    for (let callCount = random.integer(1, 5); callCount > 0; callCount -= 1) {
      steps.push({
        at: burstTime + random.integer(0, 150),
        do: 'call',
        tab: randomTab(),
        abortAfterMs: random.is(0.2) ? random.integer(0, 800) : null,
        alwaysRejected: random.is(0.08),
      });
    }
  }
  if (random.is(0.25)) steps.push({ at: random.integer(0, 2_000), do: 'logout', tab: randomTab() });
  if (tabs > 1 && random.is(0.3)) steps.push({ at: random.integer(0, 1_500), do: 'close', tab: randomTab() });
  if (random.is(0.15)) {
    const offlineTime = random.integer(0, 1_000);
    steps.push(
      { at: offlineTime, do: 'network', online: false },
      { at: offlineTime + random.integer(1, 30_000), do: 'network', online: true },
    );
  }
  const alwaysSucceeds = random.is(0.6);
  const responses: readonly RefreshResult[] = [
    'token',
    'token',
    'token',
    'token',
    'failed',
    'empty',
    'rateLimited',
    'expired',
  ];
  return {
    tabs,
    steps,
    responseDelayMs: () => random.integer(0, 300),
    refreshDelayMs: () => random.integer(0, 300),
    refreshResult: () => (alwaysSucceeds ? 'token' : (responses[random.integer(0, responses.length - 1)] ?? 'token')),
  };
}

/** Creates a schedule of ten concurrent calls with an expired token, in one tab or five, with random response times. */
function createConcurrentSchedule(seed: number): Schedule {
  const random = createRandom(seed);
  const tabs = random.is(0.5) ? 1 : 5;
  const calls = Array.from({ length: 10 }, (_, index): Step => ({
    at: 0,
    do: 'call',
    tab: index % tabs,
    abortAfterMs: null,
    alwaysRejected: false,
  }));
  const randomDelay = () => random.integer(0, 300);
  return {
    tabs,
    steps: [{ at: 0, do: 'expire' }, ...calls],
    responseDelayMs: randomDelay,
    refreshDelayMs: randomDelay,
    refreshResult: () => 'token',
  };
}

/** Returns the seed and the log of a schedule that violated a rule; an empty string without violations. */
function describeViolations(seed: number, { violations, log }: Outcome): string {
  return violations.length === 0 ? '' : `PLINTH_RACE_SEED=${seed}\n${log.join('\n')}`;
}

describe('token refresh race', () => {
  it('refreshes once and fulfils every call in 200 schedules with random response times', async () => {
    for (const seed of seeds(200)) {
      const outcome = await runSchedule(createConcurrentSchedule(seed));
      expect(describeViolations(seed, outcome)).toBe('');
      expect({ seed, ...outcome }).toMatchObject({ seed, refreshes: 1, calls: 10, fulfilled: 10 });
      // Three responses and two delays after the refresh: no call waits for another.
      expect(outcome.durationMs).toBeLessThanOrEqual(3 * 300 + 2 * RESUME_DELAY_MS);
    }
  }, 120_000);

  it('violates no rule in 1,000 schedules of refusals, aborts, logouts, closed tabs, lost connections and failed refreshes', async () => {
    for (const seed of seeds(1_000)) {
      expect(describeViolations(seed, await runSchedule(createRandomSchedule(seed)))).toBe('');
    }
  }, 300_000);
});
