import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createHandlers, type ScenarioName } from '@plinth/mocks';
import { getResponse } from 'msw';

/** A scenario of the mock. */
export type Scenario = ScenarioName;

/** The services outside the app: the mock's handlers run in this process, and the emulator is the identity service. */
export interface World {
  /** The origin at which the app is served. */
  readonly origin: string;
  /** The origin of the identity emulator: `http://127.0.0.1:9099`. */
  readonly emulator: string;
}

const IDENTITY_HOSTS = new Set(['identitytoolkit.googleapis.com', 'securetoken.googleapis.com']);

async function toRequest(
  request: ReturnType<Parameters<Parameters<Page['route']>[1]>[0]['request']>,
  url: string,
): Promise<Request> {
  const headers = await request.allHeaders();
  // Excludes HTTP/2 pseudo-headers and headers that `fetch` sets itself.
  const ownHeaders = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !['host', 'content-length', 'connection'].includes(name),
  );
  const body = request.postDataBuffer();
  return new Request(url, {
    method: request.method(),
    headers: ownHeaders,
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
}

async function toFulfillOptions(response: Response) {
  const headers = Object.fromEntries(
    [...response.headers].filter(
      ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
    ),
  );
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Responds to API requests with the mock's handlers; undefined where none matches. */
export function createRespond(
  origin: string,
  scenario?: Scenario,
): (request: Request) => Promise<Response | undefined> {
  const handlers = createHandlers({
    baseUrl: `${origin}/v1`,
    origin,
    clock: () => new Date(),
    scenario,
    setClaims: () => Promise.reject(new Error('The page under measurement creates no customer.')),
  });
  return (request) => getResponse(handlers, request);
}

/** Options of the responses. */
interface ProvideOptions {
  /** Whether API requests get responses, too; false where the app's own server responds to them. */
  readonly api?: boolean;
  /** Delays the responses of the identity service, which the browser's emulated network does not slow down. */
  readonly delayMs?: number;
}

/**
 * Responds to the app's requests from outside the page: API requests with the mock's handlers and identity requests with
 * the emulator. Requests to all other hosts fail.
 * @param scenario Replaces the scenario that belongs to the user.
 */
export async function provideResponses(
  page: Page,
  { origin, emulator }: World,
  scenario?: Scenario,
  { api = true, delayMs = 0 }: ProvideOptions = {},
): Promise<void> {
  const respond = createRespond(origin, scenario);
  await page.route(
    (url) => url.origin !== origin && !IDENTITY_HOSTS.has(url.hostname),
    (route) => route.abort(),
  );
  await page.route(
    (url) => IDENTITY_HOSTS.has(url.hostname),
    async (route) => {
      const { host, pathname, search } = new URL(route.request().url());
      const response = await fetch(await toRequest(route.request(), `${emulator}/${host}${pathname}${search}`));
      const options = await toFulfillOptions(response);
      await setTimeout(delayMs);
      await route.fulfill(options);
    },
  );
  if (!api) return;
  await page.route(`${origin}/v1/**`, async (route) => {
    const request = await toRequest(route.request(), route.request().url());
    const response = await respond(request);
    if (!response) throw new Error(`No handler of the mock is for ${request.method} ${request.url}.`);
    await route.fulfill(await toFulfillOptions(response));
  });
}
