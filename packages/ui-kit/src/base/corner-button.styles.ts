import { css } from 'lit';

/** A square button in the corner of a popup, such as close. */
export const cornerButtonStyles = css`
  .corner {
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: var(--plinth-size-control-small);
    block-size: var(--plinth-size-control-small);
    padding: 0;
    margin: 0;
    border: 0;
    border-radius: var(--plinth-radius-control);
    background: none;
    color: var(--plinth-color-text-faint);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  .corner:hover {
    background: var(--plinth-color-hover);
    color: var(--plinth-color-text);
  }
  .corner:active {
    background: var(--plinth-color-active);
  }
  @media (forced-colors: active) {
    .corner {
      border: 1px solid ButtonText;
    }
  }
`;
