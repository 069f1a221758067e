import { css } from '#base/css.ts';
import { hostStyles } from '#base/host.styles.ts';
import { radioTileStyles } from './radio-tile.styles.ts';

export const radioStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='base'] {
      position: relative;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      justify-content: start;
    }
    input {
      grid-area: 1 / 1;
      display: grid;
      place-items: center;
      inline-size: 1.125rem;
      block-size: 1.125rem;
      margin: 0.09375rem 0 0;
      border: 1px solid var(--plinth-color-line-control);
      border-radius: 50%;
      background: var(--plinth-color-field);
      appearance: none;
      cursor: pointer;
      touch-action: manipulation;
      -webkit-tap-highlight-color: transparent;
    }
    input:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 2px;
    }
    [part='label'] {
      grid-area: 1 / 2;
      padding-inline-start: 0.625rem;
      cursor: pointer;
      user-select: none;
    }
    [part='description'] {
      grid-area: 2 / 2;
      padding-inline-start: 0.625rem;
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
      color: var(--plinth-color-text-muted);
      text-wrap: pretty;
    }
    [part='base']:hover input:enabled {
      border-color: var(--plinth-color-text-muted);
    }
    input:checked,
    [part='base']:hover input:checked:enabled {
      border-color: var(--plinth-color-primary);
      background: var(--plinth-color-primary);
    }
    input:checked::after {
      content: '';
      inline-size: 0.4375rem;
      block-size: 0.4375rem;
      border-radius: 50%;
      background: var(--plinth-color-on-primary);
    }
    input[data-invalid]:enabled {
      border-color: var(--plinth-color-danger);
      box-shadow: inset 0 0 0 1px var(--plinth-color-danger);
    }
    input:disabled {
      border-color: var(--plinth-color-line);
      background: var(--plinth-color-disabled);
    }
    input:disabled::after {
      background: var(--plinth-color-text-disabled);
    }
    input:disabled ~ [part='label'] {
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    @media (pointer: coarse) {
      :host([appearance='list']) input {
        margin-block: 0.8125rem 0.8125rem;
      }
      :host([appearance='list']) [part='label'] {
        padding-block: calc((2.75rem - var(--plinth-leading-14)) / 2);
      }
    }
    @media (forced-colors: active) {
      input:checked {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
      }
      input:checked::after {
        background: HighlightText;
      }
      input:disabled {
        border-color: GrayText;
      }
      input:disabled ~ [part='label'] {
        color: GrayText;
      }
    }
  `,
  radioTileStyles,
];
