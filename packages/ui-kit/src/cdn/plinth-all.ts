/**
 * The whole kit in one file, which registers every element. `?prefix=acme` changes the prefix of the tags to `acme-`;
 * with `?start=off`, nothing is registered until the page calls `define`.
 */
import { askedBy } from './address.ts';
import { definers } from './definers.ts';

const asked = askedBy(import.meta.url);

/** Registers every element in a registry and under a prefix. */
export function define(registry: CustomElementRegistry = customElements, prefix: string = asked.prefix): void {
  for (const each of definers) each(registry, prefix);
}

if (asked.starts) define();
