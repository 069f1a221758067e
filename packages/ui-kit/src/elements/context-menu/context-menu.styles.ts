import { css } from 'lit';
import { menuStyles } from '../dropdown-menu/menu.styles.ts';

export const contextMenuStyles = [
  menuStyles,
  css`
    :host {
      display: block;
    }
    /* Placed by a point of the window instead of an element: its distance from the start and the top. */
    [part='panel'] {
      position-area: none;
      inset-block: var(--_y, 0) auto;
      inset-inline: var(--_x, 0) auto;
      margin: 0;
      position-try-fallbacks: --to-start, --up, --up-to-start, --at-edge;
    }
    @position-try --to-start {
      inset-inline: auto calc(100% - var(--_x, 0px));
    }
    @position-try --up {
      inset-block: auto calc(100% - var(--_y, 0px));
    }
    @position-try --up-to-start {
      inset-block: auto calc(100% - var(--_y, 0px));
      inset-inline: auto calc(100% - var(--_x, 0px));
    }
    /* If there is no room on any side of the point, the menu covers it. */
    @position-try --at-edge {
      inset-block: auto 0.5rem;
      inset-inline: auto 0.5rem;
    }
  `,
];
