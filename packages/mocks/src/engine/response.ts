/** The responses of the mocks, as data. */
import { HttpResponse } from 'msw';

/** The error of a demo call: a text, or a text for each field (product.md#errors). */
export type DemoError = string | Readonly<Record<string, string | null>>;

/** A response as data, so that it can be stored and repeated. */
export interface MockResponse<Body = unknown> {
  readonly status: number;
  /** Sent as JSON; `null` sends no body. */
  readonly body: Body | { readonly message: string } | { readonly error: DemoError } | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** 200 with a body. */
export const ok = <Body>(body: Body): MockResponse<Body> => ({ status: 200, body });
/** 201 with the created object. */
export const created = <Body>(body: Body): MockResponse<Body> => ({ status: 201, body });
/** 204. */
export const noContent = (): MockResponse<never> => ({ status: 204, body: null });
/** An error with its reason, as the provider gives it. */
export const problem = (status: number, message: string): MockResponse<never> => ({ status, body: { message } });

/** An error with its reason, as the calls of the demo give it (product.md#errors). */
export const refuse = (status: number, error: DemoError): MockResponse<never> => ({ status, body: { error } });

/** Converts the data of a response to the response that is sent, which no cache keeps; a `Response` is sent as it is. */
export function toResponse(outcome: MockResponse | Response): Response {
  if (outcome instanceof Response) return outcome;
  const { status, body } = outcome;
  const headers = { 'Cache-Control': 'no-store', ...outcome.headers };
  return body === null
    ? new HttpResponse(null, { status, headers })
    : HttpResponse.json(Object(body), { status, headers });
}

/** The text, or `null` when it is missing or blank. */
export const textOrNull = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : text;
