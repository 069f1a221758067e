/** The demo's answers to the declared calls, typed by the declarations. */
import type {
  AnswerInputOf,
  Call,
  CallConfig,
  InputOf,
  ParamsOf,
  ParsedBodyOf,
  ParsedQueryOf,
} from '@plinth/api-client/call';
import type { Caller } from '@plinth/api-client/caller';
import type { DemoError, Reply } from '#http.ts';
import type { DemoContext } from './context.ts';
import type { Database } from './database.ts';

/** The input of an answer. */
export interface DemoAnswerInput<Declared extends CallConfig = CallConfig> {
  readonly context: DemoContext;
  readonly database: Database;
  readonly now: Date;
  /** The account that calls; that of the administrator in a session of the product and without one. */
  readonly accountId: number;
  /** The key by which a repeated request is known; null without one. */
  readonly idempotencyKey: string | null;
  readonly params: ParamsOf<Declared>;
  readonly query: ParsedQueryOf<Declared>;
  readonly body: ParsedBodyOf<Declared>;
}

/** Arguments with which a call succeeds; earlier calls that it needs are made with the function. */
export type DemoSample<Input extends readonly unknown[] = readonly unknown[]> =
  | Input
  | ((call: Caller) => Promise<Input>);

type Respond<Declared extends CallConfig> = (
  input: DemoAnswerInput<Declared>,
) => Reply<AnswerInputOf<Declared>> | Promise<Reply<AnswerInputOf<Declared>>>;

/** The options of an answer. */
export interface DemoAnswerOptions {
  /** The error of a request that is not valid; by default its first invalid field with the reason. */
  readonly invalidError?: DemoError;
  /** The body is the record that a form fills in, not an object with the record. Its invalid field is named. */
  readonly hasFormBody?: true;
}

/** An answer to a declared call of the demo. */
export interface DemoAnswer extends DemoAnswerOptions {
  readonly declaration: Call;
  readonly respond: (input: DemoAnswerInput) => Reply | Promise<Reply>;
  readonly sample: DemoSample;
}

/** A part of the demo's mock. */
export interface DemoDomain {
  readonly answers: readonly DemoAnswer[];
}

/** Answers a call. An invalid body or query is a 400. */
export const answerDemo = <Declared extends CallConfig>(
  declaration: Call<Declared>,
  respond: Respond<Declared>,
  sample: DemoSample<InputOf<Declared>>,
  options: DemoAnswerOptions = {},
): DemoAnswer => ({ declaration, respond, sample, ...options }) as unknown as DemoAnswer;
