import { css } from 'lit';
import { cornerButtonStyles } from '#base/corner-button.styles.ts';
import { fileListStyles } from '#base/file-list.styles.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { messageStyles } from '#base/message.ts';
import { smallButtonStyles } from '#base/small-button.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const dropzoneStyles = [
  hostStyles,
  glyphStyles,
  focusStyles,
  messageStyles,
  cornerButtonStyles,
  smallButtonStyles,
  fileListStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='base'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.375rem;
    }
    [part='area'] {
      position: relative;
      display: grid;
      justify-items: center;
      gap: var(--plinth-space-1);
      padding: var(--plinth-space-4);
      border: 1px dashed var(--plinth-color-line-control);
      border-radius: min(var(--plinth-radius-control), var(--plinth-radius-box-max));
      text-align: center;
    }
    [part='area']:hover {
      border-color: var(--plinth-color-text-muted);
    }
    [part='area'].over {
      border-color: var(--plinth-color-primary);
      border-style: solid;
      background: var(--plinth-color-primary-surface);
    }
    [part='area']:has([aria-invalid='true']) {
      border-color: var(--plinth-color-danger);
    }
    input {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      margin: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
    [part='area']:has(input:focus-visible) {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 2px;
    }
    label {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 0.25rem var(--plinth-space-2);
      cursor: pointer;
    }
    label .glyph,
    .choose {
      color: var(--plinth-color-primary-text);
      font-weight: var(--plinth-weight-medium);
    }
    /* The whole area is the drop target. */
    label::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    .note:empty,
    [part='help']:empty,
    [part='error']:empty {
      display: none;
    }
    .refused {
      margin: 0;
      padding: 0;
      list-style: none;
      color: var(--plinth-color-danger-text);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
      overflow-wrap: anywhere;
    }
    /* Drawn over the existing border, so that nothing moves. */
    .progress {
      position: absolute;
      inset-inline: 0;
      inset-block-end: -1px;
      block-size: 2px;
      background: var(--plinth-color-track);
    }
    .progress::after {
      content: '';
      display: block;
      inline-size: calc(100% * var(--_share, 0));
      block-size: 100%;
      background: var(--plinth-color-primary);
    }
    .failure {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--plinth-space-2);
      padding-block-end: var(--plinth-space-2);
      /* Below the name. */
      padding-inline-start: calc(var(--plinth-size-icon) + var(--plinth-space-2));
      color: var(--plinth-color-danger-text);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
    :host(:disabled) [part='area'] {
      border-color: var(--plinth-color-line);
      background: var(--plinth-color-disabled);
    }
    :host(:disabled) :is(label, label *, .corner) {
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      .progress::after {
        forced-color-adjust: none;
        background: Highlight;
      }
      :host(:disabled) :is([part='area'], label, label *) {
        border-color: GrayText;
        color: GrayText;
      }
    }
  `,
];
