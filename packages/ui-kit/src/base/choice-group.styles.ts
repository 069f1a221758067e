import { css } from 'lit';
import { glyphStyles } from './glyph.ts';
import { hostStyles } from './host.styles.ts';
import { messageStyles } from './message.ts';
import { visuallyHiddenStyles } from './visually-hidden.styles.ts';

/** The label, the list of choices and the messages of radio groups, segmented controls and checkbox groups. */
export const choiceGroupStyles = [
  hostStyles,
  glyphStyles,
  messageStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='label-row'] {
      align-items: center;
    }
    :host(:not([label-hidden])) [part='label-row']:has([part='label']:not(:empty)) {
      margin-block-end: 0.375rem;
    }
    [part='choices'] {
      display: grid;
      gap: 0.625rem;
    }
    [part='error']:not(:empty),
    [part='help']:not(:empty) {
      margin-block-start: 0.375rem;
    }
  `,
];
