import { css } from 'lit';
import { choiceGroupStyles } from '#base/choice-group.styles.ts';

export const radioTileGroupStyles = [
  ...choiceGroupStyles,
  css`
    :host(:not([label-hidden])) [part='label-row']:has([part='label']:not(:empty)) {
      margin-block-end: var(--plinth-space-3);
    }
    [part='choices'] {
      grid-template-columns: var(--plinth-radio-tile-group-columns, repeat(auto-fill, minmax(5.5rem, 1fr)));
      gap: var(--plinth-space-2);
    }
    /* An error marks the group, not each of its tiles. */
    [aria-invalid='true'] [part='choices'] {
      outline: 2px solid var(--plinth-color-danger);
      outline-offset: 0.375rem;
      border-radius: 1px;
    }
    [part='error']:not(:empty) {
      margin-block-start: 0.75rem;
    }
  `,
];
