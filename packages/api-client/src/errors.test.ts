import { expect, test } from 'vitest';
import {
  AbortedError,
  ApiError,
  HttpError,
  InvalidPathError,
  isAbortedError,
  isApiError,
  isHttpError,
  isNetworkError,
  isSchemaError,
  isSessionExpiredError,
  isTimeoutError,
  NetworkError,
  SchemaError,
  SessionExpiredError,
  TimeoutError,
  toApiError,
} from './errors.ts';

const guards = { isAbortedError, isHttpError, isNetworkError, isSchemaError, isSessionExpiredError, isTimeoutError };

test.each([
  ['aborted', new AbortedError(), 'isAbortedError'],
  ['http', new HttpError(500, null), 'isHttpError'],
  ['network', new NetworkError(), 'isNetworkError'],
  ['schema', new SchemaError('a.b', 'x'), 'isSchemaError'],
  ['session-expired', new SessionExpiredError(), 'isSessionExpiredError'],
  ['timeout', new TimeoutError(), 'isTimeoutError'],
  ['invalid-path', new InvalidPathError('x'), undefined],
  ['unknown', new ApiError('unknown', 'x'), undefined],
] as const)('assigns the code %s to one class and its guard only', (code, error, guard) => {
  expect(error.code).toBe(code);
  expect(isApiError(error)).toBe(true);
  expect(toApiError(error)).toBe(error);
  const matching = Object.entries(guards).filter(([, matches]) => matches(error));
  expect(matching.map(([name]) => name)).toEqual(guard === undefined ? [] : [guard]);
});

test.each([
  [new DOMException('gone', 'AbortError'), 'aborted'],
  [new DOMException('late', 'TimeoutError'), 'timeout'],
  [new TypeError('broken'), 'unknown'],
  ['text', 'unknown'],
  [undefined, 'unknown'],
])('converts the thrown value %s to the code %s and keeps it as the cause', (thrown, code) => {
  expect(toApiError(thrown)).toMatchObject({ code, cause: thrown });
});

test.each([
  [{ message: 'Company already registered' }, 'Company already registered'],
  [{ message: '  ' }, 'HTTP 409'],
  [{ message: 7 }, 'HTTP 409'],
  ['text', 'HTTP 409'],
  [null, 'HTTP 409'],
])('has for the body %j the message %j', (body, message) => {
  expect(new HttpError(409, body).message).toBe(message);
});

test('distinguishes HTTP errors by their status', () => {
  expect(isHttpError(new HttpError(404, null), 404)).toBe(true);
  expect(isHttpError(new HttpError(404, null), 409)).toBe(false);
});
