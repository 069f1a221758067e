/** A mock of the financing provider for the browser, tests and stories. */
import type { HttpHandler } from 'msw';
import { createMock, type RequestError } from '#engine/mock.ts';
import type { MockResponse } from '#engine/response.ts';
import { createContext, type MockContext, type MockOptions } from './context.ts';
import { createAuthorize } from './provider/authorize.ts';
import { domains } from './provider/domains.ts';

export { sampleInputOf } from '#engine/call-handler.ts';
export { FAULT_HEADER } from '#engine/faults/break-response.ts';
export { parseFaults, formatFaults, type Fault, type FaultSetting } from '#engine/faults/fault.ts';
export { possibleFaults } from '#engine/faults/possible-faults.ts';
export { createMemoryStore, type KeyValueStore } from '#engine/store.ts';
export type { SetClaims } from './claims.ts';
export type { MockOptions } from './context.ts';
export { SAMPLE_UID, type CallHandler } from './provider/handle.ts';
export type { ScenarioName } from './scenarios/scenarios.ts';
export { createToken, type TokenClaims } from './token.ts';

/** The handler of every declared call. */
export const callHandlers = domains.flatMap(({ calls }) => calls);

/** Creates the handlers of every call over one context. */
export const providerHandlers = (context: MockContext): HttpHandler[] =>
  createMock({ domains, context, baseUrl: context.baseUrl, authorize: createAuthorize(context), errorBody });

/** Creates the handlers of every call, for a worker or a server of the caller. */
export const createHandlers = (options: MockOptions): HttpHandler[] => providerHandlers(createContext(options));

function errorBody(error: RequestError): MockResponse['body'] {
  switch (error.status) {
    case 400:
      return { message: `The ${error.part} is not valid` };
    case 404:
      return { message: `There is no such ${error.param === 'customerId' ? 'customer' : 'resource'}` };
    case 507:
      return { message: error.message };
  }
}
