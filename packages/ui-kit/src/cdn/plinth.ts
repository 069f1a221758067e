/**
 * The kit for a page without a build: loads every element when its tag appears on the page. `?prefix=acme` takes tags
 * that begin with `acme-`; with `?start=off` nothing happens until the page calls `observe`.
 */
import { askedBy } from './address.ts';
import { observe as observeTree, type ObserveOptions } from './observe.ts';

const { prefix, starts } = askedBy(import.meta.url);

/**
 * Loads each element of the kit when its tag first appears in a tree: for shadow trees, which the page's own does not show.
 * @returns the way to stop looking.
 */
export const observe = (root: Document | ShadowRoot | Element, options: ObserveOptions = {}): (() => void) =>
  observeTree(root, { prefix, ...options });

if (starts) observe(document);
