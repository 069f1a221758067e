/**
 * The identity provider's SDK ends a session over every answer that it does not know: a token service that is down for
 * a minute, a proxy's error page. An answer without a token makes it forget its refresh token. What is no verdict on
 * the session therefore reaches it as a lost connection, which it survives.
 *
 * It takes `fetch` when it is loaded, so this module comes before it.
 */
const QUESTIONS = /(securetoken|identitytoolkit)\.googleapis\.com\/v1\/(token|accounts:lookup)\?/;
const TOO_MANY = /^(TOO_MANY_ATTEMPTS|QUOTA_EXCEEDED)/;
/** The provider's guidance where it says "later" without saying when, in milliseconds. */
const LATER = 3_000;

let pause: number | null = null;

/** Milliseconds that the provider asked to wait in its last answer about the session; null when it did not. */
export function pauseAsked(): number | null {
  return pause;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The provider's word for a refusal; null when the answer is none of the provider's. */
function refusalIn(body: unknown): string | null {
  const error = isRecord(body) ? body['error'] : null;
  return isRecord(error) && typeof error['message'] === 'string' ? error['message'] : null;
}

const hasTokens = (body: unknown) =>
  isRecord(body) && typeof body['access_token'] === 'string' && typeof body['refresh_token'] === 'string';
const hasAccount = (body: unknown) => isRecord(body) && Array.isArray(body['users']);

function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return seconds >= 0 ? seconds * 1_000 : LATER;
}

async function judged(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const refusal = response.ok ? null : refusalIn(body);
  if (response.status === 429 || TOO_MANY.test(refusal ?? '')) pause = pauseOf(response);
  const isVerdict = response.ok ? hasTokens(body) || hasAccount(body) : refusal !== null && response.status < 500;
  if (pause !== null || !isVerdict)
    throw new TypeError(`The identity provider answered with ${response.status} and no verdict.`);
  return response;
}

const original = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (!QUESTIONS.test(address)) return original(input, init);
  pause = null;
  return judged(await original(input, init));
};
