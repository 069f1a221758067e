import { css } from 'lit';
import { menuStyles } from '../dropdown-menu/menu.styles.ts';

export const submenuStyles = [
  menuStyles,
  css`
    :host {
      display: contents;
    }
    /* Its first item is at the height of its parent item. In a narrow window, the menu covers the one it opens from. */
    [part='panel'] {
      margin: calc(-1 * var(--plinth-space-1)) 0;
      position-area: self-inline-end span-self-block-end;
      position-try-fallbacks:
        flip-inline,
        flip-block,
        flip-inline flip-block,
        --below,
        --above;
      /* A click on its item closes and opens it at once. */
      transition: none;
    }
  `,
];
