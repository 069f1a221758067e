/** What is checked about the response to a call. Each check returns its problems as texts. */
import * as v from 'valibot';
import { parseBody } from '../../packages/api-client/src/body.ts';
import type { Call } from '../../packages/api-client/src/call.ts';
import { errorBodySchema } from '../../packages/api-client/src/error-body.ts';
import { reportUnknown } from '../../packages/api-client/src/schema.ts';
import { isFailure, type Exchange, type Failure } from './exchange.ts';

/** The parsed body of a response, or what is wrong with it. */
export interface ParsedResponse {
  /** The body as the client returns it; undefined when there are problems. */
  readonly value: unknown;
  readonly problems: readonly string[];
  /** What the app accepts and doesn't know. */
  readonly notes: readonly string[];
}

/** Of many invalid fields, as many are named. */
const MAX_ISSUES = 3;
const METHODS_WITHOUT_PERMISSION: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

const failed = (problem: string): ParsedResponse => ({ value: undefined, problems: [problem], notes: [] });

/** Parses a successful response with the schema of its call; a 404 that means “none” is `null`. */
export function parseResponse(call: Call, outcome: Exchange | Failure): ParsedResponse {
  if (isFailure(outcome)) return failed(outcome.failure);
  const { status, text } = outcome;
  if (status === 404 && call.notFound === null) return { value: null, problems: errorBodyProblems(text), notes: [] };
  if (status < 200 || status > 299) return failed(`${status} instead of 2xx${reasonIn(text)}`);
  const body = jsonOf(text);
  if (!body) return failed('the response is not JSON');
  const result = v.safeParse(call.response, body.value);
  if (!result.success) return { value: undefined, problems: issueTexts(result.issues), notes: [] };
  const notes: string[] = [];
  reportUnknown(call.response, body.value, call.name, ({ kind, path, value }) =>
    notes.push(kind === 'unknown-field' ? `unknown field ${path}` : `unknown value ${value ?? ''} of ${path}`),
  );
  return { value: result.output, problems: [], notes };
}

/** Checks that a request was refused with a status and a reason. */
export function refusalProblems(outcome: Exchange | Failure, status: number): readonly string[] {
  if (isFailure(outcome)) return [outcome.failure];
  if (outcome.status !== status) return [`${outcome.status} instead of ${status}`];
  return errorBodyProblems(outcome.text);
}

/** Checks the body of an error response. */
export function errorBodyProblems(text: string): readonly string[] {
  const body = jsonOf(text);
  if (!body) return ['the error is not JSON'];
  const result = v.safeParse(errorBodySchema, body.value);
  return result.success ? [] : issueTexts(result.issues).map((issue) => `the error: ${issue}`);
}

/** Checks that a browser gives the response to the app. */
export function corsProblems({ headers }: Exchange, origin: string): readonly string[] {
  const exposed = listOf(headers.get('access-control-expose-headers'));
  const missing = exposed.includes('*')
    ? []
    : ['Date', 'Retry-After'].filter((name) => !exposed.includes(name.toLowerCase()));
  return [
    ...originProblems({ headers }, origin),
    ...(missing.length > 0 ? [`Access-Control-Expose-Headers has no ${missing.join(' and no ')}`] : []),
  ];
}

/** Checks the response to a preflight: whether a browser would send the request. */
export function preflightProblems(
  outcome: Exchange | Failure,
  { method, headers: requestHeaders }: { readonly method: string; readonly headers: readonly string[] },
  origin: string,
): readonly string[] {
  if (isFailure(outcome)) return [outcome.failure];
  const { status, headers } = outcome;
  if (status < 200 || status > 299) return [`${status} instead of 2xx`];
  const methods = listOf(headers.get('access-control-allow-methods'));
  const allowed = listOf(headers.get('access-control-allow-headers'));
  // `*` doesn't cover this one.
  const isAllowed = (name: string): boolean =>
    allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
  const isMethodAllowed =
    METHODS_WITHOUT_PERMISSION.has(method) || methods.includes(method.toLowerCase()) || methods.includes('*');
  return [
    ...originProblems({ headers }, origin),
    ...(isMethodAllowed ? [] : [`Access-Control-Allow-Methods has no ${method}`]),
    ...requestHeaders
      .filter((name) => !isAllowed(name.toLowerCase()))
      .map((name) => `Access-Control-Allow-Headers has no ${name}`),
  ];
}

/** Checks that no cache keeps the data of a customer. */
export function cacheProblems({ headers }: Exchange): readonly string[] {
  const value = headers.get('cache-control');
  return listOf(value).includes('no-store') ? [] : [`Cache-Control is ${value ?? 'missing'} instead of no-store`];
}

/** Checks that a browser gives the response to the app, which reads no header of it. */
export function originProblems({ headers }: Pick<Exchange, 'headers'>, origin: string): readonly string[] {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === origin || allowed === '*'
    ? []
    : [`Access-Control-Allow-Origin is ${allowed ?? 'missing'} instead of ${origin}`];
}

const listOf = (header: string | null): readonly string[] =>
  (header ?? '').split(',').map((part) => part.trim().toLowerCase());

/** The parsed JSON of a body; `null` when it is none. */
function jsonOf(text: string): { readonly value: unknown } | null {
  try {
    return { value: parseBody(text) };
  } catch {
    return null;
  }
}

/** The message of an error, to print after its status. */
function reasonIn(text: string): string {
  const result = v.safeParse(errorBodySchema, jsonOf(text)?.value);
  return result.success ? `: ${result.output.message}` : '';
}

function issueTexts(issues: readonly v.BaseIssue<unknown>[]): readonly string[] {
  const texts = issues.map((issue) => {
    const path = v.getDotPath(issue);
    return path === null ? issue.message : `${path}: ${issue.message}`;
  });
  const more = texts.length - MAX_ISSUES;
  return more > 0 ? [...texts.slice(0, MAX_ISSUES), `and ${more} more`] : texts;
}
