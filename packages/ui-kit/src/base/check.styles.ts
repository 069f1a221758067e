import { css } from 'lit';

/** The native control of checkbox and radio, inside the toggle frame. Later rules override it. */
export const checkStyles = css`
  .box {
    margin-block: 0.09375rem;
  }
  input {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border: 1px solid var(--plinth-color-line-control);
    background: var(--plinth-color-field);
  }
  :host(:hover) input {
    border-color: var(--plinth-color-text-muted);
  }
  input:checked:not(:indeterminate) {
    border-color: var(--plinth-color-primary);
    background: var(--plinth-color-primary);
  }
  [part='base'] input:is([aria-invalid='true'], [data-invalid]) {
    border-color: var(--plinth-color-danger);
    box-shadow: inset 0 0 0 1px var(--plinth-color-danger);
  }
  [part='base'] input:disabled {
    border-color: var(--plinth-color-line);
    background: var(--plinth-color-disabled);
    box-shadow: none;
  }
  @media (pointer: coarse) {
    .box {
      margin-block: 0.8125rem;
    }
  }
  @media (forced-colors: active) {
    input:checked:not(:indeterminate):enabled {
      border-color: Highlight;
      background: Highlight;
    }
    [part='base'] input:disabled {
      border-color: GrayText;
    }
  }
`;
