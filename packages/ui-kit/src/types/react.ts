import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Handlers } from './api.ts';
import type { PlinthElements } from './elements.ts';

/** The props that React 19 passes to an element: properties, attributes, and handlers named `on` plus the event's name. */
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
