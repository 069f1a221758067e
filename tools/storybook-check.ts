/**
 * `npm run storybook -- check`: builds the static site, serves it under a path prefix, and visits documentation pages
 * and stories. It fails on a request that leaves the machine or the prefix, on a failed response, on an error in the
 * console, on an empty page, and on a documentation page that loads too much JavaScript. `npm test` does not run it: it
 * takes more than a minute. `--no-build` uses the existing site.
 */
import { join } from 'node:path';
import { chromiumLaunch } from '@plinth/build/chromium';
import { chromium, type Frame, type Page } from 'playwright';
import { requireChromium } from './lib/chromium-install.ts';
import { portsFrom, requireFree } from './lib/ports.ts';
import { run } from './lib/run.ts';
import { serveFolder } from './storybook/static-site.ts';

const root = join(import.meta.dirname, '..');
const site = join(root, 'storybook-static');
const PREFIX = '/some/path/';

/**
 * The visited paths, each with a selector that must match. A story of a page needs the mock's worker, which has its own
 * path.
 */
const VISITS: readonly (readonly [path: string, selector: string])[] = [
  ['/docs/introduction--docs', 'main h1'],
  ['/docs/foundations-tokens--docs', 'main .docs-pair'],
  ['/docs/foundations-theme-builder--docs', 'main .docs-themed plinth-button'],
  ['/docs/data-data-table--docs', 'main plinth-data-table'],
  ['/docs/actions-button--docs', 'main .docs-guidance-picture[inert] plinth-button'],
  ['/story/actions-button--variants', '#storybook-root plinth-button'],
  ['/story/forms-combobox--open', '#storybook-root plinth-combobox[open]'],
  ['/story/pages-dashboard--financed', '#storybook-root plinth-app-shell'],
];

/**
 * The bytes of JavaScript that the preview may load for a documentation page. Storybook's own are about 2.3 MB of them.
 * A larger number means that a page loads the app, the mocks, or the elements of other pages.
 */
const DOCS_LIMIT_BYTES = 3_600_000;

const isOutside = (address: string, url: string): boolean =>
  /^(?:https?|wss?):/.test(address) && !address.startsWith(url);

/** Collects the problems of a page from now on. */
function collectProblems(page: Page, url: string): string[] {
  const problems: string[] = [];
  // Responses of the mock's worker do not leave the page; requests of the worker itself do.
  page.context().on(
    'requestfinished',
    (request) =>
      void request.response().then((response) => {
        if (isOutside(request.url(), url) && !response?.fromServiceWorker()) problems.push(`requests ${request.url()}`);
      }),
  );
  page.context().on('requestfailed', (request) => {
    if (isOutside(request.url(), url)) problems.push(`fails to request ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.url().startsWith(url) && response.status() >= 400)
      problems.push(`${response.status()} for ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`logs ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`throws ${error.message}`));
  return problems;
}

/** Returns the bytes of the scripts that a frame has loaded; those of its stories in iframes are not counted. */
const scriptBytesOf = (frame: Frame): Promise<number> =>
  frame.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).decodedBodySize, 0),
  );

async function visit(page: Page, url: string, [path, selector]: (typeof VISITS)[number]): Promise<string[]> {
  const problems = collectProblems(page, url);
  await page.goto(`${url}?path=${path}`);
  const element = page.frameLocator('#storybook-preview-iframe').locator(selector).first();
  const isVisible = await element.waitFor({ state: 'visible', timeout: 30_000 }).then(
    () => true,
    () => false,
  );
  if (!isVisible) problems.push(`does not render ${selector}`);
  const preview = page.frame({ url: /iframe\.html/ });
  // Fonts load only when text uses them.
  await preview?.evaluate(() => document.fonts.ready.then(() => undefined));
  const byteCount = preview && path.startsWith('/docs/') ? await scriptBytesOf(preview) : 0;
  if (byteCount > DOCS_LIMIT_BYTES)
    problems.push(`loads ${byteCount} bytes of JavaScript, more than ${DOCS_LIMIT_BYTES}`);
  // A copy, because closing the page makes pending requests fail.
  return [...problems];
}

const { app: port } = portsFrom(process.env, 6006);
await requireFree({ app: port, emulator: port, hub: port, logging: port });
if (!(await requireChromium())) process.exit(1);
if (!process.argv.includes('--no-build')) {
  const code = await run('storybook', ['build', '--quiet'], { STORYBOOK_DISABLE_TELEMETRY: '1' });
  if (code !== 0) process.exit(code);
}

const server = await serveFolder(site, PREFIX, port);
const browser = await chromium.launch(chromiumLaunch());
let problemCount = 0;
try {
  for (const target of VISITS) {
    const page = await browser.newPage();
    const problems = await visit(page, server.url, target);
    await page.close();
    problemCount += problems.length;
    console.log(
      [`${problems.length === 0 ? '✓' : '✗'} ${target[0]}`, ...problems.map((problem) => `    ${problem}`)].join('\n'),
    );
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(
  problemCount === 0
    ? 'The static site works under a path prefix and sends no requests to other hosts.'
    : `${problemCount} problems.`,
);
process.exit(problemCount === 0 ? 0 : 1);
