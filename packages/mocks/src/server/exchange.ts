/** Converts between the messages of Node's HTTP server and those of the Fetch API. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { ConnectionFault } from './connection-faults.ts';

/** Bytes a second of a slow request: 20 MB take five seconds. */
const SLOW_BYTES_PER_S = 4 * 1_024 * 1_024;
/** The pieces of a slow response, and the pause before each. */
const SLOW_PIECES = 10;
const SLOW_PAUSE_MS = 200;

/**
 * Returns a message without its body as a request; `null` when its path is no path.
 * @param origin Origin of the server.
 */
export function toRequest({ method = 'GET', url = '/', headers }: IncomingMessage, origin: string): Request | null {
  if (!url.startsWith('/') || !URL.canParse(origin + url)) return null;
  const ownHeaders = Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((text): [string, string] => [name, text]),
  );
  return new Request(origin + url, { method, headers: ownHeaders });
}

/**
 * Reads the body of a message and returns the request with it.
 * @throws when the caller disconnects before its end.
 */
export async function withBody(request: Request, message: IncomingMessage, isSlow: boolean): Promise<Request> {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return request;
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    // Until then nothing more is read, and the caller has to wait with what it sends.
    if (isSlow) await setTimeout((chunk.length / SLOW_BYTES_PER_S) * 1_000);
  }
  return new Request(request, { method: request.method, body: Buffer.concat(chunks) });
}

/** Sends a response, broken by the fault. A network error breaks the connection. */
export async function send(response: Response, target: ServerResponse, fault: ConnectionFault | null): Promise<void> {
  if (response.type === 'error') {
    target.destroy();
    return;
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = fault === 'plain-text' ? { 'content-type': 'text/plain' } : {};
  target.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...type,
    ...(bytes.length > 0 ? { 'content-length': bytes.length } : {}),
  });
  if (fault === 'cut') {
    target.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => target.destroy());
    return;
  }
  if (fault === 'slow') {
    const pieceLength = Math.ceil(bytes.length / SLOW_PIECES);
    for (let start = 0; start < bytes.length && !target.destroyed; start += pieceLength) {
      await setTimeout(SLOW_PAUSE_MS);
      target.write(bytes.subarray(start, start + pieceLength));
    }
    target.end();
    return;
  }
  target.end(bytes);
}
