import { css } from '#base/css.ts';
import { glyphStyles } from './glyph.ts';
import { hostStyles } from './host.styles.ts';
import { messageStyles } from './message.ts';

/** The frame of checkbox and switch: the control, its label beside it, description and error under the label. */
export const toggleStyles = [
  hostStyles,
  glyphStyles,
  messageStyles,
  css`
    :host {
      display: block;
    }
    [part='base'] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      justify-content: start;
      align-items: start;
    }
    [part='base'] > * {
      grid-column: 2;
      margin-inline-start: 0.625rem;
    }
    .box {
      grid-column: 1;
      grid-row: 1;
      display: grid;
      place-items: center;
      margin-inline-start: 0;
    }
    .box > * {
      grid-area: 1 / 1;
    }
    .box > :not(input) {
      pointer-events: none;
    }
    input {
      appearance: none;
      margin: 0;
      cursor: pointer;
      touch-action: manipulation;
      -webkit-tap-highlight-color: transparent;
    }
    input:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 2px;
    }
    [part='label'] {
      grid-row: 1;
      margin-inline-start: 0;
      padding-inline-start: 0.625rem;
      font-weight: inherit;
      cursor: pointer;
      user-select: none;
    }
    :host(:disabled) [part='label'] {
      color: var(--plinth-color-text-disabled);
    }
    :host(:disabled) :is(label, input) {
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      :host(:disabled) [part='label'] {
        color: GrayText;
      }
    }
    @media (pointer: coarse) {
      .box,
      [part='label'] {
        padding-block: calc((2.75rem - var(--plinth-leading-14)) / 2);
      }
    }
  `,
];
