import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { messageStyles } from '#base/message.ts';
import { sliderStyles } from '#base/slider.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const amountSliderStyles = [
  hostStyles,
  glyphStyles,
  messageStyles,
  visuallyHiddenStyles,
  sliderStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='base'] {
      container-type: inline-size;
    }

    [part='amount'] {
      display: block;
      inline-size: 100%;
      padding: 0 0 0.25rem;
      border: 0 solid var(--plinth-color-text);
      border-block-end-width: 2px;
      border-radius: 0;
      font-size: var(--plinth-text-40);
      font-weight: var(--plinth-weight-semibold);
      font-variant-numeric: tabular-nums lining-nums;
      line-height: var(--plinth-leading-40);
      letter-spacing: var(--plinth-tracking-40);
      text-align: left;
    }
    :host(:dir(rtl)) [part='amount'] {
      text-align: right;
    }
    [part='amount']::placeholder {
      color: var(--plinth-color-text-disabled);
      opacity: 1;
    }
    [part='amount']:focus {
      border-color: var(--plinth-color-focus);
      outline: none;
      box-shadow: 0 1px 0 var(--plinth-color-focus);
    }
    [part='amount'][aria-invalid='true']:not(:focus) {
      border-color: var(--plinth-color-danger);
    }
    [part='amount']:disabled {
      border-color: var(--plinth-color-line);
      color: var(--plinth-color-text-disabled);
      -webkit-text-fill-color: currentColor;
      opacity: 1;
      cursor: not-allowed;
    }

    [part='error']:not(:empty),
    [part='help']:not(:empty) {
      margin-block-start: var(--plinth-space-3);
    }
    [part='error']:not(:empty) + [part='help'] {
      margin-block-start: 0.375rem;
    }
    [part='slider'] {
      margin-block-start: var(--plinth-space-3);
    }
    [part='slider']::after {
      inset-inline-start: calc(var(--_thumb) / -2);
      inline-size: calc(100% * var(--_position, 0) + var(--_thumb) / 2);
    }
    .empty::after {
      display: none;
    }
    .empty [part='range']::-webkit-slider-thumb {
      border-color: var(--plinth-color-line-control);
      box-shadow: none;
    }
    .empty [part='range']::-moz-range-thumb {
      border-color: var(--plinth-color-line-control);
      box-shadow: none;
    }
    @container (inline-size < 30rem) {
      [part='marks'] .crowded {
        display: none;
      }
    }
    @media (forced-colors: active) {
      [part='amount']:focus {
        outline: 2px solid Highlight;
      }
    }
  `,
];
