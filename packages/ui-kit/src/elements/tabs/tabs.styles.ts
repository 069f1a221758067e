import { css } from 'lit';
import { hostStyles } from '../../base/host.styles.ts';

export const tabsStyles = [
  hostStyles,
  css`
    :host {
      display: block;
    }
    [part='list'] {
      display: flex;
      gap: var(--plinth-space-5);
      /* Room for the focus ring inside a row that scrolls. */
      margin: -0.25rem -0.25rem 0;
      padding: 0.25rem 0.25rem 1px;
      /* A shadow, so that the mark of the chosen tab lies over the line. */
      box-shadow: inset 0 -1px var(--plinth-color-line);
      overflow: auto hidden;
      scrollbar-width: none;
    }
    @media (forced-colors: active) {
      [part='list'] {
        border-block-end: 1px solid CanvasText;
      }
    }
  `,
];
