import { css } from 'lit';

/** Styles of rows and cells, and the classes that cell templates may use. */
export const cellStyles = css`
  th,
  td {
    block-size: var(--plinth-size-row);
    padding: 0 var(--plinth-space-3);
    border-block-start: 1px solid var(--plinth-color-line-faint);
    font-weight: var(--plinth-weight-regular);
    text-align: start;
    white-space: nowrap;
  }
  :is(th, td):first-child {
    padding-inline-start: var(--_inset);
  }
  thead :is(th, td) {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    block-size: var(--plinth-size-row-head);
    border-block: 0 solid var(--plinth-color-line);
    border-block-end-width: 1px;
    background: var(--plinth-card-surface);
    color: var(--plinth-color-text-faint);
    font-size: var(--plinth-text-12);
    font-weight: var(--plinth-weight-medium);
    letter-spacing: var(--plinth-tracking-12);
    line-height: var(--plinth-leading-12);
  }
  tbody tr:first-child > * {
    border-block-start: 0;
  }
  /* Physical alignment: digits line up in both text directions. */
  .right {
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
  }
  tbody .right {
    font-weight: var(--plinth-weight-medium);
  }
  /* Figures end next to where the text of the next column begins. */
  :not(.filters) > .right:dir(ltr) + :not(.right, .control) {
    padding-inline-start: 1.25rem;
  }
  tbody .row:not(.loading):hover > * {
    background: var(--plinth-color-hover);
  }

  tbody a {
    color: inherit;
    text-decoration: none;
  }
  tbody a:hover {
    text-decoration: underline;
  }
  tbody a:focus-visible {
    outline: 2px solid var(--plinth-color-focus);
    outline-offset: -1px;
  }
  .muted {
    color: var(--plinth-color-text-muted);
  }
  tbody .medium {
    font-weight: var(--plinth-weight-medium);
  }
  tbody .strong {
    font-weight: var(--plinth-weight-semibold);
  }
  .faint {
    color: var(--plinth-color-text-faint);
  }
  .positive {
    color: var(--plinth-color-success-text);
  }
  .primary {
    color: var(--plinth-color-primary-text);
  }
  .info {
    color: var(--plinth-color-info-text);
  }
  .warning {
    color: var(--plinth-color-warning-text);
  }
  .danger {
    color: var(--plinth-color-danger-text);
  }
  .small {
    font-size: var(--plinth-text-13);
    line-height: var(--plinth-leading-13);
  }
  thead .medium,
  thead .muted {
    color: var(--plinth-color-text-faint);
  }
  .line {
    display: flex;
    align-items: center;
    gap: 0.625rem;
  }
  .line .glyph {
    display: block;
  }
  .grow {
    flex: 1;
    min-inline-size: 0;
    overflow: clip;
    overflow-clip-margin: 2px;
    text-overflow: ellipsis;
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  /* A row of two lines is 60 pixels high with one-line rows of 48: as much space around the text in both. */
  .row > :not(.narrow) .stack {
    padding-block: calc((var(--plinth-size-row) - 1.875rem) / 2);
  }
  .end {
    justify-items: end;
    text-align: end;
  }

  .sort {
    display: inline-flex;
    align-items: center;
    gap: 0.125rem;
    min-block-size: 1.75rem;
    padding: 0 0.25rem;
    margin-inline: -0.25rem;
    border: 0;
    border-radius: var(--plinth-radius-badge);
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    white-space: nowrap;
    cursor: pointer;
    touch-action: manipulation;
  }
  .right > .sort {
    flex-direction: row-reverse;
  }
  :host(:dir(rtl)) .right > .sort {
    flex-direction: row;
  }
  .sort .glyph {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  .sort.none .glyph {
    opacity: 0;
  }
  .sort:is(:hover, :focus-visible) .glyph {
    opacity: 1;
  }
  .sort:is(:hover, .ascending, .descending) {
    color: var(--plinth-color-text);
  }
  button:focus-visible {
    outline: 2px solid var(--plinth-color-focus);
    outline-offset: 0;
  }

  button.toggle {
    display: inline-grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    padding: 0;
    margin: -0.375rem;
    vertical-align: middle;
    border: 0;
    border-radius: var(--plinth-radius-control);
    background: none;
    color: var(--plinth-color-text-faint);
    cursor: pointer;
    touch-action: manipulation;
  }
  button.toggle:hover {
    background: var(--plinth-color-active);
    color: var(--plinth-color-text);
  }
  .sum > * {
    border-block-start-color: var(--plinth-color-text-faint);
    font-weight: var(--plinth-weight-semibold);
  }
  .double {
    position: relative;
    display: inline-block;
  }
  .double::after {
    content: '';
    box-sizing: border-box;
    position: absolute;
    inset-block-start: calc(100% + 1px);
    inset-inline: 0;
    block-size: 4px;
    border-block: 1px solid var(--plinth-color-text-faint);
  }

  .bar {
    display: inline-block;
    inline-size: 4rem;
    max-inline-size: 100%;
    block-size: 0.75rem;
    border-radius: 3px;
    background: var(--plinth-color-skeleton);
    vertical-align: middle;
    animation: pulse var(--plinth-motion-pulse) ease-in-out infinite alternate;
  }
  .bar-1 {
    inline-size: 3.5rem;
  }
  .bar-2 {
    inline-size: 3rem;
  }
  @keyframes pulse {
    to {
      opacity: 0.45;
    }
  }

  @media print {
    /* Chromium repeats the headers on each sheet, but without buttons. */
    .sort {
      display: contents;
    }
    .sort.none .glyph {
      display: none;
    }
    button.toggle {
      visibility: hidden;
    }
  }
  @media (pointer: coarse) {
    .sort {
      min-block-size: 2.75rem;
    }
    .sort.none .glyph {
      opacity: 0.6;
    }
    button.toggle {
      inline-size: 2.75rem;
      block-size: 2.75rem;
      margin: -0.875rem;
    }
  }
  @media (forced-colors: active) {
    .bar {
      border: 1px solid GrayText;
    }
    .sum > *,
    .double::after {
      border-color: CanvasText;
    }
  }
`;
