import { createHandlers, createMemoryStore, type FaultSetting, type ScenarioName } from '@plinth/mocks';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { API, TOKEN_ENDPOINT, tokenOf } from '#testing/world.ts';
import { USER } from './personas.ts';

const NOW = new Date('2026-11-19T17:42:00Z');
/** Delay of the mock's late answers. */
const LATE_MS = 30_000;

/** A provider whose faults can be removed while its data stays. */
export interface TestProvider {
  /** Its handlers, with faults. */
  readonly handlers: (...faults: readonly FaultSetting[]) => HttpHandler[];
  /** The number of late answers that are held back. */
  readonly heldCount: () => number;
  /** Releases the late answers. */
  readonly release: () => void;
}

/** Creates a mock with its own data. Its clock stands still. */
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
        // The claim of a new company is scheduled too; it is never set here.
        schedule: (run, ms) => void (ms === LATE_MS && late.push(run)),
      }),
    ],
    heldCount: () => late.length,
    release: () => {
      for (const run of late.splice(0)) run();
    },
  };
}
