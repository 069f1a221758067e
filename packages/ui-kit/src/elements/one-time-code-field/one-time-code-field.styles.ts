import { css } from 'lit';
import { fieldStyles } from '../field/field.styles.ts';

/** The boxes are drawn under the input, whose letter spacing places each character in the middle of a box. */
export const oneTimeCodeFieldStyles = [
  ...fieldStyles,
  css`
    [part='base'] {
      isolation: isolate;
      --_gap: 0.5rem;
      --_cell: min(var(--_max, 2.75rem), (100cqi - var(--_end) - (var(--_count) - 1) * var(--_gap)) / var(--_count));
      --_pitch: calc(var(--_cell) + var(--_gap));
    }
    /* The boxes fill the column of a form for signing in. */
    .large {
      --_max: 4rem;
    }
    [part='control'],
    .cells {
      container-type: inline-size;
      direction: ltr;
    }
    [part='control'] {
      overflow: clip;
      overflow-clip-margin: 3px;
    }
    .cells {
      display: grid;
      grid-row: 2;
      justify-content: start;
      z-index: -1;
    }
    :host(:dir(rtl)) .cells {
      justify-content: end;
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
    [part='control']:hover + .cells [part='cell'] {
      border-color: var(--plinth-color-text-muted);
    }
    :host(:state(invalid)) [part] + .cells [part='cell'] {
      border-color: var(--plinth-color-danger);
      box-shadow: inset 0 0 0 1px var(--plinth-color-danger);
    }
    .current {
      grid-area: 1 / 1;
      display: none;
      inline-size: var(--_cell);
      border: 2px solid var(--plinth-color-focus);
      border-radius: var(--plinth-field-radius);
      translate: calc(var(--_current, 0) * var(--_pitch));
    }
    [part='control']:focus-within + .cells .current {
      display: block;
    }
    :host(:state(locked)) [part] + .cells [part='cell'] {
      border-color: transparent;
      background: var(--plinth-color-disabled);
    }
    /* Both directions, for which the field sets the padding of its control. */
    :host(:is(:dir(ltr), :dir(rtl))) [part='control']::slotted(input) {
      inline-size: calc(var(--_count) * var(--_pitch) + var(--_cell));
      min-block-size: 3rem;
      padding: 0 0 0 calc((var(--_cell) - 1ch) / 2);
      border: 0;
      background: none;
      font-family: var(--plinth-font-mono);
      font-size: var(--plinth-text-20);
      font-weight: var(--plinth-weight-medium);
      /* Pages may reset the spacing of every text in a script whose letters join. */
      letter-spacing: calc(var(--_pitch) - 1ch) !important;
      text-align: left;
    }
    :host(:dir(rtl)) [part='control']::slotted(input) {
      margin-left: calc(100cqi - var(--_count) * var(--_pitch) + var(--_gap));
    }
    [part='control']::slotted(:is(input, input:focus, [aria-invalid='true'], :user-invalid)) {
      outline: none;
      box-shadow: none;
    }
    :host(:state(locked)) .lock {
      display: none;
    }
    @media (forced-colors: active) {
      /* Browsers draw a backplate behind text, which would cover part of the boxes. */
      [part='control']::slotted(input) {
        forced-color-adjust: none;
        color: CanvasText;
      }
      [part='control']::slotted(input:disabled) {
        color: GrayText;
      }
      [part='control']::slotted(input:focus) {
        outline: 1px solid Highlight;
        outline-offset: 2px;
      }
      .current {
        border-color: Highlight;
      }
      :host(:state(locked)) [part] + .cells [part='cell'] {
        border-color: GrayText;
      }
    }
  `,
];
