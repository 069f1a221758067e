import { css } from 'lit';
import { coveredOptionForcedColors, coveredOptionStyles } from '../radio-group/covered-option.styles.ts';

export const radioTileStyles = [
  ...coveredOptionStyles,
  css`
    [part='base'] {
      gap: 1px;
      min-block-size: max(2.5rem, var(--plinth-size-control-small));
      padding-inline: var(--plinth-space-1);
      border: 1px solid var(--plinth-color-line-button);
      border-radius: min(var(--plinth-radius-control), var(--plinth-radius-box-max));
      font-variant-numeric: tabular-nums lining-nums;
    }
    [part='label'] {
      display: grid;
      gap: 1px;
      justify-items: center;
    }
    [part='description'],
    ::slotted([slot='start']) {
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-regular);
      line-height: var(--plinth-leading-12);
      letter-spacing: var(--plinth-tracking-12);
      color: var(--_quiet, var(--plinth-color-text-muted));
    }
    [part='description'] {
      text-wrap: pretty;
    }
    .stacked {
      padding-block: 0.5rem 0.5625rem;
    }
    .stacked [part='label'] {
      font-size: var(--plinth-text-20);
      font-weight: var(--plinth-weight-semibold);
      line-height: 1.625rem;
      letter-spacing: var(--plinth-tracking-20);
    }
    [part='base']:hover {
      border-color: var(--plinth-color-text-muted);
    }
    [part='base']:has(input:checked) {
      --_quiet: currentColor;
      border-color: var(--plinth-color-primary);
      background: var(--plinth-color-primary-surface);
      box-shadow: inset 0 0 0 1px var(--plinth-color-primary);
      color: var(--plinth-color-primary-text);
    }
    [part='base']:has(input:disabled) {
      --_quiet: currentColor;
      border-color: var(--plinth-color-line-faint);
      background: none;
      box-shadow: none;
      color: var(--plinth-color-text-disabled);
      font-weight: var(--plinth-weight-regular);
    }
  `,
  coveredOptionForcedColors,
];
