import { css } from 'lit';
import { coveredOptionForcedColors, coveredOptionStyles } from '../radio-group/covered-option.styles.ts';

export const segmentStyles = [
  ...coveredOptionStyles,
  css`
    [part='base'] {
      min-block-size: var(--plinth-size-control-small);
      padding-inline: 0.625rem;
      border-radius: var(--plinth-radius-badge);
      color: var(--plinth-color-text-muted);
      line-height: 1.2;
      text-wrap: balance;
    }
    [part='base']:hover {
      color: var(--plinth-color-text);
    }
    [part='base']:has(input:checked) {
      background: light-dark(var(--plinth-palette-paper-0), var(--plinth-palette-night-700));
      box-shadow: 0 0 0 1px var(--plinth-color-line-card);
      color: var(--plinth-color-text);
    }
    @media (width < 360px) {
      [part='base'] {
        padding-inline: 0.3125rem;
      }
    }
  `,
  coveredOptionForcedColors,
];
