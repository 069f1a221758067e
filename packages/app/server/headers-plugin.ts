import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { cacheControl, responseHeaders, type HeaderOptions } from './headers.ts';
import { firebaseHosting, nginxServer, NO_PAGE } from './hosting.ts';

/** The emulator's own pages (its pop-up, its frame) have inline scripts; they are not part of the app. */
const FOREIGN = /^\/(emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com)\//;
const isFile = (path: string): boolean => NO_PAGE.some((folder) => path.startsWith(`/${folder}/`));

const pathOf = (request: IncomingMessage & { originalUrl?: string | undefined }): string =>
  (request.originalUrl ?? request.url ?? '/').split('?')[0] ?? '/';

/** The file server has an opinion of its own on caching; this one is last. */
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
 * Sends the production headers from the preview server; a missing asset is a 404, never the page. A build for the real
 * service writes beside its output, in `hosting/`, what a host needs to send the same.
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
      // Runs after the files were looked for and before the fallback to the page.
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
