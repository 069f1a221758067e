import { css } from 'lit';
import { menuStyles } from './menu.styles.ts';

export const dropdownMenuStyles = [
  menuStyles,
  css`
    :host {
      display: inline-block;
      max-inline-size: 100%;
      vertical-align: middle;
    }
    [part='panel'] {
      min-inline-size: max(11rem, anchor-size(inline));
    }
    .header {
      padding: 0.75rem 0.875rem;
      border-block-end: 1px solid var(--plinth-color-line);
    }
  `,
];
