/** What the mock answers with, and how it reads what it is sent. */
import { HttpResponse } from 'msw';

/** An answer as data, so that it can be kept and given again. */
export interface Reply {
  readonly status: number;
  /** Sent as JSON; `null` sends nothing. */
  readonly body: object | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Any JSON object that was sent. */
export type Body = Readonly<Record<string, unknown>>;

/** 200 with a body. */
export const ok = (body: object): Reply => ({ status: 200, body });
/** 201 with what was made. */
export const created = (body: object): Reply => ({ status: 201, body });
/** 204. */
export const nothing = (): Reply => ({ status: 204, body: null });
/** A refusal with its reason, as the provider gives it. */
export const problem = (status: number, message: string): Reply => ({ status, body: { message } });

/** The reply as it is sent. */
export const toResponse = ({ status, body, headers = {} }: Reply): Response =>
  body === null ? new HttpResponse(null, { status, headers }) : HttpResponse.json(body, { status, headers });

/** The JSON object that was sent; `null` when it is not one. */
export async function readBody(request: Request): Promise<Body | null> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The field when it is a text with something in it. */
export function textOf(body: Body, field: string): string | null {
  const value = body[field];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** The field when it is a list of texts. */
export function textsOf(body: Body, field: string): readonly string[] | null {
  const value = body[field];
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
}

/** The field when it is an amount above zero in minor units. */
export function amountOf(body: Body, field: string): number | null {
  const value = body[field];
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}
