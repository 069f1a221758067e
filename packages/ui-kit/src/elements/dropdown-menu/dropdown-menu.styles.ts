import { css } from 'lit';
import { floatStyles } from '#base/float.styles.ts';
import { hostStyles } from '#base/host.styles.ts';

export const dropdownMenuStyles = [
  hostStyles,
  floatStyles,
  css`
    :host {
      display: inline-block;
      vertical-align: middle;
    }
    [part='panel'] {
      min-inline-size: max(11rem, anchor-size(inline));
      inline-size: max-content;
    }
    .header {
      padding: 0.75rem 0.875rem;
      border-block-end: 1px solid var(--plinth-color-line);
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
