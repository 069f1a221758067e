/** The demo's answers to the declared calls. */
import type { Call } from '@plinth/api-client/call';
import type { Caller } from '@plinth/api-client/caller';
import { answersOf, type Domain as DomainOf, type SampledAnswer } from '#engine/answer.ts';
import type { DemoError } from '#engine/reply.ts';
import type { DemoContext } from './context.ts';
import type { Database } from './database.ts';

/** What an answer gets beside the request. */
export interface DemoSession {
  readonly context: DemoContext;
  readonly database: Database;
  /** The account that calls; that of the administrator in a session of the product and without one. */
  readonly accountId: number;
}

/** The options of an answer. */
export interface AnswerOptions {
  /** The error of a request that is not valid; by default its first invalid field with the reason. */
  readonly invalidError?: DemoError;
  /** The body is the record that a form fills in, not an object with the record. Its invalid field is named. */
  readonly hasFormBody?: true;
}

/** An answer to a declared call of the demo. */
export type Answer = SampledAnswer<Call, Caller> & AnswerOptions;

/** One area of the demo. */
export type Domain = DomainOf<Answer>;

/** Answers a call. An invalid body or query is a 400. */
export const answer = answersOf<{
  readonly session: DemoSession;
  readonly client: Caller;
  readonly options: AnswerOptions;
  readonly isAsync: true;
}>();
