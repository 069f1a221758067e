import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { cacheControl, responseHeaders, type HeaderOptions } from './headers.ts';
import { firebaseHosting, nginxServer, NO_PAGE } from './hosting.ts';

/** The emulator's own pages (its pop-up and its frame), which are not part of the app and have inline scripts. */
const FOREIGN = /^\/(emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com)\//;
const isFile = (path: string): boolean => NO_PAGE.some((folder) => path.startsWith(`/${folder}/`));

const pathOf = (request: IncomingMessage & { originalUrl?: string | undefined }): string =>
  (request.originalUrl ?? request.url ?? '/').split('?')[0] ?? '/';

/** Sets the `Cache-Control` header last, because the file server sets its own. */
function decideCaching(response: ServerResponse, value: string): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers: OutgoingHttpHeaders,
  ) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const given = rest.find((each): each is OutgoingHttpHeaders => typeof each === 'object' && each !== null) ?? {};
    return writeHead(status, { ...given, 'Cache-Control': value });
  }) as ServerResponse['writeHead'];
}

/**
 * Sends the production headers from the preview server and responds to a missing asset with a 404 instead of the page.
 * A build for the real service also writes host configurations with the same headers to `hosting/`, next to its output.
 */
export function headers(options: HeaderOptions): Plugin {
  const fixed = Object.entries(responseHeaders(options));
  let beside: string | null = null;
  return {
    name: 'plinth:headers',
    configResolved({ command, root, build }) {
      if (command === 'build' && options.secure) beside = resolve(root, build.outDir, '..', 'hosting');
    },
    closeBundle() {
      if (beside === null) return;
      mkdirSync(beside, { recursive: true });
      writeFileSync(resolve(beside, 'firebase.json'), firebaseHosting(options));
      writeFileSync(resolve(beside, 'nginx.conf'), nginxServer(options));
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request);
        if (!FOREIGN.test(path)) {
          for (const [name, value] of fixed) response.setHeader(name, value);
          decideCaching(response, cacheControl(path));
        }
        next();
      });
      // Runs after the static files and before the fallback to the page.
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!isFile(pathOf(request))) {
            next();
            return;
          }
          response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
          response.end('Not found\n');
        });
      };
    },
  };
}
