/** A provider for the tests of the checks: the mock's server, behind a proxy that can change what it sends. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProviderServer } from '../../../packages/mocks/src/server/server.ts';
import type { SettingsText } from '../../../packages/mocks/src/server/settings.ts';
import { createToken } from '../../../packages/mocks/src/token.ts';
import type { ConformOptions } from '../options.ts';

/** The origin that the CORS rules allow. */
export const APP_ORIGIN = 'http://app.test';

/** A token of the financed business. */
export function createOwnerToken(customerId?: string): string {
  const now = Math.floor(Date.now() / 1_000);
  const user = { uid: 'ines', email: 'owner@plinth.test', issuedAt: now - 60, expiresAt: now + 3_600 };
  return createToken({ ...user, ...(customerId === undefined ? {} : { customerId }) });
}

/** Starts a provider. The caller closes it. */
export async function startProvider(settings: SettingsText = {}) {
  const server = await startProviderServer({
    port: 0,
    appOrigin: APP_ORIGIN,
    allowsIdempotencyKey: true,
    setClaims: async () => undefined,
    settings: { scenario: 'financed', ...settings },
  });
  return { url: server.baseUrl, close: server.close };
}

/** The options of a check of an address. */
export const optionsOf = (url: string, changes: Partial<ConformOptions> = {}): ConformOptions => ({
  url,
  token: createOwnerToken('customer-ines'),
  origin: APP_ORIGIN,
  writes: false,
  idempotencyKey: true,
  product: 'plinth',
  ...changes,
});

/** Changes a request and its response. */
export interface Edit {
  readonly request?: (request: Request) => Request;
  readonly response: (response: Response, request: Request) => Response | undefined;
}

/** Starts a server that forwards requests to a provider. The caller closes it. */
export async function startProxy(target: string, edit: Edit) {
  const server = createServer((message, reply) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
      const { host: _own, connection: _hop, ...headers } = message.headers as Record<string, string>;
      const incoming = new Request(`${new URL(target).origin}${message.url ?? '/'}`, {
        method: message.method ?? 'GET',
        headers,
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      });
      const request = edit.request?.(incoming) ?? incoming;
      const original = await fetch(request, { redirect: 'manual' });
      const response = edit.response(original, request) ?? original;
      const {
        'content-length': _length,
        'transfer-encoding': _encoding,
        ...sent
      } = Object.fromEntries(response.headers);
      reply.writeHead(response.status, sent).end(Buffer.from(await response.arrayBuffer()));
    })();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/v1`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
