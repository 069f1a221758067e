/** Requests to the provider under test, without what a browser or the client adds. */
import { setTimeout } from 'node:timers/promises';
import { retryAfterSeconds, retryDelay } from '../../packages/api-client/src/retry.ts';

/** A request of the app. */
export interface AppRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
}

/** What arrived. */
export interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Blob;
  readonly text: string;
  readonly ms: number;
}

/** Why nothing arrived. */
export interface Failure {
  readonly failure: string;
  readonly ms: number;
}

const TIMEOUT_MS = 30_000;

/** Whether no response arrived. */
export const isFailure = (outcome: Exchange | Failure): outcome is Failure => 'failure' in outcome;

/** Sends a request; one that is refused with 429 is sent again as the client would. */
export async function send(request: AppRequest): Promise<Exchange | Failure> {
  for (let retries = 0; ; retries += 1) {
    const outcome = await sendOnce(request);
    if (isFailure(outcome) || outcome.status !== 429) return outcome;
    const headers = {
      retryAfter: outcome.headers.get('retry-after') ?? undefined,
      date: outcome.headers.get('date') ?? undefined,
    };
    const delayMs = retryDelay(retries, retryAfterSeconds(headers), () => 0.5);
    if (delayMs === null) return outcome;
    await setTimeout(delayMs);
  }
}

async function sendOnce({ url, ...init }: AppRequest): Promise<Exchange | Failure> {
  const start = performance.now();
  const elapsed = (): number => Math.round(performance.now() - start);
  try {
    const response = await fetch(url, {
      ...init,
      // A redirect would lose the token or send it to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await response.blob();
    const ms = elapsed();
    return { status: response.status, headers: response.headers, body, text: await body.text(), ms };
  } catch (error) {
    return { failure: reasonOf(error), ms: elapsed() };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no response';
  if (error.name === 'TimeoutError') return `no response within ${TIMEOUT_MS / 1_000} seconds`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
  return `no response: ${code}`;
}
