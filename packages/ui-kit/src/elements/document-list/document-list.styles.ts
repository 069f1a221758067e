import { css } from 'lit';
import { cornerButtonStyles } from '#base/corner-button.styles.ts';
import { fileListStyles } from '#base/file-list.styles.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { listStateStyles } from '#base/list-state.ts';
import { ringStyles } from '#base/ring.styles.ts';
import { smallButtonStyles } from '#base/small-button.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const documentListStyles = [
  hostStyles,
  glyphStyles,
  focusStyles,
  cornerButtonStyles,
  ringStyles,
  fileListStyles,
  listStateStyles,
  smallButtonStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='list'] {
      container-type: inline-size;
    }
    .row {
      min-block-size: calc(var(--plinth-size-row) - 0.5rem);
      gap: var(--plinth-space-3);
    }
    .file:last-child {
      border-block-end: 0;
    }
    .text {
      display: grid;
      flex: 1;
      grid-template-columns: minmax(0, 1fr);
      min-inline-size: 0;
    }
    .name {
      font-weight: var(--plinth-weight-medium);
    }
    .description {
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
      overflow-wrap: anywhere;
    }
    /* Below the name, not below the icon. */
    .failure {
      padding-block-end: var(--plinth-space-2);
      padding-inline-start: calc(var(--plinth-size-icon) + var(--plinth-space-3));
      color: var(--plinth-color-danger-text);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
    @container (inline-size < 26rem) {
      .size {
        display: none;
      }
    }
  `,
];
