import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChance } from '#testing/random.ts';
import { RefreshRace, type Outcome, type RefreshAnswer, type Schedule, type Step } from '#testing/refresh-race.ts';
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
  const chance = createChance(seed);
  const tabs = chance.is(0.5) ? 1 : chance.between(2, 3);
  const randomTab = () => chance.between(0, tabs - 1);
  const steps: Step[] = [{ at: 0, do: 'expire' }];
  for (let burst = chance.between(1, 3); burst > 0; burst -= 1) {
    const burstTime = chance.between(0, 1_500);
    if (chance.is(0.4)) steps.push({ at: burstTime + chance.between(0, 400), do: 'expire' });
    for (let callCount = chance.between(1, 5); callCount > 0; callCount -= 1) {
      steps.push({
        at: burstTime + chance.between(0, 150),
        do: 'call',
        tab: randomTab(),
        givenUpAfter: chance.is(0.2) ? chance.between(0, 800) : null,
        alwaysRefused: chance.is(0.08),
      });
    }
  }
  if (chance.is(0.25)) steps.push({ at: chance.between(0, 2_000), do: 'logout', tab: randomTab() });
  if (tabs > 1 && chance.is(0.3)) steps.push({ at: chance.between(0, 1_500), do: 'close', tab: randomTab() });
  if (chance.is(0.15)) {
    const offlineTime = chance.between(0, 1_000);
    steps.push(
      { at: offlineTime, do: 'network', online: false },
      { at: offlineTime + chance.between(1, 30_000), do: 'network', online: true },
    );
  }
  const alwaysSucceeds = chance.is(0.6);
  const responses: readonly RefreshAnswer[] = [
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
    answerAfter: () => chance.between(0, 300),
    refreshAfter: () => chance.between(0, 300),
    refreshAnswer: () => (alwaysSucceeds ? 'token' : (responses[chance.between(0, responses.length - 1)] ?? 'token')),
  };
}

/** Creates a schedule of ten concurrent calls with an expired token, in one tab or five, with random response times. */
function createConcurrentSchedule(seed: number): Schedule {
  const chance = createChance(seed);
  const tabs = chance.is(0.5) ? 1 : 5;
  const calls = Array.from({ length: 10 }, (_, index): Step => ({
    at: 0,
    do: 'call',
    tab: index % tabs,
    givenUpAfter: null,
    alwaysRefused: false,
  }));
  const randomDelay = () => chance.between(0, 300);
  return {
    tabs,
    steps: [{ at: 0, do: 'expire' }, ...calls],
    answerAfter: randomDelay,
    refreshAfter: randomDelay,
    refreshAnswer: () => 'token',
  };
}

/** Returns the seed and the log of a schedule that violated a rule; an empty string without violations. */
function describeViolations(seed: number, { violations, story }: Outcome): string {
  return violations.length === 0 ? '' : `PLINTH_RACE_SEED=${seed}\n${story.join('\n')}`;
}

describe('token refresh race', () => {
  it('refreshes once and fulfils every call in 200 schedules with random response times', async () => {
    for (const seed of seeds(200)) {
      const outcome = await runSchedule(createConcurrentSchedule(seed));
      expect(describeViolations(seed, outcome)).toBe('');
      expect({ seed, ...outcome }).toMatchObject({ seed, refreshes: 1, calls: 10, fulfilled: 10 });
      // Three responses and two delays after the refresh: no call waits for another.
      expect(outcome.lasted).toBeLessThanOrEqual(3 * 300 + 2 * RESUME_DELAY_MS);
    }
  }, 120_000);

  it('violates no rule in 1,000 schedules of refusals, aborts, logouts, closed tabs, lost connections and failed refreshes', async () => {
    for (const seed of seeds(1_000)) {
      expect(describeViolations(seed, await runSchedule(createRandomSchedule(seed)))).toBe('');
    }
  }, 300_000);
});
