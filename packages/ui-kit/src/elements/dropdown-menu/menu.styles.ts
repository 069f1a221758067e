import { css } from 'lit';
import { floatStyles } from '#base/float.styles.ts';
import { hostStyles } from '#base/host.styles.ts';

/** Styles of all menus. */
export const menuStyles = [
  hostStyles,
  floatStyles,
  css`
    [part='panel'] {
      min-inline-size: 11rem;
      inline-size: max-content;
    }
    [part='menu'] {
      padding: var(--plinth-space-1);
    }
    ::slotted(fieldset) {
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }
    ::slotted(hr) {
      margin: var(--plinth-space-1) calc(-1 * var(--plinth-space-1));
      border: 0;
      border-block-start: 1px solid var(--plinth-color-line);
    }
  `,
];
