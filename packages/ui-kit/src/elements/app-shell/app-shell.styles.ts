import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { hostStyles } from '#base/host.styles.ts';

export const appShellStyles = [
  hostStyles,
  focusStyles,
  css`
    :host {
      display: flex;
      align-items: flex-start;
      min-block-size: 100dvb;
      background: var(--plinth-color-page);
    }
    :host([content-width='boxed']) {
      --plinth-app-shell-content-width: var(--plinth-page-width-boxed);
    }
    .skip-links {
      position: fixed;
      z-index: var(--plinth-layer-toast);
    }
    .skip {
      position: fixed;
      inset-block-start: var(--plinth-space-2);
      inset-inline-start: var(--plinth-space-2);
      z-index: var(--plinth-layer-toast);
      padding: 0.625rem 0.875rem;
      border-radius: var(--plinth-radius-control);
      background: var(--plinth-color-primary);
      color: var(--plinth-color-on-primary);
      font-weight: var(--plinth-weight-medium);
      text-decoration: none;
    }
    .skip:not(:focus) {
      clip-path: inset(50%);
      pointer-events: none;
    }
    [part='menu'] {
      flex: none;
      block-size: 100dvb;
    }
    [part='menu']:focus {
      outline: none;
    }
    [part='menu'].bar {
      position: sticky;
      inset-block-start: 0;
      z-index: var(--plinth-layer-menu);
      block-size: auto;
    }
    [part='menu'].bar.static {
      position: relative;
    }
    [part='menu'].bar.floating {
      inset-block-start: 0.75rem;
      margin-inline: 0.75rem;
      --_gutter: calc(var(--plinth-page-gutter) - 0.75rem);
    }
    /*
     * Masks the content that scrolls past the gap above a floating bar. It is not part of the bar, because a bar with a
     * color has its own color scheme.
     */
    .floating-navbar::before,
    .bar.floating::before {
      content: '';
      block-size: calc(0.75rem + min(var(--plinth-radius-card), var(--plinth-radius-card-max)));
      background: var(--plinth-color-page);
    }
    .floating-navbar::before {
      position: sticky;
      inset-block-start: 0;
      z-index: var(--plinth-layer-sticky);
      flex: none;
      margin-block-end: calc(-0.75rem - min(var(--plinth-radius-card), var(--plinth-radius-card-max)));
    }
    .bar.floating::before {
      position: absolute;
      inset-inline: -0.75rem;
      inset-block-start: -0.75rem;
      z-index: -1;
    }
    .bar.floating ::slotted(*) {
      --plinth-page-gutter: var(--_gutter);
      --plinth-menu-radius: min(var(--plinth-radius-card), var(--plinth-radius-card-max));
    }
    .column {
      position: sticky;
      inset-block-start: 0;
      z-index: var(--plinth-layer-menu);
    }
    .overlay {
      position: fixed;
      inset-block: 0;
      inset-inline-start: 0;
      z-index: var(--plinth-layer-dialog);
      inline-size: min(18rem, 100vi - 3rem);
      visibility: hidden;
      translate: -100% 0;
      transition:
        translate var(--plinth-motion-base) var(--plinth-motion-ease),
        visibility var(--plinth-motion-base);
    }
    .overlay:dir(rtl) {
      translate: 100% 0;
    }
    .overlay[role='dialog'] {
      box-shadow: var(--plinth-shadow-dialog);
      visibility: visible;
      translate: 0;
      /* Visible from the first frame, since it gets the focus immediately. */
      transition: translate var(--plinth-motion-base) var(--plinth-motion-ease);
    }
    [part='backdrop'] {
      position: fixed;
      inset: 0;
      z-index: var(--plinth-layer-overlay);
      background: var(--plinth-color-scrim);
      transition: opacity var(--plinth-motion-base) var(--plinth-motion-ease);
    }
    @starting-style {
      [part='backdrop'] {
        opacity: 0;
      }
    }
    [part='page'] {
      display: flex;
      flex: 1 1 0;
      flex-direction: column;
      min-inline-size: 0;
      min-block-size: 100dvb;
    }
    main {
      display: grid;
      flex: 1 0 auto;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--plinth-space-6);
      inline-size: 100%;
      max-inline-size: var(--plinth-app-shell-content-width, none);
      margin-inline: auto;
      padding: var(--plinth-space-4) var(--plinth-page-gutter) var(--plinth-space-12);
    }
    main:focus {
      outline: none;
    }
    @media screen {
      :host([content-height='window']) [part='page'] {
        block-size: 100dvb;
      }
      /*
       * The first element fills the content; others, such as closed dialogs, get no gap. In a window lower than the basis,
       * the page scrolls.
       */
      :host([content-height='window']) main {
        flex: 1 0 24rem;
        grid-template-rows: minmax(0, 1fr);
        row-gap: 0;
        min-block-size: 0;
        padding-block-end: var(--plinth-space-6);
      }
    }
    :host([menu-hidden]) {
      --plinth-navbar-menu-button: none;
    }
    @keyframes fade-odd {
      from {
        opacity: 0;
      }
    }
    @keyframes fade-even {
      from {
        opacity: 0;
      }
    }
    @keyframes slide-odd {
      from {
        translate: -1rem 0;
      }
    }
    @keyframes slide-even {
      from {
        translate: -1rem 0;
      }
    }
    @keyframes zoom-odd {
      from {
        scale: 0.98;
      }
    }
    @keyframes zoom-even {
      from {
        scale: 0.98;
      }
    }
    @media (prefers-reduced-motion: no-preference) {
      :host([router-transition]:not([router-transition='none']):state(odd)) main {
        animation: fade-odd var(--plinth-motion-slow) var(--plinth-motion-ease);
      }
      :host([router-transition]:not([router-transition='none']):state(even)) main {
        animation: fade-even var(--plinth-motion-slow) var(--plinth-motion-ease);
      }
      :host([router-transition='fade-in-left']:state(odd)) main {
        animation-name: fade-odd, slide-odd;
      }
      :host([router-transition='fade-in-left']:state(even)) main {
        animation-name: fade-even, slide-even;
      }
      :host([router-transition='zoom-in']:state(odd)) main {
        animation-name: fade-odd, zoom-odd;
      }
      :host([router-transition='zoom-in']:state(even)) main {
        animation-name: fade-even, zoom-even;
      }
    }
    :host([menu-hidden]) [part='menu'],
    :host([layout='blank']) :is([part='menu'], .skip-links, slot[name]) {
      display: none;
    }
    :host([layout='blank']) main {
      display: block;
      flex-basis: auto;
      padding: 0;
      max-inline-size: none;
    }
    @media (width < 768px) {
      main {
        gap: var(--plinth-space-4);
        padding-block-start: var(--plinth-space-2);
      }
    }
    @media (forced-colors: active) {
      .overlay[role='dialog'] {
        border-inline-end: 1px solid CanvasText;
      }
    }
    @media print {
      [part='menu'],
      .skip-links,
      slot[name='navbar'],
      slot[name='footer'],
      .floating-navbar::before {
        display: none;
      }
      :host {
        background: none;
      }
    }
  `,
];
