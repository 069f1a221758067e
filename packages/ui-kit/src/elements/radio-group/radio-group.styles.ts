import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { messageStyles } from '#base/message.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const radioGroupStyles = [
  hostStyles,
  glyphStyles,
  messageStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    :host([appearance='segment']) {
      display: inline-block;
      max-inline-size: 100%;
      vertical-align: middle;
    }
    [part='label-row'] {
      align-items: center;
    }
    :host(:not([label-hidden])) [part='label-row']:has([part='label']:not(:empty)) {
      margin-block-end: 0.375rem;
    }
    :host([appearance='tile']:not([label-hidden])) [part='label-row']:has([part='label']:not(:empty)) {
      margin-block-end: var(--plinth-space-3);
    }
    [part='choices'] {
      display: grid;
      gap: 0.625rem;
    }
    [part='error']:not(:empty),
    [part='help']:not(:empty) {
      margin-block-start: 0.375rem;
    }
    :host([appearance='segment']) [part='choices'] {
      display: flex;
      gap: 2px;
      padding: 2px;
      border-radius: var(--plinth-radius-control);
      background: var(--plinth-color-active);
    }
    :host([appearance='segment']) ::slotted(*) {
      flex: 1 1 auto;
      min-inline-size: 0;
    }
    :host([appearance='tile']) [part='choices'] {
      grid-template-columns: var(--plinth-radio-group-columns, repeat(auto-fill, minmax(5.5rem, 1fr)));
      gap: var(--plinth-space-2);
    }
    /* An error marks the group, not each of its tiles. */
    :host([appearance='tile']) [aria-invalid='true'] [part='choices'] {
      outline: 2px solid var(--plinth-color-danger);
      outline-offset: 0.375rem;
      border-radius: 1px;
    }
    :host([appearance='tile']) [part='error']:not(:empty) {
      margin-block-start: 0.75rem;
    }
    @media (forced-colors: active) {
      :host([appearance='segment']) [part='choices'] {
        border: 1px solid ButtonText;
      }
    }
  `,
];
