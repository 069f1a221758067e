import { chromium } from '@playwright/test';
const base = 'http://localhost:5720';
const out = '/tmp/walk/invoice';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, acceptDownloads: true });
const page = await context.newPage();
page.on('console', (m) => {
  if (m.type() === 'error' || m.type() === 'warning') console.log('CONSOLE', m.text().slice(0, 300));
});
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
await page.goto(`${base}/apps/invoice/list?latency=0`);
await page.getByRole('button', { name: 'Try the demo' }).click();
await page.getByRole('menuitem', { name: 'Sign in as admin' }).click();
const go = async (path: string) => {
  await page.goto(`${base}${path}`);
  await page
    .locator('[data-ready^="invoice"]')
    .first()
    .waitFor({ timeout: 20000 })
    .catch(() => console.log('NOT READY', path));
  await page.waitForTimeout(500);
};
const shot = (name: string, full = true) => page.screenshot({ path: `${out}/${name}.png`, fullPage: full });
await go('/apps/invoice/list');
await shot('list');
await go('/apps/invoice/preview/5022');
await shot('preview');
const dl = page.waitForEvent('download');
await page.getByRole('button', { name: 'Download' }).first().click();
await (await dl).saveAs(`${out}/invoice.pdf`);
await page.goto(`${base}/apps/invoice/preview/5022?send=5022`);
await page.waitForTimeout(1500);
await shot('send', false);
await page.goto(`${base}/apps/invoice/preview/5022?payment=5022`);
await page.waitForTimeout(1500);
await shot('payment', false);
await go('/apps/invoice/edit/5035');
await shot('edit');
await go('/apps/invoice/add');
await page.getByRole('button', { name: 'Save', exact: true }).click();
await page.waitForTimeout(300);
await shot('add');
await page.evaluate(() => {
  localStorage.setItem('plinth.skin', 'dark');
});
await go('/apps/invoice/list');
await shot('list-dark');
await go('/apps/invoice/preview/5022');
await shot('preview-dark');
await page.emulateMedia({ media: 'print' });
await shot('preview-print');
await page.pdf({ path: `${out}/print.pdf` });
await page.emulateMedia({ media: 'screen' });
await page.evaluate(() => {
  localStorage.setItem('plinth.skin', 'light');
  localStorage.setItem('plinth.language', 'ar');
});
await go('/apps/invoice/list');
await shot('list-ar');
await go('/apps/invoice/preview/5022');
await shot('preview-ar');
await go('/apps/invoice/edit/5035');
await shot('edit-ar');
await page.evaluate(() => {
  localStorage.setItem('plinth.language', 'en');
});
await page.setViewportSize({ width: 360, height: 800 });
await go('/apps/invoice/list');
await shot('list-360');
await go('/apps/invoice/preview/5022');
await shot('preview-360');
await go('/apps/invoice/edit/5035');
await shot('edit-360');
await browser.close();
