/** The kit on a page without a build, in Chromium, under the strictest content security policy. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@plinth/build/chromium';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elementNames } from './bytes.ts';
import { writeCdn } from './cdn.ts';
import { sourceManifest } from './manifest.ts';
import { serveSite, visit, type Site, type Visit } from './site.ts';

const folder = join(import.meta.dirname, '../../node_modules/.cache/plinth-cdn-test');
const { version } = sourceManifest();
const OTHER_VERSION = '99.0.0';
const texts = new Map<string, string>();
let site: Site;
let browser: Browser;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await writeCdn(join(folder, 'kit'));
  await writeCdn(join(folder, 'other'), OTHER_VERSION);
  site = await serveSite(folder, texts);
  browser = await chromium.launch(chromiumLaunch());
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

let pages = 0;

/** Opens a page with the given body, modules of the kit and a script. */
async function open(
  body: string,
  modules: readonly string[],
  script = '',
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  pages += 1;
  const path = `/page-${pages}.html`;
  texts.set(`/page-${pages}.js`, script);
  const tags = [...modules, `/page-${pages}.js`]
    .map((module) => `<script type="module" src="${module}"></script>`)
    .join('');
  const styles = '<link rel="stylesheet" href="/kit/plinth.css"><link rel="stylesheet" href="/kit/fonts.css">';
  texts.set(
    path,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${styles}${tags}</head><body>${body}</body></html>`,
  );
  return visit(browser, site, path, prepare);
}

/** Returns the undefined custom element tags on a page, including those in shadow trees. */
const undefinedTags = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() => {
    const unknown = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches(':not(:defined)') ? [element.localName] : []),
        ...(element.shadowRoot ? unknown(element.shadowRoot) : []),
      ]);
    return unknown(document);
  });

/** Fills the number fields of the page's form, presses a button and returns the data that the form submits. */
function submitWith({ page }: Visit, button: string): Promise<string> {
  return page.evaluate(async (tag) => {
    const form = document.querySelector('form');
    if (!form) throw new Error('There is no form on the page.');
    const submitted = new Promise<string>((resolve) => {
      form.addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          const data = new FormData(form, event.submitter);
          resolve(
            [...data].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`).join('&'),
          );
        },
        { once: true },
      );
    });
    for (const field of form.querySelectorAll('[name^="weeks"]')) Object.assign(field, { value: 31 });
    form.querySelector<HTMLElement>(tag)?.click();
    return submitted;
  }, button);
}

const formOf = (...prefixes: readonly string[]): string =>
  `<form>${prefixes
    .map(
      (prefix) => `<${prefix}-number-field label="Weeks" name="weeks-${prefix}"></${prefix}-number-field
    ><${prefix}-button type="submit" name="by" value="${prefix}">Go</${prefix}-button>`,
    )
    .join('')}</form>`;

describe('plinth.js', () => {
  it('loads the elements whose tags are on the page, and no other', async () => {
    const visited = await open(
      '<plinth-button>Go</plinth-button><plinth-tabs><plinth-tab name="a">One</plinth-tab></plinth-tabs>',
      ['/kit/plinth.js'],
    );
    await expect.poll(() => undefinedTags(visited)).toEqual([]);
    const loaded = visited.requestedPaths.filter((path) => path.startsWith('/kit/elements/'));
    expect(loaded.some((path) => path.includes('/button-'))).toBe(true);
    expect(loaded.filter((path) => /\/(data-table|combobox|calendar)-/.test(path))).toEqual([]);
    expect(visited.messages).toEqual([]);
  });

  it('loads elements that are added later, with those that their templates use', async () => {
    const visited = await open(
      '',
      ['/kit/plinth.js'],
      `
      const box = document.createElement('div');
      box.append(Object.assign(document.createElement('plinth-code-snippet'), { code: 'npm start' }));
      document.body.append(box);`,
    );
    await expect.poll(() => undefinedTags(visited)).toEqual([]);
    await expect.poll(() => visited.page.locator('plinth-code-snippet plinth-copy-button').count()).toBe(1);
    expect(visited.messages).toEqual([]);
  });

  it('observes a given shadow tree', async () => {
    const visited = await open(
      '<div id="host"></div>',
      ['/kit/plinth.js?start=off'],
      `
      import { observe } from '/kit/plinth.js?start=off';
      const root = document.querySelector('#host').attachShadow({ mode: 'open' });
      root.append(document.createElement('plinth-badge'));
      document.body.append(document.createElement('plinth-button'));
      observe(root);`,
    );
    await expect.poll(() => undefinedTags(visited)).toEqual(['plinth-button']);
    expect(visited.messages).toEqual([]);
  });

  it('registers elements in the registry of the given shadow tree', async () => {
    const visited = await open(
      '<div id="host"></div>',
      [],
      `
      import { observe } from '/kit/plinth.js?start=off';
      const root = document.querySelector('#host').attachShadow({ mode: 'open', customElementRegistry: new CustomElementRegistry() });
      root.append(document.createElement('plinth-badge', { customElementRegistry: root.customElementRegistry }));
      observe(root);`,
    );
    await expect
      .poll(() =>
        visited.page.evaluate(() =>
          document.querySelector('#host')?.shadowRoot?.querySelector('plinth-badge')?.matches(':defined'),
        ),
      )
      .toBe(true);
    expect(await visited.page.evaluate(() => customElements.get('plinth-badge') === undefined)).toBe(true);
    expect(visited.messages).toEqual([]);
  });

  it('reports an element that fails to load, and defines the others', async () => {
    const visited = await open(
      '<plinth-badge>New</plinth-badge><plinth-button>Go</plinth-button>',
      ['/kit/plinth.js'],
      '',
      (page) => page.route('**/elements/badge-*.js', (route) => route.abort()),
    );
    await expect.poll(() => undefinedTags(visited)).toEqual(['plinth-badge']);
    await expect
      .poll(() => visited.messages.filter((message) => message.startsWith('throws')))
      .toEqual([expect.stringContaining('elements/badge-')]);
  });

  it('defines every element within the policy and from its own host', { timeout: 60_000 }, async () => {
    const visited = await open(
      elementNames()
        .map((name) => `<plinth-${name}></plinth-${name}>`)
        .join(''),
      ['/kit/plinth.js'],
    );
    await expect.poll(() => undefinedTags(visited), { timeout: 30_000 }).toEqual([]);
    expect(visited.messages).toEqual([]);
  });
});

describe('plinth-all.js', () => {
  it('contains the entire kit in one file', async () => {
    const visited = await open(
      elementNames()
        .map((name) => `<plinth-${name}></plinth-${name}>`)
        .join(''),
      ['/kit/plinth-all.js'],
    );
    await expect.poll(() => undefinedTags(visited)).toEqual([]);
    expect(visited.requestedPaths.filter((path) => path.startsWith('/kit/') && path.endsWith('.js'))).toEqual([
      '/kit/plinth-all.js',
    ]);
    expect(visited.messages).toEqual([]);
  });
});

describe('two versions of the kit on one page', () => {
  it('work side by side under two prefixes, with controls of both in one form', async () => {
    const visited = await open(formOf('plinth', 'acme'), ['/kit/plinth.js', '/other/plinth.js?prefix=acme']);
    await expect.poll(() => undefinedTags(visited)).toEqual([]);
    const versions = await visited.page.evaluate(() =>
      ['plinth-button', 'acme-button'].map((tag) => String(Reflect.get(customElements.get(tag) ?? {}, 'version'))),
    );
    expect(versions).toEqual([version, OTHER_VERSION]);
    await expect(submitWith(visited, 'plinth-button')).resolves.toBe('weeks-plinth=31&weeks-acme=31&by=plinth');
    await expect(submitWith(visited, 'acme-button')).resolves.toBe('weeks-plinth=31&weeks-acme=31&by=acme');
    expect(visited.messages).toEqual([]);
  });

  it('work side by side when the second has its own registry', async () => {
    const visited = await open(
      `${formOf('plinth')}<div id="host"></div>`,
      ['/kit/plinth-all.js'],
      `
      import { define } from '/other/plinth-all.js?start=off';
      const registry = new CustomElementRegistry();
      define(registry);
      const root = document.querySelector('#host').attachShadow({ mode: 'open', customElementRegistry: registry });
      for (const tag of ['plinth-code-snippet', 'plinth-number-field']) root.append(document.createElement(tag, { customElementRegistry: registry }));`,
    );
    await expect.poll(() => undefinedTags(visited)).toEqual([]);
    const versions = await visited.page.evaluate(() => {
      const versionOf = (element: Element | null | undefined): string =>
        String(Reflect.get(element?.constructor ?? {}, 'version'));
      const snippet = document.querySelector('#host')?.shadowRoot?.querySelector('plinth-code-snippet');
      return [
        document.querySelector('plinth-button'),
        snippet,
        snippet?.shadowRoot?.querySelector('plinth-copy-button'),
      ].map(versionOf);
    });
    expect(versions).toEqual([version, OTHER_VERSION, OTHER_VERSION]);
    await expect(submitWith(visited, 'plinth-button')).resolves.toBe('weeks-plinth=31&by=plinth');
    expect(visited.messages).toEqual([]);
  });

  it('share tags that the first defines, and the second warns once', async () => {
    const visited = await open(formOf('plinth'), ['/kit/plinth-all.js', '/other/plinth-all.js']);
    await expect.poll(() => undefinedTags(visited)).toEqual([]);
    expect(
      await visited.page.evaluate(() => String(Reflect.get(customElements.get('plinth-tabs') ?? {}, 'version'))),
    ).toBe(version);
    await expect(submitWith(visited, 'plinth-button')).resolves.toBe('weeks-plinth=31&by=plinth');
    expect(visited.messages).toHaveLength(1);
    expect(visited.messages[0]).toMatch(
      new RegExp(
        `^warning: <plinth-[\\w-]+> is already defined by Plinth ${version}; the definition of Plinth ${OTHER_VERSION} is ignored\\.`,
      ),
    );
  });
});

describe('the CDN folder', () => {
  it('contains the fonts and their licences', () => {
    const files = readdirSync(join(folder, 'kit/fonts'));
    expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(2);
    expect(files.filter((file) => file.startsWith('LICENSE'))).toEqual([
      'LICENSE-inter.txt',
      'LICENSE-noto-sans-arabic.txt',
    ]);
  });
});
