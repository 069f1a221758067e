import { createHandlers, createMemoryStore, type FaultSetting, type ScenarioName } from '@plinth/mocks';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { API, TOKEN_ENDPOINT, tokenOf } from '../world.ts';
import { USER } from './personas.ts';

const NOW = new Date('2026-11-19T17:42:00Z');
/** The delay of the mock's late responses. */
const LATE_MS = 30_000;

/** A mock provider whose faults can be removed while its data stays. */
export interface TestProvider {
  /** Returns its request handlers with faults. */
  readonly handlers: (...faults: readonly FaultSetting[]) => HttpHandler[];
  /** Returns the number of late responses that are held back. */
  readonly heldCount: () => number;
  /** Releases the late responses. */
  readonly release: () => void;
}

/** Creates a mock provider with its own data and a fixed clock. */
export function createProvider(scenario: ScenarioName = 'financed'): TestProvider {
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
        // The claim of a new company is scheduled too; the tests never set it.
        schedule: (run, ms) => void (ms === LATE_MS && late.push(run)),
      }),
    ],
    heldCount: () => late.length,
    release: () => {
      for (const run of late.splice(0)) run();
    },
  };
}
