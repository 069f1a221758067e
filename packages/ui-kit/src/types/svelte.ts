import type { Handlers } from './api.ts';
import type { PlinthElements } from './elements.ts';

/** Svelte sets properties or else attributes. It adds listeners with `on:` and, since version 5, with `on`. */
type Props<Tag extends keyof PlinthElements> = PlinthElements[Tag]['values'] &
  Handlers<'on' | 'on:', PlinthElements[Tag]['events']> & { readonly [attribute: string]: unknown };

type Elements = { [Tag in keyof PlinthElements]: Props<Tag> };

declare global {
  namespace svelteHTML {
    interface IntrinsicElements extends Elements {}
  }
}
