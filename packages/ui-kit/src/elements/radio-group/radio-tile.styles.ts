import { css } from 'lit';

/** Styles of segments and tiles, where the native radio covers the whole option, so that all of it can be clicked. */
export const radioTileStyles = css`
  :not(.list) > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    border-radius: inherit;
    opacity: 0;
  }
  [part='base']:where(:not(.list)) {
    grid-template-columns: minmax(0, 1fr);
    place-content: center;
    block-size: 100%;
    font-size: var(--plinth-text-13);
    font-weight: var(--plinth-weight-medium);
    line-height: 1;
    text-align: center;
  }
  [part='base']:not(.list):has(input:focus-visible) {
    outline: 2px solid var(--plinth-color-focus);
    outline-offset: 2px;
  }
  :not(.list) > [part='label'] {
    grid-area: auto;
    padding: 0;
  }
  .segment {
    min-block-size: var(--plinth-size-control-small);
    padding-inline: 0.625rem;
    border-radius: var(--plinth-radius-badge);
    color: var(--plinth-color-text-muted);
    line-height: 1.2;
    text-wrap: balance;
  }
  .segment:hover {
    color: var(--plinth-color-text);
  }
  .segment:has(input:checked) {
    background: light-dark(var(--plinth-palette-paper-0), var(--plinth-palette-night-700));
    box-shadow: 0 0 0 1px var(--plinth-color-line-card);
    color: var(--plinth-color-text);
  }
  .segment [part='description'] {
    display: none;
  }

  @media (width < 360px) {
    .segment {
      padding-inline: 0.3125rem;
    }
  }

  .tile {
    gap: 1px;
    min-block-size: max(2.5rem, var(--plinth-size-control-small));
    padding-inline: var(--plinth-space-1);
    border: 1px solid var(--plinth-color-line-button);
    border-radius: min(var(--plinth-radius-control), var(--plinth-radius-box-max));
    font-variant-numeric: tabular-nums lining-nums;
  }
  .tile [part='label'] {
    display: grid;
    gap: 1px;
    justify-items: center;
  }
  .tile [part='description'] {
    grid-area: auto;
    padding: 0;
  }
  .tile [part='description'],
  .tile ::slotted([slot='start']) {
    font-size: var(--plinth-text-12);
    font-weight: var(--plinth-weight-regular);
    line-height: var(--plinth-leading-12);
    letter-spacing: var(--plinth-tracking-12);
    color: var(--_quiet, var(--plinth-color-text-muted));
  }
  .tile.stacked {
    padding-block: 0.5rem 0.5625rem;
  }
  .tile.stacked [part='label'] {
    font-size: var(--plinth-text-20);
    font-weight: var(--plinth-weight-semibold);
    line-height: 1.625rem;
    letter-spacing: var(--plinth-tracking-20);
  }
  .tile:hover {
    border-color: var(--plinth-color-text-muted);
  }
  .tile:has(input:checked) {
    --_quiet: currentColor;
    border-color: var(--plinth-color-primary);
    background: var(--plinth-color-primary-surface);
    box-shadow: inset 0 0 0 1px var(--plinth-color-primary);
    color: var(--plinth-color-primary-text);
  }
  .tile:has(input:disabled) {
    --_quiet: currentColor;
    border-color: var(--plinth-color-line-faint);
    background: none;
    box-shadow: none;
    color: var(--plinth-color-text-disabled);
    font-weight: var(--plinth-weight-regular);
  }
  @media (forced-colors: active) {
    [part='base']:not(.list):has(input:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    [part='base']:not(.list):has(input:disabled) {
      color: GrayText;
    }
  }
`;
