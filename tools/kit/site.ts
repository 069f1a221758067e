import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright';

/**
 * Returns the strictest content security policy under which a page can run its own scripts. Two copies of Lit create
 * two policies.
 * @param policyNames the names of the framework's additional Trusted Types policies.
 */
const policyWith = (policyNames: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    ['trusted-types lit-html', ...policyNames, "'allow-duplicates'"].join(' '),
  ].join('; ');

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** Files and pages on their own origin, served with the policy. */
export interface Site {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a folder and, in addition, texts by their path.
 * @param folder the folder with the files.
 * @param texts pages and scripts, such as `{ '/page.html': '<!doctype html>…' }`; read on each request.
 * @param policyNames the names of Trusted Types policies besides Lit's.
 */
export async function serveSite(
  folder: string,
  texts: ReadonlyMap<string, string>,
  policyNames: readonly string[] = [],
): Promise<Site> {
  const policy = policyWith(policyNames);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const body = texts.has(path) ? Promise.resolve(texts.get(path) ?? '') : readFile(join(folder, normalize(path)));
    body
      .then((content) =>
        response
          .writeHead(200, {
            'Content-Type': MEDIA_TYPES[extname(path)] ?? 'application/octet-stream',
            'Content-Security-Policy': policy,
          })
          .end(content),
      )
      .catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The recorded activity of a page. */
export interface Visit {
  readonly page: Page;
  /** Paths of the requested files, without the page itself. */
  readonly requestedPaths: readonly string[];
  /** Console messages, uncaught errors, policy violations and requests to other origins. */
  readonly messages: readonly string[];
}

/**
 * Opens a page of a site and records its activity.
 * @param prepare prepares the empty page before it navigates.
 */
export async function visit(
  browser: Browser,
  { origin }: Site,
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const page = await browser.newPage();
  await prepare?.(page);
  const requestedPaths: string[] = [];
  const messages: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin) messages.push(`requests ${url.href}`);
    else if (url.pathname !== path) requestedPaths.push(url.pathname);
  });
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`throws ${error.message}`));
  page.on('requestfailed', (request) => messages.push(`fails ${request.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`violates the policy: ${event.violatedDirective}`),
    );
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  return { page, requestedPaths, messages };
}
