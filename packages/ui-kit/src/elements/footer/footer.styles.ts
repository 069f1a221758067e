import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const footerStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      flex: none;
      color: var(--plinth-color-text-faint);
      font-size: var(--plinth-text-13) !important;
      line-height: var(--plinth-leading-13) !important;
    }
    :host([type='hidden']) {
      display: none;
    }
    :host([type='sticky']) {
      position: sticky;
      inset-block-end: 0;
      z-index: var(--plinth-layer-sticky);
      border-block-start: 1px solid var(--plinth-color-line);
      background: var(--plinth-color-page);
    }
    .row {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: var(--plinth-space-1) var(--plinth-space-4);
      max-inline-size: var(--plinth-app-shell-content-width, none);
      margin-inline: auto;
      padding: var(--plinth-space-4) var(--plinth-page-gutter);
    }
    .row > span {
      min-inline-size: 0;
    }
    ::slotted(a) {
      color: inherit;
      text-underline-offset: 3px;
    }
    ::slotted(a:not(:hover)) {
      text-decoration: none;
    }
    ::slotted(a:focus-visible) {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 2px;
      border-radius: var(--plinth-radius-mark);
    }
    @media (pointer: coarse) {
      ::slotted(a) {
        display: inline-block;
        padding-block: 0.75rem;
        margin-block: -0.75rem;
      }
    }
  `,
];
