import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE_NAME = 'mockServiceWorker.js';

/**
 * Responds with a network error to a request that fails behind the worker. Chromium reports a rejected response as an
 * unhandled rejection of the worker.
 */
const GUARD = `const { respondWith } = FetchEvent.prototype;
FetchEvent.prototype.respondWith = function (response) {
  respondWith.call(this, Promise.resolve(response).catch(() => Response.error()));
};
`;

/**
 * Takes control of the pages when one of them asks for it (`waitForControl` of the mocks). By itself the worker does so
 * once, when it starts.
 */
const CLAIM = `addEventListener('message', (event) => {
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim());
});
`;

/**
 * Leaves scripts, styles and fonts to the browser. The mock responds to none of them, and MSW would ask the page about
 * each before it fetches it.
 */
const BYPASS = `addEventListener('fetch', (event) => {
  if (['script', 'style', 'font'].includes(event.request.destination)) event.stopImmediatePropagation();
});
`;

/** Returns the script of the mock's service worker. */
const workerScript = (): string =>
  GUARD + CLAIM + BYPASS + readFileSync(fileURLToPath(import.meta.resolve(`msw/${FILE_NAME}`)), 'utf8');

/** Adds the mock's service worker to a build, and serves it during development. */
export function mockWorker(): Plugin {
  return {
    name: 'plinth:mock-worker',
    generateBundle() {
      if (this.environment.config.consumer === 'client')
        this.emitFile({ type: 'asset', fileName: FILE_NAME, source: workerScript() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE_NAME}`, (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });
        response.end(workerScript());
      });
    },
  };
}
