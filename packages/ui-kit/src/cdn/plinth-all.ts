import { definers } from './definers.ts';
/**
 * The whole kit in one file, which registers every element. `?prefix=acme` changes the prefix of the tags to `acme-`;
 * with `?start=off`, nothing is registered until the page calls `define`.
 */
import { parseScriptOptions } from './script-options.ts';

const options = parseScriptOptions(import.meta.url);

/** Registers every element in a registry and under a prefix. */
export function define(registry: CustomElementRegistry = customElements, prefix: string = options.prefix): void {
  for (const defineElement of definers) defineElement(registry, prefix);
}

if (options.autoStart) define();
