import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const navStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
      --_line: var(--plinth-color-line);
    }
    [part='list'] {
      display: flex;
      gap: var(--plinth-space-5);
      /* Room for the focus ring inside the scrolling row. The line is drawn at the edge of the row without that room. */
      margin: -0.25rem;
      padding: 0.25rem;
      padding-block-end: calc(0.25rem + 1px);
      background: linear-gradient(var(--_line), var(--_line)) 50% calc(100% - 0.25rem) / calc(100% - 0.5rem) 1px
        no-repeat;
      overflow: auto hidden;
      scrollbar-width: none;
    }
    :host(:is([variant='pills'], [vertical])) [part='list'] {
      gap: var(--plinth-space-1);
      padding-block-end: 0.25rem;
      background: none;
    }
    /* Safe, so that the start of links that don't fit can be scrolled into view. */
    :host([alignment='center']:not([vertical])) [part='list'] {
      justify-content: safe center;
    }
    :host([alignment='end']:not([vertical])) [part='list'] {
      justify-content: safe end;
    }
    :host(:is([alignment='fill'], [alignment='justify']):not([vertical])) ::slotted(*) {
      flex: 1 0 auto;
      --_item-justify: center;
      --_label-grow: 0;
    }
    :host([alignment='justify']:not([vertical])) ::slotted(*) {
      flex-basis: 0;
      min-inline-size: max-content;
    }
    :host([vertical]) [part='list'] {
      flex-direction: column;
    }
    @media (forced-colors: active) {
      :host {
        --_line: CanvasText;
      }
    }
  `,
];
