import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { messageStyles } from '#base/message.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const ratingStyles = [
  hostStyles,
  glyphStyles,
  messageStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: inline-block;
      max-inline-size: 100%;
      vertical-align: middle;
      --_size: 1.5rem;
    }
    :host([size='small']) {
      --_size: 1rem;
    }
    [part='base'] {
      display: inline-block;
      max-inline-size: 100%;
      vertical-align: top;
    }
    :host(:not([label-hidden])) [part='label-row']:has([part='label']:not(:empty)) {
      margin-block-end: 0.25rem;
    }
    [part='stars'] {
      display: inline-flex;
    }
    label {
      position: relative;
      display: block;
      padding: 0.125rem;
      border-radius: var(--plinth-radius-badge);
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      appearance: none;
      opacity: 0;
      cursor: inherit;
      touch-action: manipulation;
    }
    .star {
      display: grid;
      color: var(--plinth-color-line-control);
    }
    /* The same distance as between the stars of an editable rating. */
    [part='stars']:not(.choice) .star {
      padding: 0.125rem;
    }
    .star .glyph {
      grid-area: 1 / 1;
      inline-size: var(--_size);
      block-size: var(--_size);
      stroke-width: 1.5;
    }
    .fill,
    .choice:hover label:not(:hover ~ label) .glyph.empty {
      fill: var(--plinth-rating-color, var(--plinth-color-primary));
      stroke: var(--plinth-rating-color, var(--plinth-color-primary));
    }
    .choice:hover label:hover ~ label .fill {
      display: none;
    }
    .half .fill {
      clip-path: inset(0 50% 0 0);
    }
    .half .fill:dir(rtl) {
      clip-path: inset(0 0 0 50%);
    }
    label:has(:focus-visible) {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 1px;
    }
    :host(:disabled) label {
      cursor: not-allowed;
    }
    :host(:disabled) .star .glyph {
      stroke: var(--plinth-color-text-disabled);
    }
    :host(:disabled) .fill,
    :host(:disabled) .choice:hover label .glyph.fill {
      fill: var(--plinth-color-text-disabled);
    }
    :host(:disabled) .choice:hover label .glyph.empty {
      fill: none;
    }
    [part='error']:not(:empty) {
      margin-block-start: 0.375rem;
    }
    @media (pointer: coarse) {
      label {
        padding: calc((2.75rem - var(--_size)) / 2);
      }
    }
    @media (forced-colors: active) {
      input {
        border: 1px solid ButtonText;
      }
      .star {
        forced-color-adjust: none;
        color: CanvasText;
      }
      .fill {
        fill: Highlight;
        stroke: CanvasText;
      }
      :host(:disabled) .star {
        color: GrayText;
      }
    }
  `,
];
