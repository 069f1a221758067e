/** The packed kit, as npm installs it, on pages that Vite builds with its default settings, in Chromium. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromiumLaunch } from '@plinth/build/chromium';
import type { Package } from 'custom-elements-manifest/schema';
import { chromium, type Browser, type Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markupOf } from '../../packages/ui-kit/src/testing/markup.ts';
import { manifestElements } from '../gen/elements.ts';
import { pack } from './pack.ts';
import { writePackage } from './package.ts';
import { serveSite, visit, type Site } from './site.ts';
import { KIT } from './sources.ts';

// Inside `node_modules`, so that the kit's dependencies resolve.
const folder = join(import.meta.dirname, '../../node_modules/.cache/plinth-stock-build-test');
const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Page</title><script type="module" src="./page.js"></script></head>
  <body>
    <plinth-toast message="Saved" description="Visible to your team"></plinth-toast>
    <plinth-tooltip text="Not yet"><button>Remove</button></plinth-tooltip>
    <p class="dark-section">Limit</p>
    <p class="partner" data-brand>Partner</p>
  </body>
</html>`;
const SCRIPT = `
import '@plinth/ui-kit/tokens.css';
import '@plinth/ui-kit/define/toast';
import '@plinth/ui-kit/define/tooltip';
import './page.css';`;
const STYLES = `
.dark-section { color-scheme: dark; background: var(--plinth-color-page); color: var(--plinth-color-text); }
.partner { --plinth-brand: #7a1fa2; background: var(--plinth-color-primary); color: var(--plinth-color-on-primary); }`;

const { modules } = JSON.parse(readFileSync(join(KIT, 'custom-elements.json'), 'utf8')) as Package;
const declarations = manifestElements({ schemaVersion: '1.0.0', modules }).flatMap(([, declaration]) =>
  declaration.tagName === undefined ? [] : [{ ...declaration, tagName: declaration.tagName }],
);
const tags = declarations.map(({ tagName }) => tagName);

const ALL_PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Page</title><script type="module" src="./all.js"></script></head>
  <body>
    <main></main>
    ${declarations.map((declaration) => `<template id="${declaration.tagName}">${markupOf(declaration)}</template>`).join('\n')}
  </body>
</html>`;
const ALL_SCRIPT = `
import '@plinth/ui-kit/tokens.css';
import '@plinth/ui-kit/fonts.css';
import { SAMPLE_VALUES } from ${JSON.stringify(join(KIT, 'src/testing/sample-values.ts'))};
${tags.map((tag) => `import '@plinth/ui-kit/define/${tag.replace('plinth-', '')}';`).join('\n')}

globalThis.show = (tag) => {
  const main = document.querySelector('main');
  main.replaceChildren(document.getElementById(tag).content.cloneNode(true));
  const element = main.querySelector(tag);
  Object.assign(element, SAMPLE_VALUES[tag]);
  if ('open' in element) element.open = true;
  return element.updateComplete;
};
globalThis.isReady = true;`;

/** A page with the React wrappers, which Node renders and the browser hydrates. */
const REACT_PAGE = `
import { createElement as h, useState } from 'react';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { Field } from '@plinth/ui-kit/react/field';
import { NumberField } from '@plinth/ui-kit/react/number-field';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';

export function Page() {
  const [count, setCount] = useState(0);
  return h('main', null,
    h(Button, { variant: 'primary', label: 'Send it', wide: true, onClick: () => setCount(count + 1) }, 'Sent ', count),
    h(Card, { collapsible: true }, h('h2', { slot: 'heading' }, 'Contracts'), 'None yet'),
    h(Field, { label: 'City', help: 'Where you live' }, h('input', { defaultValue: 'Portland' })),
    h(NumberField, { label: 'Weeks', value: 31, min: 4, onInput: () => {} }),
    h(Checkbox, { checked: true, onChange: () => {} }, 'I agree'),
    h(RadioGroup, { label: 'Range', value: 'month', onChange: () => {} },
      h(Radio, { value: 'week' }, 'Week'), h(Radio, { value: 'month' }, 'Month')));
}`;
const REACT_SERVER = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page.js';
process.stdout.write(renderToString(createElement(Page)));`;
const REACT_CLIENT = `
import '@plinth/ui-kit/tokens.css';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.js';
hydrateRoot(document.getElementById('root'), createElement(Page), {
  onRecoverableError: (error) => console.error(error),
});`;

let site: Site;
let reactSite: Site;
let reactMarkup: string;
let browser: Browser;

function writeFiles(to: string, texts: Readonly<Record<string, string>>): void {
  mkdirSync(to, { recursive: true });
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(to, file), text);
}

/** Packs the kit and unpacks the tarball where the pages import it, with the kit's dependencies. */
async function installKit(): Promise<void> {
  const built = join(folder, 'built');
  const packed = join(folder, 'packed');
  const installed = join(folder, 'node_modules/@plinth/ui-kit');
  await writePackage(built);
  for (const path of [packed, installed]) mkdirSync(path, { recursive: true });
  execFileSync('tar', ['-xzf', pack(built, packed), '-C', installed, '--strip-components', '1']);
  symlinkSync(join(KIT, 'node_modules'), join(installed, 'node_modules'), 'junction');
}

async function buildReactPage(root: string): Promise<void> {
  writeFiles(root, {
    'package.json': JSON.stringify({ type: 'module' }),
    'page.js': REACT_PAGE,
    'server.js': REACT_SERVER,
    'client.js': REACT_CLIENT,
  });
  reactMarkup = execFileSync(process.execPath, ['server.js'], { cwd: root, encoding: 'utf8' });
  writeFiles(root, {
    'index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Page</title></head><body><div id="root">${reactMarkup}</div><script type="module" src="./client.js"></script></body></html>`,
  });
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    // React reports differences between server and browser only in development; Lit's notices about it are not wanted.
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: defaultClientConditions.filter((condition) => !condition.startsWith('development')) },
  });
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await installKit();
  writeFiles(folder, {
    'index.html': PAGE,
    'page.js': SCRIPT,
    'page.css': STYLES,
    'all.html': ALL_PAGE,
    'all.js': ALL_SCRIPT,
  });
  const input = ['index.html', 'all.html'].map((file) => join(folder, file));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { rolldownOptions: { input } },
  });
  await buildReactPage(join(folder, 'react'));
  site = await serveSite(join(folder, 'dist'), new Map());
  reactSite = await serveSite(join(folder, 'react/dist'), new Map());
  browser = await chromium.launch(chromiumLaunch());
}, 180_000);

afterAll(async () => {
  await browser.close();
  await site.close();
  await reactSite.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Returns the WCAG contrast ratio between the text and the background that the selectors match; `>>>` precedes a
 * selector within a shadow tree.
 */
function contrast(page: Page, text: string, surface: string): Promise<number> {
  return page.evaluate(
    ([textSelector, surfaceSelector]) => {
      const find = (selector: string): Element => {
        const [host = '', part] = selector.split(' >>> ');
        const outer = document.querySelector(host);
        const element = part === undefined ? outer : outer?.shadowRoot?.querySelector(part);
        if (!element) throw new Error(`Nothing on the page matches ${selector}.`);
        return element;
      };
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('The page has no canvas.');
      const luminance = (color: string): number => {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
          const part = byte / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const levels = [
        getComputedStyle(find(textSelector)).color,
        getComputedStyle(find(surfaceSelector)).backgroundColor,
      ]
        .map(luminance)
        .toSorted((first, second) => second - first);
      return ((levels[0] ?? 0) + 0.05) / ((levels[1] ?? 0) + 0.05);
    },
    [text, surface] as const,
  );
}

describe('a stock Vite build of a page with the kit', () => {
  it('targets browsers without light-dark()', () => {
    // Without this check, the tests below would pass however the tokens are built.
    const assets = join(folder, 'dist/assets');
    const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
    const styles = sheets.map((file) => readFileSync(join(assets, file), 'utf8')).join('');
    expect(styles).toContain('--lightningcss-dark');
  });

  describe.each(['light', 'dark'])('in the %s skin', (skin) => {
    it.each([
      ['a toast', 'plinth-toast >>> .message', 'plinth-toast >>> [part="base"]'],
      ['a tooltip', 'plinth-tooltip >>> [part="bubble"]', 'plinth-tooltip >>> [part="bubble"]'],
      ['a section with a dark color-scheme', '.dark-section', '.dark-section'],
    ])('%s has text that contrasts with its surface', async (_, text, surface) => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/index.html`);
      await page.evaluate((value) => document.documentElement.setAttribute('data-skin', value), skin);
      await page.waitForFunction(
        () => !document.querySelector('plinth-toast:not(:defined), plinth-tooltip:not(:defined)'),
      );
      expect(await contrast(page, text, surface)).toBeGreaterThanOrEqual(7);
      await page.close();
    });
  });

  it('derives the colors of a brand', async () => {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/index.html`);
    const fills = await page.evaluate(() => {
      const fillOf = (skin: string): string => {
        document.documentElement.setAttribute('data-skin', skin);
        const context = document.createElement('canvas').getContext('2d');
        const partner = document.querySelector('.partner');
        if (!context || !partner) throw new Error('The page is incomplete.');
        context.fillStyle = getComputedStyle(partner).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return String([...context.getImageData(0, 0, 1, 1).data]);
      };
      return [fillOf('light'), fillOf('dark')];
    });
    expect(fills[0]).toBe('122,31,162,255');
    expect(fills[1]).not.toBe(fills[0]);
    expect(await contrast(page, '.partner', '.partner')).toBeGreaterThanOrEqual(4.5);
    await page.close();
  });
});

/** The parts of axe's result that are used here. */
interface Violations {
  readonly violations: readonly {
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

declare global {
  var show: (tag: string) => Promise<unknown>;
  var isReady: boolean | undefined;
  var axe: { run(context: Element, options: object): Promise<Violations> };
}

describe.each(['light', 'dark'])('every element of the package in the %s skin', (skin) => {
  it('has text that contrasts with its background', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${site.origin}/all.html`);
    await page.waitForFunction(() => globalThis.isReady);
    await page.evaluate(readFileSync(createRequire(join(KIT, 'package.json')).resolve('axe-core/axe.min.js'), 'utf8'));
    const problems = await page.evaluate(
      async ([tagNames, skinName]) => {
        document.documentElement.setAttribute('data-skin', skinName);
        document.body.style.background = 'var(--plinth-color-page)';
        document.body.style.color = 'var(--plinth-color-text)';
        const found: string[] = [];
        let textCount = 0;
        for (const tag of tagNames) {
          await globalThis.show(tag);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const main = document.querySelector('main');
          if (!main?.firstElementChild) throw new Error(`${tag} is not on the page.`);
          const { violations, passes } = (await globalThis.axe.run(main, {
            runOnly: ['color-contrast'],
            resultTypes: ['violations', 'passes'],
          })) as Violations & { readonly passes: Violations['violations'] };
          textCount += passes.flatMap(({ nodes }) => nodes).length;
          for (const { html, failureSummary = '' } of violations.flatMap(({ nodes }) => nodes))
            found.push(`${tag}: ${html} ${failureSummary}`);
        }
        return { found, textCount };
      },
      [tags, skin] as const,
    );
    await context.close();
    expect(problems.found).toEqual([]);
    expect(problems.textCount).toBeGreaterThan(tags.length);
  });
});

describe('the React wrappers of the package', () => {
  it('render attributes on a server', () => {
    for (const attribute of [
      'variant="primary"',
      'label="Send it"',
      'wide=""',
      'collapsible=""',
      'min="4"',
      'help="Where',
    ])
      expect(reactMarkup).toContain(` ${attribute}`);
    expect(reactMarkup).toContain('>Sent <!-- -->0</plinth-button>');
  });

  it('hydrate without a warning, handle events and keep controlled values', async () => {
    const { page, messages } = await visit(browser, reactSite, '/index.html');
    await page.getByRole('button', { name: 'Send it' }).click();
    await page.getByText('Sent 1').waitFor();
    await page.getByRole('checkbox', { name: 'I agree' }).click();
    await expect.poll(() => page.getByRole('checkbox', { name: 'I agree' }).isChecked()).toBe(true);
    await page.getByLabel('Weeks').fill('42');
    await expect.poll(() => page.getByLabel('Weeks').inputValue()).toBe('31');
    expect(await page.getByRole('radio', { name: 'Month' }).isChecked()).toBe(true);
    expect(await page.locator('[defer-hydration]').count()).toBe(0);
    await page.close();
    expect(messages.filter((message) => !message.startsWith('info: '))).toEqual([]);
  });
});
