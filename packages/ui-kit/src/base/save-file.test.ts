import { afterEach, expect, it, vi } from 'vitest';
import { saveCsv, saveFile } from './save-file.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the link that a call clicks, without downloading anything. */
function clickedLink(save: () => void): HTMLAnchorElement | undefined {
  const clicked: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
  save();
  return clicked[0];
}

it('offers a file whose address is valid after the click', async () => {
  const link = clickedLink(() => saveFile('report.txt', new Blob(['Paid'])));
  expect(link?.download).toBe('report.txt');
  await expect((await fetch(link?.href ?? '')).text()).resolves.toBe('Paid');
});

it('marks CSV as UTF-8', async () => {
  const link = clickedLink(() => saveCsv('rows.csv', 'Größe'));
  const bytes = new Uint8Array(await (await fetch(link?.href ?? '')).arrayBuffer());
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
});
