import { observe as observeTree, type ObserveOptions } from './observe.ts';
/**
 * The kit for pages without a build step, which loads every element when its tag appears on the page. `?prefix=acme`
 * uses tags with the prefix `acme-`; with `?start=off`, nothing is loaded until the page calls `observe`.
 */
import { parseScriptOptions } from './script-options.ts';

const { prefix, autoStart } = parseScriptOptions(import.meta.url);

/**
 * Loads each element of the kit when its tag first appears in a tree. For shadow trees, which the page's own observer
 * does not include.
 * @returns A function that stops observing.
 */
export const observe = (root: Document | ShadowRoot | Element, options: ObserveOptions = {}): (() => void) =>
  observeTree(root, { prefix, ...options });

if (autoStart) observe(document);
