import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRandom } from '#testing/random.ts';
import { RefreshRace, type Outcome, type RefreshResult, type Schedule, type Step } from '#testing/refresh-race.ts';
import { RESUME_DELAY_MS } from './refresh.saga.ts';

/** Set to a seed that was printed, only that course is run again. */
const ONLY = process.env['PLINTH_RACE_SEED'];
const seeds = (count: number): number[] =>
  ONLY ? [Number(ONLY)] : Array.from({ length: count }, (_, index) => index + 1);

const server = setupServer();
beforeAll(async () => {
  server.listen();
  // Loaded by the first call otherwise, in time that the faked clock does not see.
  await import('@plinth/api-client');
});
afterAll(() => server.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});

async function run(schedule: Schedule): Promise<Outcome> {
  const race = new RefreshRace(schedule);
  server.resetHandlers(...race.handlers());
  return race.run();
}

/** Everything that can meet a refresh, in a course of about two seconds. */
function anything(seed: number): Schedule {
  const chance = createRandom(seed);
  const tabs = chance.is(0.5) ? 1 : chance.between(2, 3);
  const tab = () => chance.between(0, tabs - 1);
  const steps: Step[] = [{ at: 0, do: 'expire' }];
  for (let burst = chance.between(1, 3); burst > 0; burst -= 1) {
    const at = chance.between(0, 1_500);
    if (chance.is(0.4)) steps.push({ at: at + chance.between(0, 400), do: 'expire' });
    for (let calls = chance.between(1, 5); calls > 0; calls -= 1) {
      steps.push({
        at: at + chance.between(0, 150),
        do: 'call',
        tab: tab(),
        abortAfterMs: chance.is(0.2) ? chance.between(0, 800) : null,
        alwaysRejected: chance.is(0.08),
      });
    }
  }
  if (chance.is(0.25)) steps.push({ at: chance.between(0, 2_000), do: 'logout', tab: tab() });
  if (tabs > 1 && chance.is(0.3)) steps.push({ at: chance.between(0, 1_500), do: 'close', tab: tab() });
  if (chance.is(0.15)) {
    const at = chance.between(0, 1_000);
    steps.push(
      { at, do: 'network', online: false },
      { at: at + chance.between(1, 30_000), do: 'network', online: true },
    );
  }
  const isKind = chance.is(0.6);
  const answers: readonly RefreshResult[] = [
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
    responseDelayMs: () => chance.between(0, 300),
    refreshDelayMs: () => chance.between(0, 300),
    refreshResult: () => (isKind ? 'token' : (answers[chance.between(0, answers.length - 1)] ?? 'token')),
  };
}

/** Ten calls at once with a token that has run out, in a tab or in five; every answer takes its time. */
function storm(seed: number): Schedule {
  const chance = createRandom(seed);
  const tabs = chance.is(0.5) ? 1 : 5;
  const calls = Array.from({ length: 10 }, (_, index): Step => ({
    at: 0,
    do: 'call',
    tab: index % tabs,
    abortAfterMs: null,
    alwaysRejected: false,
  }));
  const pause = () => chance.between(0, 300);
  return {
    tabs,
    steps: [{ at: 0, do: 'expire' }, ...calls],
    responseDelayMs: pause,
    refreshDelayMs: pause,
    refreshResult: () => 'token',
  };
}

/** Nothing, or what went wrong with what runs the course again and what happened in it. */
function wrongIn(seed: number, { violations, log }: Outcome): string {
  return violations.length === 0 ? '' : `PLINTH_RACE_SEED=${seed}\n${log.join('\n')}`;
}

describe('token refresh race', () => {
  it('refreshes once and fulfils every call in 200 schedules with random response times', async () => {
    for (const seed of seeds(200)) {
      const outcome = await run(storm(seed));
      expect(wrongIn(seed, outcome)).toBe('');
      expect({ seed, ...outcome }).toMatchObject({ seed, refreshes: 1, calls: 10, fulfilled: 10 });
      // Three answers and the rest after the refresh: nobody waits for another call.
      expect(outcome.durationMs).toBeLessThanOrEqual(3 * 300 + 2 * RESUME_DELAY_MS);
    }
  }, 120_000);

  it('violates no rule in 1,000 schedules of refusals, aborts, logouts, closed tabs, lost connections and failed refreshes', async () => {
    for (const seed of seeds(1_000)) {
      expect(wrongIn(seed, await run(anything(seed)))).toBe('');
    }
  }, 300_000);
});
