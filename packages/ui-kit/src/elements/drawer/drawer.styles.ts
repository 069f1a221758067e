import { css } from 'lit';
import { modalStyles } from '#base/modal.styles.ts';

export const drawerStyles = [
  ...modalStyles,
  css`
    :host {
      --_away: 100%;
      --_faded: 1;
      --_motion: var(--plinth-motion-slow);
    }
    :host([placement='start']),
    :host(:dir(rtl)) {
      --_away: -100%;
    }
    :host([placement='start']:dir(rtl)) {
      --_away: 100%;
    }
    dialog {
      inset: 0 0 0 auto;
      inset-inline: auto 0;
      margin: 0;
      inline-size: min(var(--plinth-drawer-width, 25rem), 100vi);
      block-size: 100dvb;
      max-block-size: 100dvb;
    }
    :host([placement='start']) dialog {
      inset-inline: 0 auto;
    }
    .head {
      align-items: center;
      padding: 0.875rem var(--plinth-space-3) var(--plinth-space-3) var(--plinth-space-5);
      padding-inline: var(--plinth-space-5) var(--plinth-space-3);
    }
    h2 {
      font-size: var(--plinth-text-16);
      line-height: var(--plinth-leading-16);
      letter-spacing: var(--plinth-tracking-16);
    }
    .head .corner {
      margin-inline-end: 0;
    }
    .body {
      padding: var(--plinth-space-2) var(--plinth-space-5) var(--plinth-space-5);
    }
    .foot {
      padding: var(--plinth-space-3) var(--plinth-space-5);
      border-block-start: 1px solid var(--plinth-color-line);
    }
  `,
];
