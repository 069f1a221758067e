import type { ApiClient } from '../client.ts';

/** A method of the client, what it sends and what it makes of the answer. */
export interface CallRow {
  readonly name: string;
  readonly call: (client: ApiClient) => Promise<unknown>;
  /** Method and address below the base, with the query. */
  readonly request: string;
  readonly body?: object;
  /** A complete answer; it is given back as it is. */
  readonly answer: unknown;
  /** What the method makes of it, where that is not the answer itself. */
  readonly gives?: unknown;
  /** Paths that fail when they are missing; each is checked. */
  readonly required: readonly string[];
  /** Paths of names that may be unknown. */
  readonly open?: readonly string[];
}

/** The paths of fields in the first row of a list. */
export const inFirst = (fields: readonly string[]): string[] => fields.map((field) => `0.${field}`);
