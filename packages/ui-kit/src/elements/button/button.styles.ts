import { css } from '#base/css.ts';
import { hostStyles } from '#base/host.styles.ts';

export const buttonStyles = [
  hostStyles,
  css`
    :host {
      display: inline-flex;
      vertical-align: middle;
      --_height: var(--plinth-size-control);
      --_inset: 0.875rem;
      --_hover: var(--plinth-color-hover);
      --_active: var(--plinth-color-active);
    }
    :host([wide]) {
      display: flex;
    }
    [part='base'] {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: var(--plinth-space-2);
      flex: auto;
      min-block-size: var(--_height);
      padding: 0 var(--_inset);
      margin: 0;
      border: 1px solid var(--_line, transparent);
      border-radius: var(--plinth-button-radius, var(--plinth-radius-control));
      background: linear-gradient(var(--_wash, transparent) 0 0) var(--_face, transparent);
      color: var(--_ink, inherit);
      font: inherit;
      font-weight: var(--_weight, var(--plinth-weight-medium));
      letter-spacing: inherit;
      line-height: 1;
      text-align: center;
      text-decoration: none;
      white-space: nowrap;
      cursor: pointer;
      touch-action: manipulation;
      -webkit-tap-highlight-color: transparent;
    }
    [part='base']:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 2px;
    }
    [part='base']:is(:hover, [aria-expanded='true']) {
      transition: background-color var(--plinth-motion-fast) var(--plinth-motion-ease);
      --_wash: var(--_hover);
    }
    [part='base']:is(:active, [aria-pressed='true']) {
      --_wash: var(--_active);
    }
    ::slotted(*) {
      flex: none;
    }
    ::slotted(:not([slot])) {
      flex: initial;
    }

    :host([size='small']) {
      --_height: var(--plinth-size-control-small);
      --_inset: 0.625rem;
      font-size: var(--plinth-text-13) !important;
    }
    :host([size='large']) {
      --_height: var(--plinth-size-control-large);
      --_inset: 1.125rem;
      font-size: var(--plinth-text-16) !important;
      letter-spacing: var(--plinth-tracking-16) !important;
    }

    :host([variant='secondary']) {
      --_face: var(--plinth-color-surface);
      --_line: var(--plinth-color-line-button);
    }
    :host([variant='primary']) {
      --_face: var(--plinth-color-primary);
      --_ink: var(--plinth-color-on-primary);
      --_hover: initial;
      --_active: initial;
    }
    :host([variant='primary']) [part='base']:where(:hover) {
      --_face: var(--plinth-color-primary-hover);
    }
    :host([variant='primary']) [part='base']:where(:active, [aria-pressed='true']) {
      --_face: var(--plinth-color-primary-active);
    }
    :host([variant='ghost']) {
      --_inset: 0.625rem;
      --_ink: var(--plinth-color-text-muted);
    }
    :host([variant='ghost']) [part='base']:where(:hover, [aria-pressed='true'], [aria-expanded='true']) {
      --_ink: var(--plinth-color-text);
    }
    :host([variant='accent']) {
      --_face: var(--plinth-color-accent);
      --_ink: var(--plinth-color-on-accent);
    }
    :host([variant='accent-line']) {
      --_line: var(--plinth-color-accent-line);
      --_ink: var(--plinth-color-accent-text);
      --_weight: var(--plinth-weight-semibold);
    }
    :host([variant='danger']) {
      --_face: var(--plinth-color-danger);
      --_ink: var(--plinth-color-on-danger);
      --_hover: initial;
    }
    :host([variant='danger']) [part='base']:where(:hover) {
      --_face: var(--plinth-color-danger-hover);
    }

    :host([icon-only]) {
      --_inset: 0;
    }
    :host([icon-only]) [part='base'] {
      flex: none;
      inline-size: var(--_height);
    }

    :host(:disabled) [part='base'] {
      --_face: var(--plinth-color-disabled);
      --_ink: var(--plinth-color-text-disabled);
      --_line: transparent;
      --_wash: transparent;
      cursor: not-allowed;
    }
    :host([busy]) [part='base'] {
      cursor: progress;
    }
    :host([busy][icon-only]) slot {
      display: none;
    }
    /* A ring with a quarter cut out of it: a gap that is a colour would be a line in forced colours. */
    :host([busy]) [part='base']::before {
      content: '';
      flex: none;
      inline-size: 1rem;
      block-size: 1rem;
      border: 1.75px solid;
      border-radius: 50%;
      clip-path: polygon(0 0, 100% 0, 50% 50%, 100% 100%, 0 100%);
      animation: turn var(--plinth-motion-turn) linear infinite;
    }
    @keyframes turn {
      to {
        rotate: 1turn;
      }
    }
    @media (forced-colors: active) {
      :host([variant='primary']:not(:disabled)) [part='base'],
      :host(:not(:disabled)) [aria-pressed='true'] {
        forced-color-adjust: none;
        --_face: Highlight;
        --_ink: HighlightText;
        --_line: Highlight;
      }
      :host(:disabled) [part='base'] {
        --_ink: GrayText;
        --_line: GrayText;
      }
    }
  `,
];
