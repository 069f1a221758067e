import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { cacheControl, responseHeaders, type HeaderOptions } from './headers.ts';

/** The emulator's own pages (its pop-up, its frame) have inline scripts; they are not part of the app. */
const FOREIGN = /^\/(emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com)\//;

/** Sends the production headers from the preview server; a missing asset is a 404, never the page. */
export function headers(options: HeaderOptions): Plugin {
  const fixed = Object.entries(responseHeaders(options));
  return {
    name: 'plinth:headers',
    configurePreviewServer(server) {
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        if (!FOREIGN.test(path)) {
          for (const [name, value] of fixed) response.setHeader(name, value);
          response.setHeader('Cache-Control', cacheControl(path));
        }
        next();
      });
      // Runs after the files were looked for and before the fallback to the page.
      return () => {
        server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
          const path = (request.url ?? '/').split('?')[0] ?? '/';
          if (!/^\/(assets|hosted|content|v1)\//.test(path)) {
            next();
            return;
          }
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.end('Not found\n');
        });
      };
    },
  };
}
