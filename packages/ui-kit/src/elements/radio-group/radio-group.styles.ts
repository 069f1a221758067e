import { css } from 'lit';
import { choiceGroupStyles } from '#base/choice-group.styles.ts';

export const radioGroupStyles = [
  ...choiceGroupStyles,
  css`
    :host([appearance='segment']) {
      display: inline-block;
      max-inline-size: 100%;
      vertical-align: middle;
    }
    :host([appearance='tile']:not([label-hidden])) [part='label-row']:has([part='label']:not(:empty)) {
      margin-block-end: var(--plinth-space-3);
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
