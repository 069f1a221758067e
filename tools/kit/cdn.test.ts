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
const OTHER = '99.0.0';
const texts = new Map<string, string>();
let site: Site;
let browser: Browser;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await writeCdn(join(folder, 'kit'));
  await writeCdn(join(folder, 'other'), OTHER);
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
const unknownOn = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() => {
    const unknown = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [
        ...(each.matches(':not(:defined)') ? [each.localName] : []),
        ...(each.shadowRoot ? unknown(each.shadowRoot) : []),
      ]);
    return unknown(document);
  });

/** Fills the number fields of the page's form, presses a button and returns the data that the form submits. */
function sentFrom({ page }: Visit, button: string): Promise<string> {
  return page.evaluate(async (tag) => {
    const form = document.querySelector('form');
    if (!form) throw new Error('There is no form on the page.');
    const sent = new Promise<string>((resolve) => {
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
    return sent;
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
    const seen = await open(
      '<plinth-button>Go</plinth-button><plinth-tabs><plinth-tab name="a">One</plinth-tab></plinth-tabs>',
      ['/kit/plinth.js'],
    );
    await expect.poll(() => unknownOn(seen)).toEqual([]);
    const loaded = seen.fetched.filter((path) => path.startsWith('/kit/elements/'));
    expect(loaded.some((path) => path.includes('/button-'))).toBe(true);
    expect(loaded.filter((path) => /\/(data-table|combobox|calendar)-/.test(path))).toEqual([]);
    expect(seen.said).toEqual([]);
  });

  it('loads what comes later, with what its template uses', async () => {
    const seen = await open(
      '',
      ['/kit/plinth.js'],
      `
      const box = document.createElement('div');
      box.append(Object.assign(document.createElement('plinth-code-snippet'), { code: 'npm start' }));
      document.body.append(box);`,
    );
    await expect.poll(() => unknownOn(seen)).toEqual([]);
    await expect.poll(() => seen.page.locator('plinth-code-snippet plinth-copy-button').count()).toBe(1);
    expect(seen.said).toEqual([]);
  });

  it('looks into a shadow tree when it is given one', async () => {
    const seen = await open(
      '<div id="host"></div>',
      ['/kit/plinth.js?start=off'],
      `
      import { observe } from '/kit/plinth.js?start=off';
      const root = document.querySelector('#host').attachShadow({ mode: 'open' });
      root.append(document.createElement('plinth-badge'));
      document.body.append(document.createElement('plinth-button'));
      observe(root);`,
    );
    await expect.poll(() => unknownOn(seen)).toEqual(['plinth-button']);
    expect(seen.said).toEqual([]);
  });

  it('registers in the registry of the shadow tree that it is given', async () => {
    const seen = await open(
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
        seen.page.evaluate(() =>
          document.querySelector('#host')?.shadowRoot?.querySelector('plinth-badge')?.matches(':defined'),
        ),
      )
      .toBe(true);
    expect(await seen.page.evaluate(() => customElements.get('plinth-badge') === undefined)).toBe(true);
    expect(seen.said).toEqual([]);
  });

  it('says when an element does not come, and brings the others to life', async () => {
    const seen = await open(
      '<plinth-badge>New</plinth-badge><plinth-button>Go</plinth-button>',
      ['/kit/plinth.js'],
      '',
      (page) => page.route('**/elements/badge-*.js', (route) => route.abort()),
    );
    await expect.poll(() => unknownOn(seen)).toEqual(['plinth-badge']);
    await expect
      .poll(() => seen.said.filter((each) => each.startsWith('throws')))
      .toEqual([expect.stringContaining('elements/badge-')]);
  });

  it('brings every element to life, within the policy and from its own host', { timeout: 60_000 }, async () => {
    const seen = await open(
      elementNames()
        .map((name) => `<plinth-${name}></plinth-${name}>`)
        .join(''),
      ['/kit/plinth.js'],
    );
    await expect.poll(() => unknownOn(seen), { timeout: 30_000 }).toEqual([]);
    expect(seen.said).toEqual([]);
  });
});

describe('plinth-all.js', () => {
  it('is the whole kit in one file', async () => {
    const seen = await open(
      elementNames()
        .map((name) => `<plinth-${name}></plinth-${name}>`)
        .join(''),
      ['/kit/plinth-all.js'],
    );
    await expect.poll(() => unknownOn(seen)).toEqual([]);
    expect(seen.fetched.filter((path) => path.startsWith('/kit/') && path.endsWith('.js'))).toEqual([
      '/kit/plinth-all.js',
    ]);
    expect(seen.said).toEqual([]);
  });
});

describe('two versions of the kit on one page', () => {
  it('live side by side under two prefixes, with controls of both in one form', async () => {
    const seen = await open(formOf('plinth', 'acme'), ['/kit/plinth.js', '/other/plinth.js?prefix=acme']);
    await expect.poll(() => unknownOn(seen)).toEqual([]);
    const versions = await seen.page.evaluate(() =>
      ['plinth-button', 'acme-button'].map((tag) => String(Reflect.get(customElements.get(tag) ?? {}, 'version'))),
    );
    expect(versions).toEqual([version, OTHER]);
    await expect(sentFrom(seen, 'plinth-button')).resolves.toBe('weeks-plinth=31&weeks-acme=31&by=plinth');
    await expect(sentFrom(seen, 'acme-button')).resolves.toBe('weeks-plinth=31&weeks-acme=31&by=acme');
    expect(seen.said).toEqual([]);
  });

  it('live side by side when the second has a registry of its own', async () => {
    const seen = await open(
      `${formOf('plinth')}<div id="host"></div>`,
      ['/kit/plinth-all.js'],
      `
      import { define } from '/other/plinth-all.js?start=off';
      const registry = new CustomElementRegistry();
      define(registry);
      const root = document.querySelector('#host').attachShadow({ mode: 'open', customElementRegistry: registry });
      for (const tag of ['plinth-code-snippet', 'plinth-number-field']) root.append(document.createElement(tag, { customElementRegistry: registry }));`,
    );
    await expect.poll(() => unknownOn(seen)).toEqual([]);
    const versions = await seen.page.evaluate(() => {
      const versionOf = (element: Element | null | undefined): string =>
        String(Reflect.get(element?.constructor ?? {}, 'version'));
      const snippet = document.querySelector('#host')?.shadowRoot?.querySelector('plinth-code-snippet');
      return [
        document.querySelector('plinth-button'),
        snippet,
        snippet?.shadowRoot?.querySelector('plinth-copy-button'),
      ].map(versionOf);
    });
    expect(versions).toEqual([version, OTHER, OTHER]);
    await expect(sentFrom(seen, 'plinth-button')).resolves.toBe('weeks-plinth=31&by=plinth');
    expect(seen.said).toEqual([]);
  });

  it('leave the tags of both to the first, and the second says so once', async () => {
    const seen = await open(formOf('plinth'), ['/kit/plinth-all.js', '/other/plinth-all.js']);
    await expect.poll(() => unknownOn(seen)).toEqual([]);
    expect(
      await seen.page.evaluate(() => String(Reflect.get(customElements.get('plinth-tabs') ?? {}, 'version'))),
    ).toBe(version);
    await expect(sentFrom(seen, 'plinth-button')).resolves.toBe('weeks-plinth=31&by=plinth');
    expect(seen.said).toHaveLength(1);
    expect(seen.said[0]).toMatch(
      new RegExp(
        `^warning: <plinth-[\\w-]+> is already defined by Plinth ${version}; the definition of Plinth ${OTHER} is ignored\\.`,
      ),
    );
  });
});

describe('the folder', () => {
  it('has its fonts and their licences beside it, and asks no other host for anything', () => {
    const files = readdirSync(join(folder, 'kit/fonts'));
    expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(2);
    expect(files.filter((file) => file.startsWith('LICENSE'))).toEqual([
      'LICENSE-inter.txt',
      'LICENSE-noto-sans-arabic.txt',
    ]);
  });
});
