import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const scrollToTopStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  css`
    :host {
      position: fixed;
      inset-block-end: var(--plinth-space-6);
      inset-inline-end: var(--plinth-space-6);
      z-index: var(--plinth-layer-sticky);
      display: block;
    }
    [part='base'] {
      display: grid;
      place-items: center;
      inline-size: 2.75rem;
      block-size: 2.75rem;
      padding: 0;
      margin: 0;
      border: 0;
      border-radius: var(--plinth-button-radius);
      background: var(--plinth-color-primary);
      box-shadow: var(--plinth-shadow-menu);
      color: var(--plinth-color-on-primary);
      cursor: pointer;
      transition:
        opacity var(--plinth-motion-base) var(--plinth-motion-ease),
        translate var(--plinth-motion-base) var(--plinth-motion-ease);
    }
    @starting-style {
      [part='base'] {
        opacity: 0;
        translate: 0 0.25rem;
      }
    }
    [part='base']:hover {
      background: var(--plinth-color-primary-hover);
    }
    [part='base']:active {
      background: var(--plinth-color-primary-active);
    }
    @media (width < 768px) {
      :host {
        inset-block-end: var(--plinth-space-4);
        inset-inline-end: var(--plinth-space-4);
      }
    }
    @media (forced-colors: active) {
      [part='base'] {
        border: 1px solid ButtonText;
      }
    }
    @media print {
      :host {
        display: none;
      }
    }
  `,
];
