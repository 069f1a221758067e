import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const navbarStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  css`
    :host {
      display: block;
      flex: none;
      position: sticky;
      inset-block-start: 0;
      z-index: var(--plinth-layer-sticky);
    }
    :host([type='static']) {
      position: relative;
    }
    [part='base'] {
      position: relative;
      block-size: var(--plinth-navbar-height);
    }
    /* The surface is a separate layer, so that it can be inset while the content stays aligned with the page. */
    [part='base']::before {
      content: '';
      position: absolute;
      inset: 0;
      background: var(--plinth-navbar-surface);
    }
    .row {
      position: relative;
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--plinth-space-2);
      block-size: 100%;
      max-inline-size: var(--plinth-app-shell-content-width, none);
      margin-inline: auto;
      padding-inline: var(--plinth-page-gutter);
    }
    .start,
    .end {
      display: flex;
      align-items: center;
      gap: var(--plinth-space-1);
    }
    .start {
      flex: 1 1 auto;
      gap: var(--plinth-space-2);
      min-inline-size: 0;
    }
    .end {
      flex: none;
    }

    :host([type='sticky']) [part='base']::before {
      border-block-end: 1px solid var(--plinth-color-line);
    }
    :host([type='static'][data-navbar-color='white']) [part='base']::before {
      background: none;
    }
    :host([type='floating']) [part='base'] {
      transition: translate var(--plinth-motion-base) var(--plinth-motion-ease);
    }
    :host([type='floating']) [part='base']::before {
      inset-inline: 0.75rem;
      border: 1px solid var(--plinth-color-line);
      border-radius: min(var(--plinth-radius-card), var(--plinth-radius-card-max));
      opacity: 0;
      transition: opacity var(--plinth-motion-base) var(--plinth-motion-ease);
    }
    :host([type='floating']:state(scrolled)) [part='base'] {
      translate: 0 0.75rem;
    }
    :host([type='floating']:not([data-navbar-color='white'])) [part='base'] {
      translate: 0 0.75rem;
    }
    :host([type='floating']:not([data-navbar-color='white'])) {
      margin-block-end: 0.75rem;
    }
    :host([type='floating']:state(scrolled)) [part='base']::before,
    :host([type='floating']:not([data-navbar-color='white'])) [part='base']::before {
      opacity: 1;
    }

    .menu {
      display: none;
      flex: none;
      place-items: center;
      inline-size: 2.75rem;
      block-size: 2.75rem;
      margin-inline: -0.75rem 0;
      padding: 0;
      border: 0;
      border-radius: var(--plinth-radius-control);
      background: none;
      color: var(--plinth-color-text-muted);
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    .menu:hover {
      background: var(--plinth-color-hover);
      color: var(--plinth-color-text);
    }
    @media (width < 1200px) {
      .menu {
        display: var(--plinth-navbar-menu-button, grid);
      }
    }
    @media (width < 768px) {
      .row {
        padding-inline: 0.5rem 0.75rem;
      }
      .menu {
        margin: 0;
      }
      :host([type='floating']) [part='base']::before {
        inset-inline: 0.25rem;
      }
    }

    :host([type='hidden']) {
      inset-block-start: 0.75rem;
      inline-size: max-content;
      margin: 0.75rem 0.75rem 0;
    }
    :host([type='hidden']) :is(.start, .end),
    :host([type='hidden']) [part='base']::before {
      display: none;
    }
    :host([type='hidden']) [part='base'] {
      block-size: auto;
    }
    :host([type='hidden']) .row {
      padding: 0;
    }
    :host([type='hidden']) .menu {
      margin: 0;
      border-radius: 50%;
      background: var(--plinth-color-surface-float);
      box-shadow: var(--plinth-shadow-menu);
    }
    @media (width >= 1200px) {
      :host([type='hidden']) {
        display: none;
      }
    }
    @media (forced-colors: active) {
      .menu {
        border: 1px solid ButtonText;
      }
      [part='base']::before {
        border-block-end: 1px solid CanvasText;
      }
    }
    @media print {
      :host {
        display: none;
      }
    }
  `,
];
