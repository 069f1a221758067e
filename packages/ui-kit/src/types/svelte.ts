import type { Handlers } from './api.ts';
import type { PlinthElements } from './elements.ts';

/** Svelte sets a property where there is one, else an attribute; it listens by `on:` and, from version 5 on, by `on`. */
type Props<Tag extends keyof PlinthElements> = PlinthElements[Tag]['values'] &
  Handlers<'on' | 'on:', PlinthElements[Tag]['events']> & { readonly [attribute: string]: unknown };

type Elements = { [Tag in keyof PlinthElements]: Props<Tag> };

declare global {
  namespace svelteHTML {
    interface IntrinsicElements extends Elements {}
  }
}
