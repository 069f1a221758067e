import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright';

/**
 * The strictest policy that a page can have which runs scripts of its own; two copies of Lit make a policy each.
 * @param names of the policies of Trusted Types that a framework makes besides.
 */
const policyWith = (names: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    ['trusted-types lit-html', ...names, "'allow-duplicates'"].join(' '),
  ].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** Files and pages on an origin of their own, under the policy. */
export interface Site {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a folder, and texts by their path over it.
 * @param folder whose files are served.
 * @param texts pages and scripts: `{ '/page.html': '<!doctype html>…' }`; asked at each request.
 * @param names of policies of Trusted Types besides Lit's.
 */
export async function serveSite(
  folder: string,
  texts: ReadonlyMap<string, string>,
  names: readonly string[] = [],
): Promise<Site> {
  const policy = policyWith(names);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const body = texts.has(path) ? Promise.resolve(texts.get(path) ?? '') : readFile(join(folder, normalize(path)));
    body
      .then((content) =>
        response
          .writeHead(200, {
            'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
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

/** What a page did besides showing itself. */
export interface Visit {
  readonly page: Page;
  /** Paths of what it fetched, without the page itself. */
  readonly fetched: readonly string[];
  /** What it said on the console, what was thrown, what the policy refused, what it wanted from elsewhere. */
  readonly said: readonly string[];
}

/**
 * Opens a page of a site and writes down what it does.
 * @param prepare what is done with the empty page before.
 */
export async function visit(
  browser: Browser,
  { origin }: Site,
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const page = await browser.newPage();
  await prepare?.(page);
  const fetched: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin) said.push(`asks ${url.href}`);
    else if (url.pathname !== path) fetched.push(url.pathname);
  });
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`throws ${error.message}`));
  page.on('requestfailed', (request) => said.push(`fails ${request.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`refused by the policy: ${event.violatedDirective}`),
    );
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  return { page, fetched, said };
}
