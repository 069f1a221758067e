import { CALLS, type CallName } from '@plinth/mocks';
import type { SetupWorker } from 'msw/browser';
import { API } from '#testing/world.ts';

/** What was answered to each call: the parsed body, null for one that is not JSON. */
export type Answers = ReadonlyMap<CallName, unknown>;

const PATTERNS = CALLS.map((name) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) };
});

/** The call that a request makes; undefined for one that is none of the provider's. */
function callOf({ method, url }: Request): CallName | undefined {
  const { origin, pathname } = new URL(url);
  const base = new URL(API);
  const path = pathname.slice(base.pathname.length);
  return origin === base.origin
    ? PATTERNS.find((each) => each.method === method && each.pattern.test(path))?.name
    : undefined;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await (response.clone().json() as Promise<unknown>);
  } catch {
    return null;
  }
}

/** Does something and gives what the provider answered to it: the first answer to each call. */
export async function answersDuring(
  { events }: Pick<SetupWorker, 'events'>,
  action: () => Promise<unknown>,
): Promise<Answers> {
  const answers = new Map<CallName, Promise<unknown>>();
  // A worker tells of an answer when the page has it already, and of one to something earlier meanwhile.
  const asked = new Map<string, PromiseWithResolvers<void>>();
  const over = new AbortController();
  events.on(
    'request:start',
    ({ request, requestId }) => {
      if (callOf(request)) asked.set(requestId, Promise.withResolvers());
    },
    { signal: over.signal },
  );
  events.on(
    'response:mocked',
    ({ request, requestId, response }) => {
      const name = callOf(request);
      if (name && asked.has(requestId) && !answers.has(name)) answers.set(name, bodyOf(response));
      asked.get(requestId)?.resolve();
    },
    { signal: over.signal },
  );
  try {
    await action();
    await Promise.all([...asked.values()].map(({ promise }) => promise));
  } finally {
    over.abort();
  }
  return new Map(await Promise.all([...answers].map(async ([name, body]) => [name, await body] as const)));
}
