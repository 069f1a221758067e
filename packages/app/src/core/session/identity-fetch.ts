/**
 * Replaces `fetch` for the identity provider's SDK. The SDK ends the session on every response that it does not know,
 * such as a proxy's error page or a token service that is down for a minute, and loses its refresh token on a response
 * without a token. Responses that do not decide about the session are therefore turned into network errors, which the
 * SDK tolerates.
 *
 * The SDK reads `fetch` when it loads, so this module has to be imported first.
 */
const SESSION_ENDPOINTS = /(securetoken|identitytoolkit)\.googleapis\.com\/v1\/(token|accounts:lookup)\?/;
const RATE_LIMIT_CODES = /^(TOO_MANY_ATTEMPTS|QUOTA_EXCEEDED)/;
/** Delay that the provider recommends for a rate limit without a `Retry-After` header, in milliseconds. */
const DEFAULT_RETRY_DELAY_MS = 3_000;

let retryDelay: number | null = null;

/** Milliseconds to wait according to the provider's last response about the session; null without a rate limit. */
export function requestedRetryDelay(): number | null {
  return retryDelay;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the provider's error code of a response body; null when the body is not the provider's. */
function errorCodeOf(body: unknown): string | null {
  const error = isRecord(body) ? body['error'] : null;
  return isRecord(error) && typeof error['message'] === 'string' ? error['message'] : null;
}

const hasTokens = (body: unknown) =>
  isRecord(body) && typeof body['access_token'] === 'string' && typeof body['refresh_token'] === 'string';
const hasAccount = (body: unknown) => isRecord(body) && Array.isArray(body['users']);

function retryDelayOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return seconds >= 0 ? seconds * 1_000 : DEFAULT_RETRY_DELAY_MS;
}

async function checkResponse(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const errorCode = response.ok ? null : errorCodeOf(body);
  if (response.status === 429 || RATE_LIMIT_CODES.test(errorCode ?? '')) retryDelay = retryDelayOf(response);
  const isConclusive = response.ok ? hasTokens(body) || hasAccount(body) : errorCode !== null && response.status < 500;
  if (retryDelay !== null || !isConclusive)
    throw new TypeError(`The identity provider responded with ${response.status} without a conclusive body.`);
  return response;
}

const originalFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (!SESSION_ENDPOINTS.test(address)) return originalFetch(input, init);
  retryDelay = null;
  return checkResponse(await originalFetch(input, init));
};
