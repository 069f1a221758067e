/** The financing provider, imitated for the browser, for tests and for stories. */
import type { HttpHandler } from 'msw';
import { createContext, type MockContext, type MockOptions } from './context.ts';
import { accountingCalls } from './provider/accounting/handlers.ts';
import { bankingCalls } from './provider/banking/handlers.ts';
import { commerceCalls } from './provider/commerce/handlers.ts';
import { connectionsCalls } from './provider/connections/handlers.ts';
import { contractsCalls } from './provider/contracts/handlers.ts';
import { customersCalls } from './provider/customers/handlers.ts';
import { featuresCalls } from './provider/features/handlers.ts';
import { filesCalls } from './provider/files/handlers.ts';
import { leadsCalls } from './provider/leads/handlers.ts';
import { promotionsCalls } from './provider/promotions/handlers.ts';
import { tasksCalls } from './provider/tasks/handlers.ts';
import { topupsCalls } from './provider/topups/handlers.ts';
import { usersCalls } from './provider/users/handlers.ts';
import { virtualCardsCalls } from './provider/virtual-cards/handlers.ts';

export { CALLS, type CallName } from './calls.ts';
export type { SetClaims } from './claims.ts';
export type { MockOptions } from './context.ts';
export { FAULT_HEADER } from './faults/break-answer.ts';
export { readFaults, writeFaults, type Fault, type FaultSetting } from './faults/fault.ts';
export { faultsOf } from './faults/faults-of.ts';
export type { ScenarioName } from './scenarios/scenario.ts';
export { createMemoryStore, type KeyValueStore } from './store.ts';
export { createToken, type TokenClaims } from './token.ts';

/** The handlers of every call over one context. */
export const providerHandlers = (context: MockContext): HttpHandler[] =>
  [
    ...usersCalls,
    ...leadsCalls,
    ...customersCalls,
    ...contractsCalls,
    ...topupsCalls,
    ...bankingCalls,
    ...accountingCalls,
    ...commerceCalls,
    ...connectionsCalls,
    ...virtualCardsCalls,
    ...tasksCalls,
    ...filesCalls,
    ...promotionsCalls,
    ...featuresCalls,
  ].map((call) => call(context));

/** The handlers of every call, for a worker or a server of one's own. */
export const createHandlers = (options: MockOptions): HttpHandler[] => providerHandlers(createContext(options));
