/** A mock of the financing provider for the browser, tests and stories. */
import type { HttpHandler } from 'msw';
import { createContext, type MockContext, type MockOptions } from './context.ts';
import { addressOf, createHandler } from './endpoint.ts';
import { joinHandlers } from './join-handlers.ts';
import { domains } from './provider/domains.ts';

export type { Answer, Sample } from './answer.ts';
export type { SetClaims } from './claims.ts';
export type { MockOptions } from './context.ts';
export { pathOf } from './endpoint.ts';
export { FAULT_HEADER } from './faults/break-response.ts';
export { parseFaults, formatFaults, type Fault, type FaultSetting } from './faults/fault.ts';
export { possibleFaults } from './faults/possible-faults.ts';
export { SAMPLE_UID, sampleInputOf } from './sample.ts';
export type { ScenarioName } from './scenarios/scenario.ts';
export { createMemoryStore, type KeyValueStore } from './store.ts';
export { createToken, type TokenClaims } from './token.ts';

/** The answer to every declared call. */
export const answers = domains.flatMap(({ calls }) => calls);

/** Creates the handlers of every call over one context. */
export const providerHandlers = (context: MockContext): HttpHandler[] => [
  joinHandlers(
    answers.map((answer) => ({
      method: answer.declaration.method,
      path: addressOf(context, answer),
      createHandler: () => createHandler(context, answer),
    })),
  ),
];

/** Creates the handlers of every call, for a worker or a server of the caller. */
export const createHandlers = (options: MockOptions): HttpHandler[] => providerHandlers(createContext(options));
