import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Handlers } from './api.ts';
import type { PlinthElements } from './elements.ts';

/** What React 19 passes to an element: a property where there is one, else an attribute; `on` and an event's whole name. */
type Props<Tag extends keyof PlinthElements> = PlinthElements[Tag]['values'] &
  Handlers<'on', PlinthElements[Tag]['events']> &
  Omit<
    DetailedHTMLProps<HTMLAttributes<PlinthElements[Tag]['element']>, PlinthElements[Tag]['element']>,
    keyof PlinthElements[Tag]['values']
  >;

type Elements = { [Tag in keyof PlinthElements]: Props<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
