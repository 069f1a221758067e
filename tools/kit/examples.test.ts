/**
 * The kit in example pages of other frameworks, in Chromium, under the strictest content security policy and the
 * framework's Trusted Types policies.
 */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumLaunch } from '@plinth/build/chromium';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from './examples.ts';
import { serveSite, visit, type Visit } from './site.ts';

const folder = join(import.meta.dirname, '../../node_modules/.cache/plinth-examples-test');
let browser: Browser;

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../examples.ts'), folder]);
  browser = await chromium.launch(chromiumLaunch());
}, 180_000);

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens an example, runs an action on it and returns everything else that the page reported. */
async function use(name: string, act: (seen: Visit) => Promise<void>): Promise<readonly string[]> {
  const example = EXAMPLES.find((each) => each.name === name);
  const site = await serveSite(join(folder, name), new Map(), example?.policies);
  try {
    const seen = await visit(browser, site, '/index.html');
    await act(seen);
    await seen.page.close();
    return seen.said;
  } finally {
    await site.close();
  }
}

describe.each(EXAMPLES)('the example in $name', ({ name }) => {
  it('sends what the controls of its form hold, and says so in a dialog that closes', async () => {
    const said = await use(name, async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'Sent' });
      const send = () => page.getByRole('button', { name: 'Send' }).click();
      await page.getByLabel('Company').fill('Saltmarsh Books');
      await page.getByRole('checkbox', { name: 'I have read the terms' }).check();
      await send();
      await page.getByText('company=Saltmarsh+Books&weeks=31&terms=yes&by=form').waitFor();
      // In a framework, the element opens again only if the page handled its close event.
      for (const close of [
        () => page.locator('plinth-dialog > plinth-button').click(),
        () => page.keyboard.press('Escape'),
      ]) {
        await close();
        await dialog.waitFor({ state: 'hidden' });
        await send();
        await dialog.waitFor();
      }
    });
    expect(said).toEqual([]);
  });

  it('sends nothing that the controls hold back', async () => {
    const said = await use(name, async ({ page }) => {
      await page.getByLabel('Company').fill('Saltmarsh Books');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect
        .poll(() => page.locator('plinth-checkbox').evaluate((box) => box.matches(':focus-within')))
        .toBe(true);
      expect(await page.getByRole('dialog', { name: 'Sent' }).count()).toBe(0);
    });
    expect(said).toEqual([]);
  });
});

describe('the financing summary in plain HTML', () => {
  it('shows the figures that the page brings, in the language of the page', async () => {
    const said = await use('html', async ({ page }) => {
      const region = page.getByRole('region', { name: 'Financing' });
      await region.getByText('$266,600').waitFor();
      await region.getByText('Monday, November 23').waitFor();
      await page.evaluate(() => {
        document.documentElement.lang = 'de';
      });
      await region.getByText('Montag, 23. November').waitFor();
    });
    expect(said).toEqual([]);
  });
});
