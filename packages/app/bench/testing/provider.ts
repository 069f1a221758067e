import type { Page } from '@playwright/test';
import { createHandlers, type ScenarioName } from '@plinth/mocks';
import { getResponse } from 'msw';

/** What the mock can be like. */
export type Scenario = ScenarioName;

/** Who answers in place of the world: the mock's handlers run here, and the emulator is the identity service. */
export interface World {
  /** Where the app is served. */
  readonly origin: string;
  /** Where the identity emulator listens: `http://127.0.0.1:9099`. */
  readonly emulator: string;
}

const IDENTITY_HOSTS = new Set(['identitytoolkit.googleapis.com', 'securetoken.googleapis.com']);

async function asRequest(
  request: ReturnType<Parameters<Parameters<Page['route']>[1]>[0]['request']>,
  url: string,
): Promise<Request> {
  const headers = await request.allHeaders();
  // HTTP/2's own names, and what `fetch` works out for itself.
  const own = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !['host', 'content-length', 'connection'].includes(name),
  );
  const body = request.postDataBuffer();
  return new Request(url, { method: request.method(), headers: own, ...(body ? { body: new Uint8Array(body) } : {}) });
}

async function asAnswer(response: Response) {
  const headers = Object.fromEntries(
    [...response.headers].filter(
      ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
    ),
  );
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/**
 * Answers the product's calls without a byte in the product: the provider's by the mock's handlers, the identity
 * service's by the emulator, and everything else of other hosts not at all.
 * @param scenario of the mock, instead of the one that belongs to the person.
 */
export async function answerAs(page: Page, { origin, emulator }: World, scenario?: Scenario): Promise<void> {
  const handlers = createHandlers({
    baseUrl: `${origin}/v1`,
    origin,
    clock: () => new Date(),
    scenario,
    setClaims: () => Promise.reject(new Error('The page under measurement creates no customer.')),
  });
  await page.route(
    (url) => url.origin !== origin && !IDENTITY_HOSTS.has(url.hostname),
    (route) => route.abort(),
  );
  await page.route(
    (url) => IDENTITY_HOSTS.has(url.hostname),
    async (route) => {
      const { host, pathname, search } = new URL(route.request().url());
      const response = await fetch(await asRequest(route.request(), `${emulator}/${host}${pathname}${search}`));
      await route.fulfill(await asAnswer(response));
    },
  );
  await page.route(`${origin}/v1/**`, async (route) => {
    const request = await asRequest(route.request(), route.request().url());
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler of the mock answers ${request.method} ${request.url}.`);
    await route.fulfill(await asAnswer(response));
  });
}
