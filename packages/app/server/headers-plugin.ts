import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { cacheControl, responseHeaders, type HeaderOptions } from './headers.ts';

/** The emulator's own pages (its pop-up, its frame) have inline scripts; they are not part of the app. */
const FOREIGN = /^\/(emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com)\//;
/** Under these a path names a file or a call, never a page. */
const NO_PAGE = /^\/(assets|hosted|content|v1)\//;

const pathOf = (request: IncomingMessage & { originalUrl?: string | undefined }): string =>
  (request.originalUrl ?? request.url ?? '/').split('?')[0] ?? '/';

/** The file server has an opinion of its own on caching; this one is last. */
function decideCaching(response: ServerResponse, value: string): void {
  const writeHead = response.writeHead.bind(response) as (status: number, headers: OutgoingHttpHeaders) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const given = rest.find((each): each is OutgoingHttpHeaders => typeof each === 'object' && each !== null) ?? {};
    return writeHead(status, { ...given, 'Cache-Control': value });
  }) as ServerResponse['writeHead'];
}

/** Sends the production headers from the preview server; a missing asset is a 404, never the page. */
export function headers(options: HeaderOptions): Plugin {
  const fixed = Object.entries(responseHeaders(options));
  return {
    name: 'plinth:headers',
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
          if (!NO_PAGE.test(pathOf(request))) {
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
