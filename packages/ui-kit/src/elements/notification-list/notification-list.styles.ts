import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { listStateStyles } from '#base/list-state.ts';
import { smallButtonStyles } from '#base/small-button.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const notificationListStyles = [
  hostStyles,
  glyphStyles,
  listStateStyles,
  smallButtonStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    .head {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--plinth-space-2);
      min-block-size: calc(var(--plinth-size-control-small) + 2 * var(--plinth-space-2));
      padding: var(--plinth-space-2) var(--plinth-space-4);
      padding-inline-end: var(--plinth-space-2);
    }
    h2 {
      min-inline-size: 0;
      margin: 0;
      font-size: var(--plinth-text-16);
      font-weight: var(--plinth-weight-semibold);
      letter-spacing: var(--plinth-tracking-16);
      line-height: var(--plinth-leading-16);
    }
    ::slotted([slot='actions']) {
      margin-inline-start: auto;
    }
    ul {
      max-block-size: min(var(--plinth-notification-list-height, 24rem), 60dvb);
      margin: 0;
      padding: 0;
      list-style: none;
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    li,
    .message,
    .foot,
    ::slotted([slot='footer']) {
      border-block-start: 1px solid var(--plinth-color-line-faint);
    }
    .row {
      display: flex;
      gap: var(--plinth-space-3);
      inline-size: 100%;
      margin: 0;
      padding: var(--plinth-space-3) var(--plinth-space-4);
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      text-align: start;
      text-decoration: none;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    .row:hover {
      background: var(--plinth-color-hover);
    }
    .row:active {
      background: var(--plinth-color-active);
    }
    .row:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
    }
    .sign {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 2rem;
      block-size: 2rem;
      border-radius: var(--plinth-radius-control);
      background: var(--plinth-color-surface-sunken);
      color: var(--plinth-color-text-muted);
    }
    .text {
      display: grid;
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .unread .title {
      font-weight: var(--plinth-weight-medium);
    }
    .subtitle {
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
    time {
      flex: none;
      color: var(--plinth-color-text-faint);
      font-size: var(--plinth-text-12);
      letter-spacing: var(--plinth-tracking-12);
      line-height: var(--plinth-leading-12);
    }
    .message {
      padding: var(--plinth-space-2) var(--plinth-space-4);
    }
    ::slotted([slot='footer']) {
      padding: var(--plinth-space-2) var(--plinth-space-4);
    }
    .foot {
      padding: var(--plinth-space-1);
    }
    .read-all {
      inline-size: 100%;
      min-block-size: var(--plinth-size-control);
      margin: 0;
      padding: 0 0.625rem;
      border: 0;
      border-radius: var(--plinth-button-radius);
      background: none;
      color: var(--plinth-color-text-muted);
      font: inherit;
      font-weight: var(--plinth-weight-medium);
      letter-spacing: inherit;
      cursor: pointer;
    }
    .read-all:hover {
      background: var(--plinth-color-hover);
      color: var(--plinth-color-text);
    }
    .read-all:active {
      background: var(--plinth-color-active);
    }
    .read-all:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
    }
    .read-all[aria-disabled] {
      background: none;
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      button.row,
      .read-all {
        border: 1px solid ButtonText;
      }
      .sign {
        border: 1px solid CanvasText;
      }
      .read-all[aria-disabled] {
        border-color: GrayText;
        color: GrayText;
      }
    }
  `,
];
