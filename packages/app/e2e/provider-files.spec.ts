import { readFile } from 'node:fs/promises';
import { hrefOf } from '../src/core/routes/href.ts';
import { expect, PROVIDER, test } from './support/test.ts';

/** The largest file that the provider accepts. */
const SIZE_BYTES = 20 * 1_024 * 1_024;
const LARGE = { name: 'ledger.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(SIZE_BYTES, '%PDF-1.4 ') };
const SLOW = { fault: 'PUT signed-address:slow' };

test(
  'an upload of 20 MB shows its progress, is cancelled, and is sent with a ticket',
  PROVIDER,
  async ({ page, openAsOwner, provider }) => {
    await openAsOwner(hrefOf('tickets', {}, { new: 'ticket' }));
    await provider.set(SLOW);
    const addFiles = page.getByLabel('Add files, or drop them here');
    await addFiles.setInputFiles([LARGE]);
    const progress = page.getByRole('progressbar', { name: 'Uploading ledger.pdf' });
    const shareOf = async () => Number(await progress.getAttribute('aria-valuenow'));
    await expect.poll(shareOf).toBeGreaterThan(20);
    expect(await shareOf()).toBeLessThan(100);
    const cancelled = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Remove ledger.pdf' }).click();
    await cancelled;
    await expect(page.getByText('ledger.pdf')).toHaveCount(0);

    await provider.set({});
    await addFiles.setInputFiles([LARGE]);
    await expect(page.getByText('1 of 1 file uploaded')).toBeAttached();
    await page.getByLabel('Subject').fill('The ledger');
    await page.getByLabel('Message').fill('As asked');
    await page.getByRole('button', { name: 'Send ticket' }).click();
    await expect(page.getByText('Ticket sent')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download ledger.pdf' }).click();
    expect((await readFile(await (await download).path())).equals(LARGE.buffer)).toBe(true);
  },
);

test(
  'an upload whose connection breaks is reported, and succeeds on a retry',
  PROVIDER,
  async ({ page, openAsOwner, provider }) => {
    await openAsOwner(hrefOf('tickets', {}, { new: 'ticket' }));
    // For more than one request: the browser itself sends one again on a new connection.
    await provider.set({ fault: 'PUT signed-address:reset' });
    await page
      .getByLabel('Add files, or drop them here')
      .setInputFiles([{ ...LARGE, buffer: Buffer.from('%PDF-1.4') }]);
    await expect(page.getByText('No connection. The file was not uploaded.')).toBeVisible();
    await provider.set({});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('1 of 1 file uploaded')).toBeAttached();
  },
);
