import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const tabsStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      --_line: var(--plinth-color-line);
    }
    [part='list'] {
      display: flex;
      gap: var(--plinth-space-5);
      /* Makes room for the focus ring inside the scrolling row; the line is drawn at the edge without that room. */
      margin: -0.25rem;
      padding: 0.25rem;
      padding-block-end: calc(0.25rem + 1px);
      background: linear-gradient(var(--_line), var(--_line)) 50% calc(100% - 0.25rem) / calc(100% - 0.5rem) 1px
        no-repeat;
      overflow: auto hidden;
      scrollbar-width: none;
    }
    @media (forced-colors: active) {
      :host {
        --_line: CanvasText;
      }
      /* The line is a background image, which forced colours don't draw. */
      [part='list'] {
        forced-color-adjust: none;
      }
      ::slotted(*) {
        forced-color-adjust: auto;
      }
    }
  `,
];
