import { css } from 'lit';
import { focusStyles } from './focus.styles.ts';
import { hostStyles } from './host.styles.ts';

/** The frame of checkbox, radio and switch: the control, the label beside it, and the description and error message below the label. */
export const toggleFrameStyles = [
  hostStyles,
  focusStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='base'] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      justify-content: start;
      align-items: start;
    }
    [part='base'] > * {
      grid-column: 2;
      padding-inline-start: 0.625rem;
    }
    .box {
      grid-area: 1 / 1;
      display: grid;
      place-items: center;
      padding: 0;
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
    [part='label'] {
      grid-row: 1;
      cursor: pointer;
      user-select: none;
    }
    [part='description'] {
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
      color: var(--plinth-color-text-muted);
      text-wrap: pretty;
    }
    [part='base']:has(:disabled) :is(label, input) {
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      [part='base']:has(:disabled) label {
        color: GrayText;
      }
    }
    @media (pointer: coarse) {
      [part='label'] {
        padding-block: calc((2.75rem - var(--plinth-leading-14)) / 2);
      }
    }
  `,
];
