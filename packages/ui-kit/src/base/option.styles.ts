import { css } from 'lit';

/** The options of a list, of `role="option"` or native ones, and the headings of their groups. */
export const optionStyles = css`
  [part='option'] {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-block-size: var(--plinth-size-menu-item);
    padding: var(--plinth-space-1) 0.625rem;
    border-radius: var(--plinth-radius-control);
    cursor: pointer;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  [part='option'] .words {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [part='option'] .description {
    display: block;
    color: var(--plinth-color-text-muted);
    font-size: var(--plinth-text-13);
    font-weight: var(--plinth-weight-regular);
    line-height: var(--plinth-leading-13);
  }
  [part='option'] .glyph {
    color: var(--plinth-color-primary-text);
  }
  [part='option'] .option-icon {
    color: var(--plinth-color-text-muted);
  }
  [part='option']:hover {
    background: var(--plinth-color-hover);
  }
  [part='option']:is([aria-selected='true'], :checked) {
    background: var(--plinth-color-selected);
    font-weight: var(--plinth-weight-medium);
  }
  [part='option']:is(.active, :focus) {
    background: var(--plinth-color-active);
    outline: 2px solid var(--plinth-color-focus);
    outline-offset: -2px;
  }
  [part='option']:is([aria-disabled='true'], :disabled) {
    background: none;
    color: var(--plinth-color-text-disabled);
    cursor: not-allowed;
  }
  [part='option']:is([aria-disabled='true'], :disabled) :is(.option-icon, .description) {
    color: inherit;
  }
  .group {
    padding: 0.5rem 0.625rem 0.25rem;
    color: var(--plinth-color-text-faint);
    font-size: var(--plinth-text-12);
    font-weight: var(--plinth-weight-medium);
    line-height: var(--plinth-leading-12);
    letter-spacing: var(--plinth-tracking-12);
  }
  @media (forced-colors: active) {
    [part='option']:is([aria-selected='true'], :checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    [part='option']:is([aria-selected='true'], :checked) :is(.glyph, .description) {
      color: inherit;
    }
    [part='option']:is([aria-disabled='true'], :disabled) {
      color: GrayText;
    }
  }
`;
