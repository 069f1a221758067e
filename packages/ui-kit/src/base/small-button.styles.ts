import { css } from 'lit';

/** A small secondary button inside an element, such as "Try again". */
export const smallButtonStyles = css`
  .retry {
    flex: none;
    min-block-size: var(--plinth-size-control-small);
    margin: 0;
    padding: 0 0.625rem;
    border: 1px solid var(--plinth-color-line-button);
    border-radius: var(--plinth-button-radius);
    background: none;
    color: var(--plinth-color-text);
    font: inherit;
    font-size: var(--plinth-text-13);
    font-weight: var(--plinth-weight-medium);
    cursor: pointer;
  }
  .retry:hover {
    background: var(--plinth-color-hover);
  }
  .retry:active {
    background: var(--plinth-color-active);
  }
  .retry:focus-visible {
    outline: 2px solid var(--plinth-color-focus);
    outline-offset: 2px;
  }
  .retry:disabled {
    background: none;
    color: var(--plinth-color-text-disabled);
    cursor: not-allowed;
  }
`;
