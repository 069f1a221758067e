import { css } from 'lit';

/** Styles of the narrow layout, in which each row is a list item. */
const narrowStyles = css`
  .has-narrow :is(thead, col) {
    display: none;
  }
  .has-narrow tr > :not(.narrow) {
    display: none;
  }
  .has-narrow .narrow {
    display: table-cell;
    block-size: 3.75rem;
    padding: 0.625rem var(--_inset) !important;
    white-space: normal;
  }
  .has-narrow tbody tr:first-child > .narrow {
    border-block-start: 1px solid var(--plinth-color-line-faint);
  }
  .has-narrow .detail .narrow {
    block-size: 1.875rem;
    padding-block: 0 0.25rem !important;
  }
  .has-narrow .detail:not(:has(+ .detail)) .narrow {
    padding-block-end: 0.75rem !important;
  }
  .has-narrow .loading .stack {
    gap: var(--plinth-space-2);
  }
  .has-narrow table {
    table-layout: fixed;
  }
`;

/** Styles of detail lines and of the choice of the layout. */
export const detailStyles = css`
  :is(th, td):nth-last-child(1 of :not(.narrow)) {
    padding-inline-end: var(--_inset);
  }

  col.toggle {
    inline-size: calc(var(--_inset) + 1.25rem);
  }
  td.toggle {
    padding-inline: var(--_inset) 0;
  }

  .detail td {
    block-size: 1.875rem;
    border-block-start: 0;
    color: var(--plinth-color-text-muted);
    font-size: var(--plinth-text-13);
    font-weight: var(--plinth-weight-regular);
  }
  .detail:not(:has(+ .detail)) td {
    block-size: 2.5rem;
    padding-block-end: 0.625rem;
  }
  .toggle-slot {
    flex: none;
    inline-size: 1rem;
  }
  .detail .part {
    display: inline-block;
  }
  .detail .part + .part::before {
    content: '·';
    margin-inline: 0.375rem;
  }

  .narrow {
    display: none;
  }
  /* In a wide table, all columns share the free width instead of the ones without a width of their own. */
  @container (width >= 90rem) {
    col:not(.toggle) {
      inline-size: auto !important;
    }
  }
  @container (width < 48rem) {
    ${narrowStyles}
  }
  @media (width < 48rem) {
    ${narrowStyles}
  }
`;
