import { css } from 'lit';
import { floatStyles } from '#base/float.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

/** Styles of the menu that moves an item. */
export const treeDragStyles = [
  floatStyles,
  visuallyHiddenStyles,
  css`
    [part='menu'] {
      min-inline-size: 11rem;
      inline-size: max-content;
      padding: var(--plinth-space-1);
    }
  `,
];
