import { css } from 'lit';
import { modalStyles } from '#base/modal.styles.ts';

export const dialogStyles = [
  ...modalStyles,
  css`
    :host {
      --_width: 26rem;
      --_away: 0 0.25rem;
      --_faded: 0;
      --_motion: var(--plinth-motion-base);
    }
    :host([size='medium']) {
      --_width: 35rem;
    }
    :host([size='large']) {
      --_width: 50rem;
    }
    dialog {
      margin: auto;
      inline-size: min(var(--plinth-dialog-width, var(--_width)), 100vi - 2rem);
      max-block-size: calc(100dvb - 2rem);
      border-radius: var(--plinth-radius-card);
    }
    .body {
      color: var(--plinth-color-text-muted);
    }
  `,
];
