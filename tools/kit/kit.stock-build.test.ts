/** The packed kit on a page that Vite builds with its default settings, in Chromium. */
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@plinth/build/chromium';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageManifest, sourceManifest } from './manifest.ts';
import { writeModules } from './modules.ts';
import { serveSite, type Site } from './site.ts';
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

let site: Site;
let browser: Browser;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  const kit = join(folder, 'node_modules/@plinth/ui-kit');
  await writeModules(kit);
  mkdirSync(join(kit, 'tokens'), { recursive: true });
  copyFileSync(join(KIT, 'src/tokens/tokens.css'), join(kit, 'tokens/tokens.css'));
  writeFileSync(join(kit, 'package.json'), JSON.stringify(packageManifest(sourceManifest())));
  for (const [file, text] of Object.entries({ 'index.html': PAGE, 'page.js': SCRIPT, 'page.css': STYLES }))
    writeFileSync(join(folder, file), text);
  await build({ root: folder, configFile: false, logLevel: 'error', mode: 'production' });
  site = await serveSite(join(folder, 'dist'), new Map());
  browser = await chromium.launch(chromiumLaunch());
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.close();
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
    const [sheet = ''] = readdirSync(join(folder, 'dist/assets')).filter((file) => file.endsWith('.css'));
    expect(readFileSync(join(folder, 'dist/assets', sheet), 'utf8')).toContain('--lightningcss-dark');
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
