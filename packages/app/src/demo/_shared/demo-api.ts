import type { Call, CallConfig, InputOf } from '@plinth/api-client/call';
import type { Caller } from '@plinth/api-client/caller';
import { isHttpError } from '@plinth/api-client/errors';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Deps } from '#core/deps.ts';
import { createDemoCaller } from './caller.ts';

/** A declared call with its arguments. */
interface DemoRequest {
  readonly declaration: Call;
  readonly input: readonly unknown[];
  /** Key of what the user does, the same in every attempt; a random one by default. */
  readonly idempotencyKey?: string;
}

/** Why a call failed, as the store keeps it. */
export interface DemoFailure {
  /** The HTTP status; null when there was no response. */
  readonly status: number | null;
  /** The response's own words; null without any. */
  readonly message: string | null;
  /** The errors of a form's fields, by field. */
  readonly fields: Readonly<Record<string, string>>;
}

const callers = new WeakMap<Deps, Caller>();

function callerOf(deps: Deps): Caller {
  const caller = callers.get(deps) ?? createDemoCaller(deps.tokens.source);
  callers.set(deps, caller);
  return caller;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The failure of a call that got no response. */
const NO_RESPONSE: DemoFailure = { status: null, message: null, fields: {} };

/** Reads the `error` of a response: a text, or the errors of fields. */
function readFailure(error: unknown): DemoFailure {
  if (!isHttpError(error)) return NO_RESPONSE;
  const { status, body } = error;
  const content = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  if (isText(content)) return { status, message: content, fields: {} };
  const fields = Object.entries(content ?? {}).filter((entry): entry is [string, string] => isText(entry[1]));
  return { status, message: null, fields: Object.fromEntries(fields) };
}

const isFailure = (error: unknown): error is DemoFailure =>
  typeof error === 'object' && error !== null && 'status' in error && 'fields' in error;

/** Returns why a query or a mutation failed, from its `error`. */
export const failureOf = (error: unknown): DemoFailure => (isFailure(error) ? error : NO_RESPONSE);

const baseQuery: BaseQueryFn<DemoRequest, unknown, DemoFailure> = async (
  { declaration, input, ...options },
  { extra, signal },
) => {
  try {
    return { data: await callerOf(extra as Deps)(declaration, ...(input as []), { ...options, signal }) };
  } catch (error) {
    return { error: readFailure(error) };
  }
};

/** The demo's data in the store. Each app adds its calls. */
export const demoApi = createApi({
  reducerPath: 'demo',
  baseQuery,
  endpoints: () => ({}),
  refetchOnFocus: true,
  refetchOnReconnect: true,
});

/**
 * Returns the `query` of an endpoint that makes a declared call. Its response is typed by the declaration.
 * @param inputOf returns the call's arguments.
 */
export const requestOf =
  <Declared extends CallConfig, Argument>(
    declaration: Call<Declared>,
    inputOf: (argument: Argument) => InputOf<Declared>,
  ): ((argument: Argument) => DemoRequest) =>
  (argument) => ({ declaration, input: inputOf(argument) });
