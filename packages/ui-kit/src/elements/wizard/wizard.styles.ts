import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const wizardStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='base'] {
      container-type: inline-size;
      /* As an item of a row, the element would have no width of its own. */
      contain-intrinsic-inline-size: 15rem;
    }
    .layout {
      display: grid;
      gap: var(--plinth-space-6);
    }
    .content {
      min-inline-size: 0;
    }
    .rail {
      display: none;
    }
    @container (inline-size >= 35rem) {
      .vertical {
        grid-template: auto 1fr / 12rem minmax(0, 1fr);
      }
      .rail {
        display: block;
        grid-row: span 2;
      }
      .bar {
        display: none;
      }
    }
    [part='foot'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: var(--plinth-space-2);
    }
  `,
];
