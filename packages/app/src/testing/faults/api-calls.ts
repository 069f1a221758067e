/** Records the API calls of a page with the input needed to repeat them. */
import { isCall, type Declaration } from '@plinth/api-client/call';
import { paramNames } from '@plinth/api-client/path';
import { callHandlers } from '@plinth/mocks';
import type { SetupWorker } from 'msw/browser';
import { API } from '../world.ts';

/** A recorded API call. */
export interface RecordedCall {
  readonly declaration: Declaration;
  /** The arguments with which the client repeats the call. */
  readonly input: readonly unknown[];
  /** The parsed response body, or `null` when it is not JSON. */
  readonly responseBody: unknown;
  /** The path of the page that made the call. */
  readonly page: string;
}

const PATTERNS = callHandlers.map(({ declaration, path }) => ({
  declaration,
  pattern: new RegExp(`^${new URL(API).pathname}${path.replaceAll(/:\w+/g, '([^/]+)')}$`),
}));

/** Returns the declaration of a request and the arguments to repeat it, or `undefined` when it is not an API call. */
async function readRequest(request: Request): Promise<Pick<RecordedCall, 'declaration' | 'input'> | undefined> {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (origin !== new URL(API).origin) return undefined;
  for (const { declaration, pattern } of PATTERNS) {
    const match = declaration.method === request.method ? pattern.exec(pathname) : null;
    if (!match) continue;
    if (!isCall(declaration)) {
      const grant = { url: request.url, key: searchParams.get('key'), expiresAt: null };
      const file = request.method === 'PUT' ? await request.clone().blob() : null;
      return { declaration, input: file ? [grant, file, request.headers.get('content-type')] : [grant] };
    }
    const params = paramNames(declaration.path).map((_name, index) => decodeURIComponent(match[index + 1] ?? ''));
    const body: unknown[] = declaration.body ? [await request.clone().json()] : [];
    return {
      declaration,
      input: [...params, ...body, ...(declaration.query ? [Object.fromEntries(searchParams)] : [])],
    };
  }
  return undefined;
}

async function parseBody(response: Response): Promise<unknown> {
  try {
    return await (response.clone().json() as Promise<unknown>);
  } catch {
    return null;
  }
}

/** Runs an action and records the calls made during it: the first request of each call. */
export async function recordCalls(
  { events }: Pick<SetupWorker, 'events'>,
  action: () => Promise<unknown>,
): Promise<RecordedCall[]> {
  const recorded = new Map<string, { readonly call: Promise<Omit<RecordedCall, 'responseBody'> | undefined> }>();
  const bodies = new Map<string, PromiseWithResolvers<unknown>>();
  const recording = new AbortController();
  events.on(
    'request:start',
    ({ request, requestId }) => {
      const page = globalThis.location?.pathname ?? '';
      const call = readRequest(request).then((recognized) => recognized && { ...recognized, page });
      recorded.set(requestId, { call });
      bodies.set(requestId, Promise.withResolvers());
    },
    { signal: recording.signal },
  );
  // The event fires after the page has received the response, and also for requests from before the action.
  events.on('response:mocked', ({ requestId, response }) => bodies.get(requestId)?.resolve(parseBody(response)), {
    signal: recording.signal,
  });
  const calls: RecordedCall[] = [];
  try {
    await action();
    for (const [requestId, { call }] of recorded) {
      const recordedCall = await call;
      if (!recordedCall) continue;
      const responseBody = await bodies.get(requestId)?.promise;
      if (!calls.some(({ declaration }) => declaration === recordedCall.declaration))
        calls.push({ ...recordedCall, responseBody });
    }
  } finally {
    recording.abort();
  }
  return calls;
}
