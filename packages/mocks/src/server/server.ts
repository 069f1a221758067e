/** The provider as a server: its API, the pages of banks and platforms, and the paths that change its settings. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomId } from '@plinth/api-client/random-id';
import { uploadFile } from '@plinth/api-client/resources/files';
import type { Operation } from '#engine/call-handler.ts';
import { createMemoryObjects, type ObjectStore } from '#engine/objects.ts';
import { createMemoryStore, type KeyValueStore } from '#engine/store.ts';
import type { SetClaims } from '../claims.ts';
import type { ProviderEvent } from '../events/events.ts';
import { createStoredLinks } from '../hosted/links.ts';
import { createAdmin } from './admin.ts';
import { createApi } from './api.ts';
import { respondToPreflight, corsHeaders, type CorsOptions } from './cors.ts';
import { send, toRequest, withBody } from './exchange.ts';
import { respondToLinkRequest, LINKS_PATH } from './hosted-links.ts';
import { createReports, REPORTS_PATH } from './reports.ts';
import { parseSettings, type SettingsText } from './settings.ts';

/** The options of the server. */
export interface ProviderOptions extends CorsOptions {
  /** The port on `localhost`; 0 for any free one. */
  readonly port: number;
  readonly setClaims: SetClaims;
  /** Where the data is; by default in memory. */
  readonly store?: KeyValueStore;
  readonly objects?: ObjectStore;
  readonly settings?: SettingsText;
  /** Events to apply at the start to the data that is there. */
  readonly events?: readonly ProviderEvent[];
  readonly clock?: () => Date;
  /** Returns a file of the hosted pages; null when there is none of this path. */
  readonly hostedFile?: (path: string) => Promise<Response | null>;
  /** Prints a report of the app or of a browser, in one line. */
  readonly onReport?: (line: string) => void;
  /** Reports an error in the server itself, which the caller gets as a 500. */
  readonly onError?: (error: unknown) => void;
}

/** A running server. */
export interface ProviderServer {
  /** `http://localhost:5177`. */
  readonly origin: string;
  /** Base address of the API. */
  readonly baseUrl: string;
  /** Closes the port and every connection. */
  readonly close: () => Promise<void>;
}

const API_PATH = '/v1';
const METHOD_HEADER = 'access-control-request-method';

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * Starts the server.
 * @throws InvalidSettingError if a setting is unknown, and an error of the system if the port is taken.
 */
export async function startProviderServer(options: ProviderOptions): Promise<ProviderServer> {
  const { appOrigin, setClaims, settings = {}, onError } = options;
  const initialSettings = parseSettings(settings);
  const store = options.store ?? createMemoryStore();
  const clock = options.clock ?? (() => new Date());
  const server = createServer();
  const origin = await listen(server, options.port);
  const baseUrl = `${origin}${API_PATH}`;
  const objects = options.objects ?? createMemoryObjects();
  const api = createApi({ origin, baseUrl, store, objects, setClaims, clock }, initialSettings);
  api.applyEvents(options.events ?? []);
  const admin = createAdmin(api, settings);
  const respondToReports = createReports((line) => options.onReport?.(line), clock);
  const links = createStoredLinks({ store, appOrigin, newId: randomId });

  /** Whether a preflight is about a signed address: only file transfers use PUT, or GET at the same path. */
  const isStorage = (request: Request): boolean =>
    api.callOf(new Request(request.url, { method: 'PUT' })) === (uploadFile as Operation);

  /** Whether a browser asks for permission. Only calls and reports come from other origins. */
  const isPreflight = ({ method, headers, url }: Request): boolean =>
    method === 'OPTIONS' &&
    headers.has(METHOD_HEADER) &&
    (url.startsWith(`${baseUrl}/`) || url === `${origin}${REPORTS_PATH}`);

  async function handleCall(request: Request, message: IncomingMessage, target: ServerResponse): Promise<void> {
    const call = api.callOf(request);
    const fault = call && api.takeFault(call);
    if (fault !== 'no-cors')
      for (const [name, value] of Object.entries(corsHeaders(request, options))) target.setHeader(name, value);
    const requestWithBody = await withBody(request, message, fault === 'slow');
    const response =
      fault === 'retry-later'
        ? Response.json({ message: 'Try again later' }, { status: 503, headers: { 'Retry-After': '1' } })
        : ((await api.respond(requestWithBody)) ??
          Response.json({ message: 'There is no such call' }, { status: 404 }));
    await send(response, target, fault);
  }

  async function respondToPage(request: Request, message: IncomingMessage): Promise<Response> {
    const { pathname } = new URL(request.url);
    const requestWithBody = await withBody(request, message, false);
    if (pathname === REPORTS_PATH) return respondToReports(requestWithBody);
    if (pathname.startsWith('/admin/')) return admin(requestWithBody);
    if (pathname.startsWith(LINKS_PATH)) return respondToLinkRequest(requestWithBody, links);
    return (await options.hostedFile?.(pathname)) ?? new Response('Not found\n', { status: 404 });
  }

  async function handleMessage(message: IncomingMessage, target: ServerResponse): Promise<void> {
    const request = toRequest(message, origin);
    if (!request) await send(new Response(null, { status: 400 }), target, null);
    else if (isPreflight(request)) await send(respondToPreflight(request, options, isStorage(request)), target, null);
    else if (request.url.startsWith(`${baseUrl}/`)) await handleCall(request, message, target);
    else await send(await respondToPage(request, message), target, null);
  }

  server.on('request', (message, target) => {
    handleMessage(message, target).catch((error: unknown) => {
      // The caller has left: nobody waits for the response.
      if (message.destroyed && !message.complete) return;
      onError?.(error);
      if (target.headersSent) target.destroy();
      else target.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"The server failed"}');
    });
  });

  return {
    origin,
    baseUrl,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
