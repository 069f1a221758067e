import { css } from 'lit';

/** The chips of a `ChipsController`, in a frame that grows with them. */
export const chipsStyles = css`
  .chips-frame {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
    min-inline-size: 0;
    min-block-size: calc(var(--_height) - 2px);
    padding-block: 0.1875rem;
    border-radius: inherit;
  }
  [part='chips'] {
    display: contents;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .chips-frame:has(.chip) {
    padding-inline-start: 0.25rem;
  }
  .chips-frame:has(.chip) .bare {
    padding-inline-start: 0.375rem;
  }
  .chips-frame .bare {
    flex: 1 1 4rem;
    min-inline-size: 4rem;
    min-block-size: 1.625rem;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    min-block-size: 1.625rem;
    padding: 0.125rem 0.5rem;
    border-radius: var(--plinth-radius-badge);
    background: var(--plinth-color-active);
    color: var(--plinth-color-text);
    font-size: var(--plinth-text-13);
    line-height: var(--plinth-leading-13);
  }
  .chip:has(button) {
    padding-inline-end: 0;
  }
  .chip bdi {
    min-inline-size: 0;
  }
  .chip button {
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: 1.625rem;
    block-size: 1.625rem;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: var(--plinth-radius-badge);
    background: none;
    color: var(--plinth-color-text-muted);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  .chip button:hover {
    background: var(--plinth-color-active);
    color: var(--plinth-color-text);
  }
  .chip button:focus-visible {
    outline: 2px solid var(--plinth-color-focus);
    outline-offset: -2px;
  }
  .chip .glyph {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  :host(:disabled) .chip {
    color: var(--plinth-color-text-muted);
  }
  @media (pointer: coarse) {
    .chip,
    .chip button {
      min-block-size: 2.25rem;
      min-inline-size: 2.25rem;
    }
  }
  @media (forced-colors: active) {
    .chip {
      border: 1px solid CanvasText;
    }
    .chip button {
      border: 1px solid ButtonText;
      margin-inline-start: 0.375rem;
    }
  }
`;
