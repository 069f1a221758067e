import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const toastRegionStyles = [
  hostStyles,
  css`
    :host {
      display: contents;
    }
    [part='list'] {
      position: fixed;
      inset: auto;
      inset-block-start: calc(var(--plinth-navbar-height) + var(--plinth-toast-region-offset, var(--plinth-space-2)));
      inset-inline-end: var(--plinth-space-4);
      inline-size: min(var(--plinth-toast-region-width, 27rem), 100vi - 2rem);
      max-block-size: calc(100dvb - var(--plinth-navbar-height) - 2rem);
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
      overflow: visible;
    }
    :host([position^='bottom']) [part='list'] {
      inset-block: auto var(--plinth-space-4);
    }
    :host([position$='start']) [part='list'] {
      inset-inline: var(--plinth-space-4) auto;
    }
    :host([position$='center']) [part='list'] {
      inset-inline: 0;
      margin-inline: auto;
    }
    .live {
      display: flex;
      flex-direction: column;
      gap: 0.625rem;
    }
    :host([position^='top']) .live {
      flex-direction: column-reverse;
    }
    .toast {
      transition:
        opacity var(--plinth-motion-base) var(--plinth-motion-ease),
        translate var(--plinth-motion-base) var(--plinth-motion-ease);
    }
    @starting-style {
      .toast {
        opacity: 0;
        translate: 0 -0.25rem;
      }
    }
  `,
];
