import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleBootScripts, hashesOf } from '../server/boot-scripts.ts';
import { cacheControl, headerOptions, responseHeaders } from '../server/headers.ts';
import { pageFileOf } from '../server/hosting.ts';
import type { BuiltApp, ServedApp } from './built-app.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A file as it is sent. */
interface SentFile {
  readonly type: string;
  readonly body: Buffer;
  readonly isCompressed: boolean;
}

/** Returns the response to a request that is for no file; undefined where there is none. */
export type Respond = (request: Request) => Promise<Response | undefined>;

function toFile(name: string, content: Buffer): SentFile {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  const isCompressed = !name.endsWith('.woff2');
  return { type, isCompressed, body: isCompressed ? brotliCompressSync(content) : content };
}

async function sendResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-length'));
  const body = brotliCompressSync(Buffer.from(await response.arrayBuffer()));
  outgoing.writeHead(response.status, { ...headers, 'content-encoding': 'br' }).end(body);
}

const toRequest = (request: IncomingMessage, origin: string): Request =>
  new Request(`${origin}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]),
  });

/**
 * Serves a build as a host does, over HTTP/1.1: compressed with Brotli, with the production headers, and with the HTML of
 * each page. The preview server compresses nothing.
 * @param extraFiles further files by path, such as `/floor.html`.
 */
export async function serveCompressed(
  { folder, environment }: BuiltApp,
  extraFiles: Readonly<Record<string, string>>,
  respond: Respond,
): Promise<ServedApp> {
  const options = { ...headerOptions(environment), scriptHashes: hashesOf(await bundleBootScripts()) };
  const headers = responseHeaders({ ...options, secure: false });
  const files = new Map<string, SentFile>();
  const fileOf = (path: string): SentFile | undefined => {
    const extra = extraFiles[path];
    const name = extra === undefined && extname(path) === '' ? (pageFileOf(path) ?? path) : path;
    if (files.has(name)) return files.get(name);
    const onDisk = join(folder, name);
    if (extra === undefined && !statSync(onDisk, { throwIfNoEntry: false })?.isFile()) return undefined;
    const file = toFile(name, extra === undefined ? readFileSync(onDisk) : Buffer.from(extra));
    files.set(name, file);
    return file;
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const file = request.method === 'GET' && !path.startsWith('/v1/') ? fileOf(path) : undefined;
    if (file) {
      response.writeHead(200, {
        ...headers,
        'Cache-Control': cacheControl(path),
        'Content-Type': file.type,
        ...(file.isCompressed ? { 'Content-Encoding': 'br' } : {}),
      });
      response.end(file.body);
      return;
    }
    void respond(toRequest(request, origin)).then((found) =>
      sendResponse(response, found ?? new Response('Not found', { status: 404 })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
