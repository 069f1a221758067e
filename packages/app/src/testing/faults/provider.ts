import { createHandlers, createMemoryStore, type FaultSetting, type ScenarioName } from '@plinth/mocks';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { API, TOKEN_ENDPOINT, tokenOf } from '#testing/world.ts';
import { USER } from './people.ts';

const NOW = new Date('2026-11-19T17:42:00Z');
/** How late the mock's late answers are, milliseconds. */
const LATE = 30_000;

/** A provider with a memory: it may be mended, and then knows what was done before. */
export interface TestProvider {
  /** Its calls, the answers of some of them broken; without any, mended. */
  readonly handlers: (...faults: readonly FaultSetting[]) => HttpHandler[];
  /** How many answers are late and have not come yet. */
  readonly held: () => number;
  /** Lets the late answers come. */
  readonly release: () => void;
}

/** The mock in a scenario, over data of its own. Nothing of it happens by the clock. */
export function createProvider(scenario: ScenarioName): TestProvider {
  const store = createMemoryStore();
  const late: (() => void)[] = [];
  let ids = 0;
  return {
    handlers: (...faults) => [
      http.post(TOKEN_ENDPOINT, () => HttpResponse.json({ accessToken: tokenOf(USER, 2) })),
      ...createHandlers({
        baseUrl: API,
        clock: () => NOW,
        origin: 'https://app.test',
        setClaims: async () => undefined,
        scenario,
        faults,
        store,
        newId: () => String((ids += 1)),
        // The claim of a new company is due later too: it never comes here.
        schedule: (run, ms) => void (ms === LATE && late.push(run)),
      }),
    ],
    held: () => late.length,
    release: () => {
      for (const run of late.splice(0)) run();
    },
  };
}
