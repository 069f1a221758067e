/** The mock's answers to the declared calls, typed by the declarations. */
import type { ApiClient } from '@plinth/api-client';
import type {
  AnswerInputOf,
  BodyOf,
  Call,
  CallConfig,
  FileTransfer,
  InputOf,
  MethodOf,
  ParamsOf,
  QueryOf,
} from '@plinth/api-client/call';
import type { MockContext } from './context.ts';
import type { Db } from './db.ts';
import type { Reply } from './http.ts';
import type { ScenarioName } from './scenarios/scenario.ts';
import type { Caller } from './token.ts';

/** The input of an answer to a signed-in user. */
export interface AnswerInput<Declared extends CallConfig = CallConfig> {
  readonly context: MockContext;
  readonly caller: Caller;
  /** The caller's data; changes to it are stored. */
  readonly db: Db;
  readonly now: Date;
  readonly params: ParamsOf<Declared>;
  readonly query: QueryOf<Declared>;
  readonly body: BodyOf<Declared>;
}

/** The input of an answer that needs no session. */
export interface PublicAnswerInput<Declared extends CallConfig = CallConfig> {
  readonly context: MockContext;
  readonly query: QueryOf<Declared>;
  readonly request: Request;
}

/** The input of the answer to a file transfer. */
export interface TransferInput {
  readonly context: MockContext;
  /** The query of the signed address. */
  readonly query: URLSearchParams;
  readonly request: Request;
}

/** Arguments with which a call succeeds; the tests of every call use them. */
export interface Sample<Input extends readonly unknown[] = readonly unknown[]> {
  /** Defaults to `financed`. */
  readonly scenario?: ScenarioName;
  /** The arguments, or a function that creates them with earlier calls. */
  readonly input: Input | ((client: ApiClient) => Promise<Input>);
}

/** An answer to a declared call or file transfer. */
export type Answer =
  | {
      readonly kind: 'user';
      readonly declaration: Call;
      readonly respond: (input: AnswerInput) => Reply;
      readonly sample: Sample;
    }
  | {
      readonly kind: 'public';
      readonly declaration: Call;
      readonly respond: (input: PublicAnswerInput) => Reply;
      readonly sample: Sample;
    }
  | {
      readonly kind: 'transfer';
      readonly declaration: FileTransfer;
      /** Path of the mock's storage below the base address. */
      readonly path: string;
      readonly respond: (input: TransferInput) => Response | Promise<Response>;
      readonly sample: Sample;
    };

/** Answers a call of the signed-in user. A `:customerId` of another user is a 404, a wrong body or query a 400. */
export const answer = <Declared extends CallConfig>(
  declaration: Declared,
  respond: (input: AnswerInput<Declared>) => Reply<AnswerInputOf<Declared>>,
  sample: Sample<InputOf<Declared>>,
): Answer => ({ kind: 'user', declaration, respond, sample }) as unknown as Answer;

/** Answers a call that needs no session. */
export const answerPublic = <Declared extends CallConfig>(
  declaration: Declared,
  respond: (input: PublicAnswerInput<Declared>) => Reply<AnswerInputOf<Declared>>,
  sample: Sample<InputOf<Declared>>,
): Answer => ({ kind: 'public', declaration, respond, sample }) as unknown as Answer;

/** Answers a file transfer at the mock's own storage. */
export const answerTransfer = <Declared extends FileTransfer>(
  declaration: Declared,
  path: string,
  respond: (input: TransferInput) => Response | Promise<Response>,
  sample: Sample<[...Parameters<MethodOf<Declared>>]>,
): Answer => ({ kind: 'transfer', declaration, path, respond, sample }) as unknown as Answer;
