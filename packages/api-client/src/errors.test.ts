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
] as const)('the code %s belongs to one class and its guard alone', (code, error, guard) => {
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
])('the thrown value %s becomes code %s and stays its cause', (thrown, code) => {
  expect(toApiError(thrown)).toMatchObject({ code, cause: thrown });
});

test.each([
  [{ message: 'Company already registered' }, 'Company already registered'],
  [{ message: '  ' }, 'HTTP 409'],
  [{ message: 7 }, 'HTTP 409'],
  ['text', 'HTTP 409'],
  [null, 'HTTP 409'],
])('the message of an HTTP failure with body %j is %j', (body, message) => {
  expect(new HttpError(409, body).message).toBe(message);
});

test('an HTTP failure is told apart by its status', () => {
  expect(isHttpError(new HttpError(404, null), 404)).toBe(true);
  expect(isHttpError(new HttpError(404, null), 409)).toBe(false);
});
