import type { MockContext } from './context.ts';
import type { Db } from './db.ts';
import type { Body } from './http.ts';
import type { Caller } from './token.ts';

/** What a call gets. */
export interface CallInput {
  readonly context: MockContext;
  readonly caller: Caller;
  /** The caller's data; what is changed in it is kept. */
  readonly db: Db;
  readonly now: Date;
  /** The value of a `:name` of the path; empty when there is none. */
  readonly param: (name: string) => string;
  readonly query: URLSearchParams;
  readonly body: Body;
}
