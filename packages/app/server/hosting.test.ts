import { describe, expect, it } from 'vitest';
import { hrefOf } from '../src/core/routes/href.ts';
import { pageIds, PAGES } from '../src/shell/page-registry.ts';
import { cacheControl, responseHeaders, type HeaderOptions } from './headers.ts';
import { firebaseHosting, nginxServer, pageFileOf } from './hosting.ts';
import { HTML_PAGES } from './html-pages.ts';

const options: HeaderOptions = {
  emulator: false,
  secure: true,
  connect: ['https://api.example'],
  images: ['https://content.example'],
  frames: ['https://auth.example'],
  reports: 'https://reports.example/app',
};
const expectedHeaders = Object.entries(responseHeaders(options));

interface Rule {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}
interface Config {
  readonly hosting: {
    readonly headers: readonly Rule[];
    readonly rewrites: readonly { readonly regex: string; readonly destination: string }[];
  };
}
const firebase = (JSON.parse(firebaseHosting(options)) as Config).hosting;
const nginx = nginxServer(options);

/** Returns the headers that Firebase Hosting sends for a path. Rules apply in order, and later ones win. */
function sentByFirebase(path: string): ReadonlyMap<string, string> {
  const matching = firebase.headers.filter(
    ({ source, regex }) => source === '**' || (regex !== undefined && new RegExp(regex).test(path)),
  );
  return new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value])));
}

/** Returns the headers that nginx sends for a path: those of the first matching location, or of the last one. */
function sentByNginx(path: string): ReadonlyMap<string, string> {
  const locations = [...nginx.matchAll(/location (?:~ "([^"]+)"|\/) \{([^}]*)\}/g)].filter(([, , body]) =>
    body?.includes('try_files'),
  );
  const location = locations.find(([, pattern]) => pattern === undefined || new RegExp(pattern).test(path));
  return new Map(
    [...(location?.[2] ?? '').matchAll(/add_header (\S+) "((?:[^"\\]|\\.)*)"(?: always)?;/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll(String.raw`\"`, '"')],
    ),
  );
}

describe.each([
  ['Firebase Hosting', sentByFirebase],
  ['nginx', sentByNginx],
])('%s', (_name, headersFor) => {
  it.each(['/', hrefOf('dashboard'), '/assets/index-Dk4RJ_CI.js', '/assets/data/locales/en.json', '/version.json'])(
    'sends every header with %s',
    (path) => {
      const headers = headersFor(path);
      for (const [name, value] of expectedHeaders) expect([name, headers.get(name)]).toEqual([name, value]);
      expect(headers.get('Cache-Control')).toBe(cacheControl(path));
    },
  );
});

it.each([
  [hrefOf('bank-accounts'), true],
  ['/assets/gone-12345678.js', false],
  ['/v1/financing/leads', false],
  ['/nope.png', false],
  ['/robots.txt', false],
  ['/some/folder/nope.json', false],
])('%s falls back to the page: %s', (path, isPage) => {
  expect(firebase.rewrites.some(({ regex }) => new RegExp(regex).test(path))).toBe(isPage);
});

it.each([
  ['/', '/dashboard.html'],
  [hrefOf('login'), '/login.html'],
  [`${hrefOf('login')}/`, '/login.html'],
  [hrefOf('register'), '/register.html'],
  [hrefOf('register', { step: 'amount' }), '/index.html'],
  [hrefOf('virtual-card', { virtualCreditCardId: 'a.b' }), '/virtual-card.html'],
  [hrefOf('bank-return'), '/index.html'],
  ['/unknown', '/index.html'],
  ['/robots.txt', null],
])('serves %s with %s on every host', (path, file) => {
  expect(pageFileOf(path)).toBe(file);
  const rewrite = firebase.rewrites.find(({ regex }) => new RegExp(regex).test(path));
  expect(rewrite?.destination ?? null).toBe(file);
  const location = [...nginx.matchAll(/location (?:~ "([^"]+)"|\/) \{([^}]*)\}/g)].find(
    ([, pattern]) => pattern === undefined || new RegExp(pattern).test(path),
  );
  expect(location?.[2]).toContain(
    `try_files ${file === null ? '$uri =404' : file === '/index.html' ? '$uri /index.html' : file}`,
  );
});

it('sends with errors every header but the one that caches a file forever', () => {
  const unconditional = [...nginx.matchAll(/add_header (\S+) "[^"]*";/g)].map(([, name]) => name);
  expect(unconditional).toEqual(['Cache-Control']);
  expect(nginx).not.toMatch(/immutable" always/);
});

it('has an HTML file for every page with a frame or a form for visitors', () => {
  const prerendered = pageIds.filter((id) => PAGES[id].layout === 'vertical' || PAGES[id].kind === 'auth');
  expect(HTML_PAGES.map(({ id }) => id).toSorted()).toEqual(prerendered.toSorted());
});
