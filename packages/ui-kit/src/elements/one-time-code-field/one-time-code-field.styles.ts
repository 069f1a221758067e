import { css } from 'lit';
import { fieldStyles } from '../field/field.styles.ts';

/** The boxes are drawn under the input, whose letter spacing places each character in the middle of a box. */
export const oneTimeCodeFieldStyles = [
  ...fieldStyles,
  css`
    [part='control'] {
      container-type: inline-size;
      overflow: clip;
      overflow-clip-margin: 3px;
      direction: ltr;
    }
    .cells {
      grid-area: 1 / 1 / 2 / -1;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      --_gap: 0.5rem;
      --_cell: min(2.75rem, (100cqi - var(--_end-size, 0px) - (var(--_count) - 1) * var(--_gap)) / var(--_count));
      inline-size: calc(var(--_count) * (var(--_cell) + var(--_gap)) - var(--_gap));
    }
    .framed .cells {
      grid-column: 1 / 3;
      --_end-size: 2.5rem;
    }
    :host(:dir(rtl)) .cells {
      margin-inline-start: auto;
    }
    .boxes {
      grid-area: 1 / 1;
      display: flex;
      gap: var(--_gap);
    }
    [part='cell'] {
      inline-size: var(--_cell);
      block-size: 3rem;
      border: 1px solid var(--plinth-color-line-control);
      border-radius: var(--plinth-field-radius);
      background: var(--plinth-color-field);
    }
    .cells:hover [part='cell'] {
      border-color: var(--plinth-color-text-muted);
    }
    :host(:state(invalid)) [part='cell'] {
      border-color: var(--plinth-color-danger);
      box-shadow: inset 0 0 0 1px var(--plinth-color-danger);
    }
    .current {
      grid-area: 1 / 1;
      display: none;
      inline-size: var(--_cell);
      border: 2px solid var(--plinth-color-focus);
      border-radius: var(--plinth-field-radius);
      translate: calc(var(--_current, 0) * (var(--_cell) + var(--_gap)));
    }
    .cells:focus-within .current {
      display: block;
    }
    :host(:state(locked)) [part='cell'] {
      border-color: transparent;
      background: var(--plinth-color-disabled);
    }
    .cells ::slotted(input),
    :host(:dir(rtl)) .cells ::slotted(input) {
      grid-area: 1 / 1;
      inline-size: calc(100% + var(--_cell) + var(--_gap));
      min-block-size: 3rem;
      padding: 0 0 0 calc((var(--_cell) - 1ch) / 2);
      border: 0;
      background: none;
      font-family: var(--plinth-font-mono);
      font-size: var(--plinth-text-20);
      font-weight: var(--plinth-weight-medium);
      /* Pages may reset the spacing of every text in a script whose letters join. */
      letter-spacing: calc(var(--_cell) + var(--_gap) - 1ch) !important;
      text-align: left;
    }
    .cells ::slotted(:is(input, input:focus, [aria-invalid='true'], :user-invalid)) {
      outline: none;
      box-shadow: none;
    }
    :host(:state(locked)) .lock {
      display: none;
    }
    @media (forced-colors: active) {
      /* Browsers draw a backplate behind text, which would cover part of the boxes. */
      .cells ::slotted(input) {
        forced-color-adjust: none;
        color: CanvasText;
      }
      .cells ::slotted(input:disabled) {
        color: GrayText;
      }
      .cells ::slotted(input:focus) {
        outline: 1px solid Highlight;
        outline-offset: 2px;
      }
      .current {
        border-color: Highlight;
      }
      :host(:state(locked)) [part='cell'] {
        border-color: GrayText;
      }
    }
  `,
];
