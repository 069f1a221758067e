import { css } from 'lit';
import { choiceGroupStyles } from '#base/choice-group.styles.ts';

export const segmentedControlStyles = [
  ...choiceGroupStyles,
  css`
    :host {
      display: inline-flex;
      max-inline-size: 100%;
      vertical-align: middle;
    }
    [part='base'] {
      display: inline-block;
      flex: 1 1 auto;
      min-inline-size: 0;
      max-inline-size: 100%;
    }
    [part='choices'] {
      display: flex;
      gap: 2px;
      padding: 2px;
      border-radius: var(--plinth-radius-control);
      background: var(--plinth-color-active);
    }
    ::slotted(*) {
      flex: 1 1 auto;
      min-inline-size: 0;
    }
    @media (forced-colors: active) {
      [part='choices'] {
        border: 1px solid ButtonText;
      }
    }
  `,
];
