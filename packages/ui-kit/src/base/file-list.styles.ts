import { css } from 'lit';

/** A list of files, one per line, separated by hairlines. */
export const fileListStyles = css`
  .files {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .file {
    position: relative;
    padding-block: var(--plinth-space-1);
    border-block-end: 1px solid var(--plinth-color-line-faint);
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--plinth-space-2);
    min-block-size: 2.25rem;
  }
  .row > .glyph {
    color: var(--plinth-color-text-muted);
  }
  .name {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A long name keeps its beginning in either direction, and is aligned with the start of the line. */
  :host(:dir(rtl)) .name {
    text-align: right;
  }
  .note {
    flex: none;
    color: var(--plinth-color-text-muted);
    font-size: var(--plinth-text-13);
    line-height: var(--plinth-leading-13);
  }
`;
