import { css } from 'lit';
import { choiceGroupStyles } from '#base/choice-group.styles.ts';

export const checkboxGroupStyles = [
  ...choiceGroupStyles,
  css`
    [part='choices'] {
      grid-template-columns: var(--plinth-checkbox-group-columns, minmax(0, 1fr));
    }
    .indented {
      padding-inline-start: 1.75rem;
    }
    [part='all'] {
      margin-block-end: 0.625rem;
    }
  `,
];
