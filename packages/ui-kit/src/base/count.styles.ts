import { css } from 'lit';

/** The neutral badge that shows a count beside a label. */
export const countStyles = css`
  .count {
    display: inline-flex;
    flex: none;
    align-items: center;
    block-size: 1.25rem;
    padding-inline: 0.4375rem;
    border-radius: var(--plinth-radius-badge);
    background: var(--plinth-color-hover);
    color: var(--plinth-color-text-muted);
    font-size: var(--plinth-text-12);
    font-weight: var(--plinth-weight-medium);
    line-height: 1;
    letter-spacing: var(--plinth-tracking-12);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
`;
