/** The demo's handlers of the declared calls. */
import type { Call } from '@plinth/api-client/call';
import type { Caller } from '@plinth/api-client/caller';
import { createHandle, type Domain as DomainOf, type SampledCallHandler } from '#engine/call-handler.ts';
import type { DemoError } from '#engine/response.ts';
import type { DemoContext } from './context.ts';
import type { Database } from './database.ts';

/** What a handler gets beside the request. */
export interface DemoSession {
  readonly context: DemoContext;
  readonly database: Database;
  /** The account that calls; that of the administrator in a session of the product and without one. */
  readonly accountId: number;
}

/** The options of a handler. */
export interface HandlerOptions {
  /** The error of a request that is not valid; by default its first invalid field with the reason. */
  readonly invalidError?: DemoError;
  /** The body is the record that a form fills in, not an object with the record. Its invalid field is named. */
  readonly hasFormBody?: true;
}

/** The handler of a declared call of the demo. */
export type CallHandler = SampledCallHandler<Call, Caller> & HandlerOptions;

/** One area of the demo. */
export type Domain = DomainOf<CallHandler>;

/** Handles a call. An invalid body or query is a 400. */
export const handle = createHandle<{
  readonly session: DemoSession;
  readonly client: Caller;
  readonly options: HandlerOptions;
  readonly isAsync: true;
}>();
