import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

/** Styles of segments and tiles: the native radio covers the option, so that all of it can be clicked. */
export const coveredOptionStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='base'] {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      place-content: center;
      align-items: start;
      block-size: 100%;
      font-size: var(--plinth-text-13);
      font-weight: var(--plinth-weight-medium);
      line-height: 1;
      text-align: center;
      overflow-wrap: anywhere;
    }
    [part='base']:has(input:focus-visible) {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 2px;
    }
    input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      appearance: none;
      border-radius: inherit;
      opacity: 0;
      cursor: pointer;
      touch-action: manipulation;
      -webkit-tap-highlight-color: transparent;
    }
    [part='label'] {
      user-select: none;
    }
    [part='base']:has(:disabled) :is(label, input) {
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
  `,
];

/** Styles in forced colors, which override those of the element. */
export const coveredOptionForcedColors = css`
  @media (forced-colors: active) {
    [part='base']:has(input:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    [part='base']:has(input:disabled),
    [part='base']:has(input:disabled) label {
      color: GrayText;
    }
  }
`;
