import { css } from 'lit';
import { cornerButtonStyles } from '#base/corner-button.styles.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const sideMenuStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  cornerButtonStyles,
  css`
    :host {
      position: relative !important;
      display: block;
      inline-size: var(--_width);
      block-size: 100%;
      --_width: var(--plinth-menu-width);
    }
    :host([collapsed]) {
      --_width: var(--plinth-menu-width-collapsed);
    }
    :host([overlay]) {
      --_width: 100%;
    }
    [part='base'] {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      display: flex;
      flex-direction: column;
      inline-size: var(--_width);
      background: var(--plinth-menu-surface);
      border-inline-end: 1px solid var(--plinth-menu-line);
    }
    :host(:state(expanded)) [part='base'] {
      inline-size: var(--plinth-menu-width);
      box-shadow: var(--plinth-shadow-menu);
      z-index: var(--plinth-layer-menu);
    }
    .head {
      position: relative;
      z-index: 1;
      display: flex;
      flex: none;
      align-items: center;
      justify-content: space-between;
      gap: var(--plinth-space-2);
      block-size: var(--plinth-navbar-height);
      padding-inline: 1.4375rem 1rem;
      border-block-end: 1px solid transparent;
    }
    :host(:state(scrolled)) .head {
      border-color: var(--plinth-color-line);
      box-shadow: 0 4px 8px -6px var(--plinth-color-active);
    }
    ::slotted([slot='brand']) {
      display: flex;
      align-items: center;
      gap: 0.625rem;
      min-inline-size: 0;
      min-block-size: 2.25rem;
      border-radius: var(--plinth-radius-control);
      overflow: hidden;
      color: var(--plinth-color-text);
      font-size: 1.0625rem;
      font-weight: var(--plinth-weight-semibold);
      letter-spacing: -0.02em;
      text-decoration: none;
      white-space: nowrap;
    }
    ::slotted([slot='brand']:focus-visible) {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 2px;
    }
    .items {
      flex: 1 1 auto;
      min-block-size: 0;
      padding: 0.5rem 0 1rem;
      margin-inline: 0.75rem;
      overflow: clip auto;
      overscroll-behavior: contain;
      scrollbar-width: none;
      container: plinth-menu / inline-size;
    }
    .foot {
      flex: none;
      padding: 0.75rem;
      border-block-start: 1px solid var(--plinth-color-line);
    }
    :host([collapsed]:not(:state(expanded), [overlay])) {
      .pin,
      .foot {
        opacity: 0;
      }
      .pin {
        position: absolute;
        inset-inline-end: 0;
        pointer-events: none;
      }
      ::slotted([slot='brand']) {
        inline-size: 1.25rem;
      }
      .head {
        padding-inline: 1.5rem;
      }
    }
    :host([horizontal]) {
      inline-size: 100%;
      block-size: auto;
    }
    :host([horizontal]) [part='base'] {
      position: static;
      inline-size: 100%;
      border: 0;
      border-radius: var(--plinth-menu-radius, 0);
      box-shadow: 0 0 0 1px var(--plinth-color-line);
    }
    :host([horizontal][data-navbar-color]:not([data-navbar-color='white'])) {
      --plinth-menu-surface: var(--plinth-navbar-surface);
      --plinth-menu-selected: var(--plinth-color-hover);
      --plinth-menu-selected-line: transparent;
    }
    :host([horizontal]) :is(.head, .foot) {
      display: none;
    }
    :host([horizontal]) .items {
      display: flex;
      gap: 2px;
      inline-size: 100%;
      max-inline-size: var(--plinth-app-shell-content-width, none);
      margin-inline: auto;
      padding: 0.375rem var(--plinth-page-gutter);
      overflow: visible;
    }
    @media (forced-colors: active) {
      [part='base'] {
        border-inline-end-color: CanvasText;
      }
    }
  `,
];
