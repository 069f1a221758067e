import { css } from 'lit';

/** Styles of the footer: the row range, the paging buttons and the failure message. */
export const footerStyles = css`
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--plinth-space-2) var(--plinth-space-4);
    padding: 0.625rem var(--_inset);
    border-block-start: 1px solid var(--plinth-color-line-faint);
    color: var(--plinth-color-text-muted);
    font-size: var(--plinth-text-13);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: var(--plinth-leading-13);
  }
  .foot > .next {
    margin-inline-end: -0.625rem;
  }
  /* Its buttons fit into a container of a known width. */
  .foot > .pager {
    flex: 1 1 10rem;
    max-inline-size: 25rem;
  }
  .page-nav,
  .failed {
    display: inline-flex;
    align-items: center;
    gap: var(--plinth-space-1);
  }
  .page-nav {
    margin-inline-end: -0.375rem;
  }
  .page-nav [disabled]::part(base) {
    background: none;
  }
  @media print {
    .foot {
      display: none;
    }
  }
  .failed {
    flex-wrap: wrap;
    gap: var(--plinth-space-2) var(--plinth-space-3);
    color: var(--plinth-color-danger-text);
  }
`;
