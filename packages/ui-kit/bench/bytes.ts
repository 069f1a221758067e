import { join } from 'node:path';
import { pageBytes, type PageBytes } from '../../../tools/kit/page-bytes.ts';

/** What a page fetches for a part of the kit, Lit included: bytes after brotli at quality 11. */
export interface KitBytes {
  readonly button: number;
  /** The elements that `entries/form-set.ts` names. */
  readonly formSet: number;
  /** Until the first rows, without Lit. */
  readonly grid: number;
  /** What the grid fetches when it is asked for. */
  readonly gridLater: number;
}

const LIT = [/^lit(?:$|\/)/u, /^@lit\//u];

const bytesOf = (entry: string, external?: readonly RegExp[]): Promise<PageBytes> =>
  pageBytes(join(import.meta.dirname, 'entries', entry), external);

/** Builds each part by itself, as a host page would, and weighs it. */
export async function measureKitBytes(): Promise<KitBytes> {
  const [button, formSet, grid] = [
    await bytesOf('button.ts'),
    await bytesOf('form-set.ts'),
    await bytesOf('data-grid.ts', LIT),
  ];
  return { button: button.atOnce, formSet: formSet.atOnce, grid: grid.atOnce, gridLater: grid.later };
}
