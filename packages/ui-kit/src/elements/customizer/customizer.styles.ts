import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const customizerStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  css`
    :host {
      display: contents;
    }
    .opener {
      position: fixed;
      inset-block-end: 30%;
      inset-inline-end: 0;
      z-index: var(--plinth-layer-sticky);
      display: grid;
      place-items: center;
      inline-size: 1.75rem;
      block-size: 2.75rem;
      padding: 0;
      border: 1px solid var(--plinth-color-line-button);
      border-inline-end: 0;
      border-start-start-radius: var(--plinth-radius-control);
      border-end-start-radius: var(--plinth-radius-control);
      background: var(--plinth-color-surface-float);
      color: var(--plinth-color-text-muted);
      cursor: pointer;
    }
    .opener:hover {
      color: var(--plinth-color-text);
    }
    .opener:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
    }
    .settings {
      display: grid;
      gap: var(--plinth-space-5);
    }
    .segments {
      display: grid;
    }
    .tiles {
      --plinth-radio-tile-group-columns: repeat(4, minmax(0, 1fr));
    }
    .name {
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-medium);
      line-height: var(--plinth-leading-12);
      letter-spacing: var(--plinth-tracking-12);
      overflow-wrap: anywhere;
    }
    .switches {
      display: grid;
      gap: var(--plinth-space-3);
    }
    .skin {
      --_page: var(--plinth-palette-paper-50);
      --_menu: var(--plinth-palette-paper-150);
      --_sheet: var(--plinth-palette-paper-0);
      display: block;
      inline-size: 2.75rem;
      block-size: 1.875rem;
      margin-block: 0 0.375rem;
      border: 1px solid var(--plinth-color-line-card);
      border-radius: var(--plinth-radius-badge);
      background:
        linear-gradient(var(--_sheet) 0 0) calc(50% + 0.375rem) 50% / 1.375rem 1rem no-repeat,
        linear-gradient(var(--_menu) 0 0) 0 0 / 0.75rem 100% no-repeat var(--_page);
    }
    .skin:dir(rtl) {
      background-position:
        calc(50% - 0.375rem) 50%,
        100% 0;
    }
    .skin[data-preview='bordered'] {
      --_page: var(--plinth-palette-paper-0);
      --_menu: var(--plinth-palette-paper-100);
      --_sheet: var(--plinth-palette-paper-50);
    }
    .skin[data-preview='dark'] {
      --_page: var(--plinth-palette-night-950);
      --_menu: var(--plinth-palette-night-1000);
      --_sheet: var(--plinth-palette-night-700);
    }
    .skin[data-preview='semi-dark'] {
      --_menu: var(--plinth-palette-ink-950);
    }
    .color {
      --_color: var(--plinth-color-surface);
      display: block;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      margin-block: 0 0.25rem;
      border: 1px solid var(--plinth-color-line-control);
      border-radius: 50%;
      background: var(--_color);
    }
    /* Fixed palette colors, like those of the bars: the same in every skin. */
    .color[data-navbar-color='primary'] {
      --_color: var(--plinth-palette-ink-600);
    }
    .color[data-navbar-color='secondary'] {
      --_color: var(--plinth-palette-type-700);
    }
    .color[data-navbar-color='success'] {
      --_color: var(--plinth-palette-green-700);
    }
    .color[data-navbar-color='danger'] {
      --_color: var(--plinth-palette-red-700);
    }
    .color[data-navbar-color='info'] {
      --_color: var(--plinth-palette-teal-700);
    }
    .color[data-navbar-color='warning'] {
      --_color: var(--plinth-palette-orange-700);
    }
    .color[data-navbar-color='dark'] {
      --_color: var(--plinth-palette-ink-950);
    }
    .reset {
      margin-inline-end: auto;
    }
    /* The gutter has no room for the tab, or for one that a finger can hit. */
    @media (width < 1200px) or (pointer: coarse) {
      .opener {
        display: none;
      }
    }
    @media (forced-colors: active) {
      .opener {
        border-color: ButtonText;
      }
      .skin,
      .color {
        forced-color-adjust: none;
      }
    }
    @media print {
      .opener {
        display: none;
      }
    }
  `,
];
