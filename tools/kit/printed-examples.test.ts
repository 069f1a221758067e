/** The code of the documentation's examples on a page of another project, in Chromium. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@plinth/build/chromium';
import type { PrintedExample } from '@plinth/docs/all-examples.ts';
import type { Language } from '@plinth/docs/code/language.ts';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { packageManifest, sourceManifest } from './manifest.ts';
import { writeModules } from './modules.ts';
import { printExamples } from './printed-examples.ts';
import { serveSite, type Site } from './site.ts';
import { KIT } from './sources.ts';

// Among the packages of the examples, so that React and Vue resolve.
const folder = join(KIT, 'examples/node_modules/.cache/plinth-printed-examples');

const CONFIG = `
import vue from '@vitejs/plugin-vue';
export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('plinth-') } } })],
};`;
const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Example</title><link rel="icon" href="data:," /><script type="module" src="./page.js"></script></head>
  <body></body>
</html>`;
/** Defines `showExample(language, name)`, which replaces the example on the page. */
const SCRIPT = `
const modules = {
  html: import.meta.glob('./html/*.js'),
  react: import.meta.glob('./react/*.tsx'),
  vue: import.meta.glob('./vue/*.vue'),
};
const markup = import.meta.glob('./html/*.txt', { query: '?raw', import: 'default' });
const extensions = { html: 'js', react: 'tsx', vue: 'vue' };
const mount = {
  html: async (name, load) => {
    document.body.innerHTML = await markup[\`./html/\${name}.txt\`]();
    await load();
    return () => document.body.replaceChildren();
  },
  react: async (name, load) => {
    const [{ createElement }, { flushSync }, { createRoot }] = await Promise.all([
      import('react'),
      import('react-dom'),
      import('react-dom/client'),
    ]);
    const { Example } = await load();
    const root = createRoot(document.body);
    flushSync(() => root.render(createElement(Example)));
    return () => root.unmount();
  },
  vue: async (name, load) => {
    const [{ createApp }, component] = await Promise.all([import('vue'), load()]);
    const app = createApp(component.default);
    app.mount(document.body);
    return () => app.unmount();
  },
};
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
globalThis.nextFrames = async () => {
  await frame();
  await frame();
};
let remove = () => undefined;
globalThis.showExample = async (language, name) => {
  remove();
  await frame();
  remove = await mount[language](name, modules[language][\`./\${language}/\${name}.\${extensions[language]}\`]);
  await frame();
  for (const element of document.querySelectorAll('*')) await element.updateComplete;
  await frame();
  return [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName + ' is not defined');
};`;

interface LanguagePage {
  readonly page: Page;
  /** The messages that the page has reported since its example was shown. */
  readonly messages: string[];
}

declare global {
  var nextFrames: () => Promise<void>;
  var showExample: (language: Language, name: string) => Promise<readonly string[]>;
}

let site: Site;
let browser: Browser;
/** One page for each language, so that they show an example at the same time. */
let pages: Readonly<Record<Language, LanguagePage>>;

// Some examples print a time that depends on the clock, which therefore stands still meanwhile.
const printedAt = Date.now();
vi.useFakeTimers({ toFake: ['Date'], now: printedAt });
const examples: readonly PrintedExample[] = await printExamples();
vi.useRealTimers();
const nameOf = ({ tag, story }: PrintedExample): string => `${tag.replace('plinth-', '')}-${story}`;

/** Splits HTML code into its script and its markup. */
function partsOf({ html }: PrintedExample): { readonly script: string; readonly markup: string } {
  const [, script = '', markup = html] = /^<script type="module">\n(.*?)<\/script>\n\n(.*)$/s.exec(html) ?? [];
  return { script, markup };
}

async function openPage(): Promise<LanguagePage> {
  // The examples lay out their elements with inline styles. Other tests cover strict policies.
  const page = await browser.newPage({ bypassCSP: true });
  // The page has the time at which the examples were printed, on which relative times depend.
  await page.clock.setFixedTime(printedAt);
  const messages: string[] = [];
  page.on('pageerror', (error) => void messages.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  await page.goto(`${site.origin}/index.html`);
  await page.waitForFunction(() => 'showExample' in globalThis);
  return { page, messages };
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  const kit = join(folder, 'node_modules/@plinth/ui-kit');
  await writeModules(kit);
  writeFileSync(join(kit, 'package.json'), JSON.stringify(packageManifest(sourceManifest())));
  for (const language of ['html', 'react', 'vue']) mkdirSync(join(folder, language));
  for (const example of examples) {
    const { script, markup } = partsOf(example);
    writeFileSync(join(folder, `html/${nameOf(example)}.js`), script);
    writeFileSync(join(folder, `html/${nameOf(example)}.txt`), markup);
    writeFileSync(join(folder, `react/${nameOf(example)}.tsx`), example.react);
    writeFileSync(join(folder, `vue/${nameOf(example)}.vue`), example.vue);
  }
  for (const [file, text] of Object.entries({ 'index.html': PAGE, 'page.js': SCRIPT, 'vite.config.js': CONFIG }))
    writeFileSync(join(folder, file), text);
  // Vitest's own would build React and Lit in development mode.
  vi.stubEnv('NODE_ENV', 'production');
  await build({ root: folder, configFile: join(folder, 'vite.config.js'), logLevel: 'error', mode: 'production' });
  vi.unstubAllEnvs();
  site = await serveSite(join(folder, 'dist'), new Map());
  browser = await chromium.launch(chromiumLaunch());
  pages = { html: await openPage(), react: await openPage(), vue: await openPage() };
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns what assistive technology sees of an example, after what the page reported. */
async function show(language: Language, name: string): Promise<string> {
  const { page, messages } = pages[language];
  messages.length = 0;
  const problems = await page.evaluate(([shown, example]) => globalThis.showExample(shown, example), [
    language,
    name,
  ] as const);
  // Elements that measure themselves, such as a table that scrolls, are complete a frame or two later.
  let seen = '';
  for (let next = await page.locator('body').ariaSnapshot(); next !== seen;) {
    seen = next;
    await page.evaluate(() => globalThis.nextFrames());
    next = await page.locator('body').ariaSnapshot();
  }
  return [...messages, ...problems, seen].join('\n');
}

describe('an example of the documentation', () => {
  it.each(examples.map(nameOf))('%s is the same in HTML, React and Vue', async (name) => {
    const [html, react, vue] = await Promise.all([show('html', name), show('react', name), show('vue', name)]);
    expect({ react, vue }).toEqual({ react: html, vue: html });
    expect(Object.values(pages).flatMap(({ messages }) => messages)).toEqual([]);
  });
});
