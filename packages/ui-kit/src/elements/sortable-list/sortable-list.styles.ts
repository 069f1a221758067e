import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const sortableListStyles = [
  hostStyles,
  visuallyHiddenStyles,
  css`
    :host {
      --plinth-sortable-list-handle: initial;

      display: block;
      position: relative;
      min-inline-size: 0;
    }
    [part='base'] {
      display: flex;
      flex-direction: column;
      gap: var(--plinth-sortable-list-gap, var(--plinth-space-2));
      /* An empty list can take an item. */
      min-block-size: var(--plinth-size-row);
    }
    [part='line'] {
      position: absolute;
      z-index: 1;
      inset-inline: 0;
      block-size: 2px;
      margin-block-start: -1px;
      border-radius: 1px;
      background: var(--plinth-color-focus);
      pointer-events: none;
      scroll-margin: 3rem;
    }
    :host([disabled]) {
      --plinth-sortable-list-handle: hidden;
    }
    @media (forced-colors: active) {
      [part='line'] {
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  `,
];
