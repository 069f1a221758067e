import { chromium } from '@playwright/test';
const base = 'http://localhost:5720';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await (await browser.newContext()).newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
await page.goto(`${base}/apps/invoice/list?latency=0`);
await page.getByRole('button', { name: 'Try the demo' }).click();
await page.getByRole('menuitem', { name: 'Sign in as admin' }).click();
await page.getByRole('button', { name: 'Actions for invoice 5036' }).click();
await page.getByRole('menuitem', { name: 'Edit' }).click();
await page.getByLabel('Note').fill('A copy');
await page.waitForTimeout(800);
console.log(
  page.url(),
  await page.evaluate(() => JSON.stringify(history.state)),
  await page.getByText('Unsaved changes').count(),
);
await page.evaluate(() =>
  addEventListener('popstate', () => console.log('pop', location.href, JSON.stringify(history.state)), true),
);
page.on('console', (m) => console.log('C', m.text()));
await page.evaluate(() => history.back());
await page.waitForTimeout(800);
console.log(page.url(), await page.locator('plinth-dialog[open]').count(), await page.locator('h1').textContent());
await browser.close();
