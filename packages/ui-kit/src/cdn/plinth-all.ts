/**
 * The whole kit in one file: registers every element at once. `?prefix=acme` makes the tags begin with `acme-`; with
 * `?start=off` nothing is registered until the page calls `define`.
 */
import { askedBy } from './address.ts';
import { definers } from './definers.ts';

const asked = askedBy(import.meta.url);

/** Registers every element: in a registry, under a prefix. */
export function define(registry: CustomElementRegistry = customElements, prefix: string = asked.prefix): void {
  for (const each of definers) each(registry, prefix);
}

if (asked.starts) define();
