import { css } from 'lit';

/** Styles of the editor in a cell and of its error message. */
export const cellEditorStyles = [
  css`
    .cell-editor {
      display: flex;
      align-items: center;
      margin-inline: calc(-1 * var(--plinth-space-2));
    }
    .cell-editor > :not(.float) {
      flex: 1;
      min-inline-size: 0;
    }
    .right .cell-editor > .entry {
      text-align: right;
    }
    .cell-editor > .entry[aria-invalid='true'] {
      border-color: var(--plinth-color-danger-text);
      outline-color: var(--plinth-color-danger-text);
    }
    .cell-editor > .float {
      max-inline-size: min(20rem, calc(100vi - 1rem));
      padding: var(--plinth-space-2) var(--plinth-space-3);
      color: var(--plinth-color-danger-text);
      font-size: var(--plinth-text-13);
      font-weight: var(--plinth-weight-regular);
      line-height: var(--plinth-leading-13);
      text-align: start;
      white-space: normal;
    }
    @media (forced-colors: active) {
      .cell-editor > .entry[aria-invalid='true'] {
        outline: 2px dashed CanvasText;
        outline-offset: -4px;
      }
    }
  `,
];
