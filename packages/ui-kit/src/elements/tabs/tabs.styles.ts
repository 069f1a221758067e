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
      background: linear-gradient(var(--_line) 0 0) 50% calc(100% - 0.25rem) / calc(100% - 0.5rem) 1px no-repeat;
      overflow: auto hidden;
      scrollbar-width: none;
    }
    /* Safe, so that the start of tabs that don't fit can be scrolled into view. */
    :host([alignment='center']) [part='list'] {
      justify-content: safe center;
    }
    :host([alignment='end']) [part='list'] {
      justify-content: safe end;
    }
    :host(:is([alignment='fill'], [alignment='justify']):not([orientation='vertical'])) [part='list'] {
      gap: 0;
    }
    :host(:is([alignment='fill'], [alignment='justify']):not([orientation='vertical'])) ::slotted([role='tab']) {
      flex: 1 0 auto;
      justify-content: center;
      padding-inline: var(--plinth-space-3);
    }
    :host([alignment='justify']:not([orientation='vertical'])) ::slotted([role='tab']) {
      flex-basis: 0;
      min-inline-size: max-content;
    }
    :host([orientation='vertical']) {
      display: flex;
      align-items: flex-start;
      gap: var(--plinth-space-5);
    }
    :host([orientation='vertical']) [part='list'] {
      flex: none;
      flex-direction: column;
      gap: 0;
      max-inline-size: 50%;
      margin: 0;
      padding: 0;
      border-inline-end: 1px solid var(--_line);
      background: none;
      overflow: visible;
    }
    /* One pixel wider than the list, over its line. */
    :host([orientation='vertical']) ::slotted([role='tab']) {
      max-inline-size: none;
      margin-block-end: 0;
      margin-inline-end: -1px;
      padding-inline-end: var(--plinth-space-4);
      border: 0 solid transparent;
      border-inline-end-width: 2px;
      overflow-wrap: anywhere;
    }
    :host([orientation='vertical']) ::slotted([role='tab'][selected]) {
      border-color: var(--plinth-color-primary);
    }
    :host([orientation='vertical'][placement='end']) {
      flex-direction: row-reverse;
      justify-content: flex-end;
    }
    :host([orientation='vertical'][placement='end']) [part='list'] {
      border-inline: 1px solid var(--_line) 0;
    }
    :host([orientation='vertical'][placement='end']) ::slotted([role='tab']) {
      margin-inline: -1px 0;
      padding-inline: var(--plinth-space-4) 0;
      border-inline-width: 2px 0;
    }
    :host([orientation='vertical']) ::slotted([role='tabpanel']) {
      flex: 1;
      min-inline-size: 0;
      padding: var(--plinth-tab-panel-padding, 0.5rem 0 0);
    }
    /* Fades the edges beyond which there are more tabs. Both fades are outside the list while it doesn't scroll. */
    @supports (animation-timeline: scroll()) {
      :host(:not([orientation='vertical'])) [part='list'] {
        mask:
          linear-gradient(to right, transparent, var(--plinth-color-text) 2rem) -2rem 0 / calc(100% + 2rem) 100%
            no-repeat intersect,
          linear-gradient(to left, transparent, var(--plinth-color-text) 2rem) 0 0 / calc(100% + 2rem) 100% no-repeat;
        animation: fade-edges linear;
        animation-timeline: scroll(self inline);
        /* Ends after the last position: a finished animation would keep its effect on a list that no longer scrolls. */
        animation-range: 0% calc(100% + 0.1px);
      }
      :host(:not([orientation='vertical']):dir(rtl)) [part='list'] {
        animation-direction: reverse;
      }
    }
    @keyframes fade-edges {
      from,
      2% {
        mask-position:
          -2rem 0,
          -2rem 0;
      }
      5%,
      95% {
        mask-position:
          0 0,
          -2rem 0;
      }
      98%,
      to {
        mask-position:
          0 0,
          0 0;
      }
    }
    @media (forced-colors: active) {
      :host {
        --_line: CanvasText;
      }
      /* The line is a background image, which forced colors don't draw. */
      [part='list'] {
        forced-color-adjust: none;
      }
      ::slotted(*) {
        forced-color-adjust: auto;
      }
      :host([orientation='vertical']) ::slotted([role='tab']) {
        padding-block-end: 0;
        padding-inline-end: calc(var(--plinth-space-4) + 1px);
        border: 0 solid CanvasText;
        border-inline-end-width: 1px;
      }
      :host([orientation='vertical']) ::slotted([role='tab'][selected]) {
        padding-inline-end: var(--plinth-space-4);
        border-inline-end: 2px solid Highlight;
      }
      :host([orientation='vertical'][placement='end']) ::slotted([role='tab']) {
        padding-inline: calc(var(--plinth-space-4) + 1px) 0;
        border-inline-width: 1px 0;
      }
      :host([orientation='vertical'][placement='end']) ::slotted([role='tab'][selected]) {
        padding-inline: var(--plinth-space-4) 0;
        border-inline-start: 2px solid Highlight;
      }
    }
  `,
];
