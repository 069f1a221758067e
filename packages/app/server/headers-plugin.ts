import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { cacheControl, responseHeaders, type HeaderOptions } from './headers.ts';
import { firebaseHosting, nginxServer, pageFileOf } from './hosting.ts';

/** The emulator's own pages (its pop-up and its frame), which are not part of the app and have inline scripts. */
const EMULATOR_PATHS =
  /^\/(emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com)\//;

/** The file that the development server falls back to. */
const PAGE = '/index.html';

const pathOf = (request: IncomingMessage & { originalUrl?: string | undefined }): string =>
  (request.originalUrl ?? request.url ?? '/').split('?')[0] ?? '/';

/** Sets the `Cache-Control` header last, because the file server sets its own. */
function setCacheControl(response: ServerResponse, value: string): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers: OutgoingHttpHeaders,
  ) => ServerResponse;
  response.writeHead = ((status: number, ...writeHeadArguments: unknown[]) => {
    const originalHeaders =
      writeHeadArguments.find(
        (argument): argument is OutgoingHttpHeaders => typeof argument === 'object' && argument !== null,
      ) ?? {};
    return writeHead(status, { ...originalHeaders, 'Cache-Control': value });
  }) as ServerResponse['writeHead'];
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Not found\n');
}

/**
 * Sends the production headers from the development and the preview server, the HTML file of each page, and a 404 for a
 * missing file.
 * A build for the real service also writes host configurations with the same headers to `hosting/`, next to its output.
 */
export function headers(options: HeaderOptions): Plugin {
  const fixed = Object.entries(responseHeaders(options));
  let hostingFolder: string | null = null;
  return {
    name: 'plinth:headers',
    configResolved({ command, root, build }) {
      if (command === 'build' && options.secure) hostingFolder = resolve(root, build.outDir, '..', 'hosting');
    },
    closeBundle() {
      if (hostingFolder === null) return;
      mkdirSync(hostingFolder, { recursive: true });
      writeFileSync(resolve(hostingFolder, 'firebase.json'), firebaseHosting(options));
      writeFileSync(resolve(hostingFolder, 'nginx.conf'), nginxServer(options));
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!EMULATOR_PATHS.test(pathOf(request))) for (const [name, value] of fixed) response.setHeader(name, value);
        next();
      });
      // Runs after the fallback to the page, which has changed the URL of a missing file.
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = pathOf(request);
          const isFallback = request.url === PAGE && path !== PAGE;
          if (isFallback && !EMULATOR_PATHS.test(path) && pageFileOf(path) === null) sendNotFound(response);
          else next();
        });
      };
    },
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request);
        if (!EMULATOR_PATHS.test(path)) {
          for (const [name, value] of fixed) response.setHeader(name, value);
          setCacheControl(response, cacheControl(path));
          const file = existsSync(join(folder, path)) && path !== '/' ? null : pageFileOf(path);
          if (file) request.url = file;
        }
        next();
      });
      // Runs after the static files and before the fallback to the page.
      return () => {
        server.middlewares.use((request, response, next) => {
          if (EMULATOR_PATHS.test(pathOf(request))) {
            next();
            return;
          }
          sendNotFound(response);
        });
      };
    },
  };
}
