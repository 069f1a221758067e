import { join } from 'node:path';
import { pageBytes, type PageBytes } from '@plinth/build/page-bytes';

/** The bytes that a page loads for parts of the kit, including Lit, after brotli at quality 11. */
export interface KitBytes {
  readonly button: number;
  /** The elements that `entries/form-set.ts` imports. */
  readonly formSet: number;
  /** The grid until its first rows are rendered, without Lit. */
  readonly grid: number;
  /** The parts that the grid loads on demand. */
  readonly gridLater: number;
}

const LIT = [/^lit(?:$|\/)/u, /^@lit\//u];

const bytesOf = (entry: string, external?: readonly RegExp[]): Promise<PageBytes> =>
  pageBytes(join(import.meta.dirname, 'entries', entry), external);

/** Builds each part separately, with the settings of a host page, and measures its size. */
export async function measureKitBytes(): Promise<KitBytes> {
  const [button, formSet, grid] = [
    await bytesOf('button.ts'),
    await bytesOf('form-set.ts'),
    await bytesOf('data-grid.ts', LIT),
  ];
  return { button: button.atOnce, formSet: formSet.atOnce, grid: grid.atOnce, gridLater: grid.later };
}
