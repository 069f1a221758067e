import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { hostStyles } from '#base/host.styles.ts';

export const buttonStyles = [
  hostStyles,
  focusStyles,
  css`
    :host {
      display: inline-flex;
      vertical-align: middle;
      --_size: var(--plinth-size-control);
      --_inset: 0.875rem;
      --_hover: var(--plinth-color-hover);
      --_active: var(--plinth-color-active);
    }
    :host([wide]) {
      display: flex;
    }
    [part] {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: var(--plinth-space-2);
      flex: auto;
      min-block-size: var(--_size);
      padding: 0 var(--_inset);
      margin: 0;
      border: 1px solid var(--_frame, transparent);
      border-radius: var(--plinth-button-radius);
      background: linear-gradient(var(--_film, transparent) 0 0) var(--_fill, transparent);
      color: var(--_text);
      font: inherit;
      font-weight: var(--plinth-weight-medium);
      letter-spacing: inherit;
      text-align: center;
      text-decoration: none;
      white-space: nowrap;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    [part]:is(:hover, [aria-expanded='true']) {
      --_film: var(--_hover);
    }
    [part]:is(:active, [aria-pressed='true']) {
      --_film: var(--_active);
    }
    ::slotted([slot]) {
      flex: none;
    }

    :host([size='small']) {
      --_size: var(--plinth-size-control-small);
      --_inset: 0.625rem;
      font-size: var(--plinth-text-13) !important;
    }
    :host([size='large']) {
      --_size: var(--plinth-size-control-large);
      --_inset: 1.125rem;
      font-size: var(--plinth-text-16) !important;
      letter-spacing: var(--plinth-tracking-16) !important;
    }

    :host([variant='secondary']) {
      --_fill: var(--plinth-color-surface);
      --_frame: var(--plinth-color-line-button);
    }
    :host([variant='primary']) {
      --_fill: var(--plinth-color-primary);
      --_text: var(--plinth-color-on-primary);
      --_hover: var(--plinth-color-primary-hover);
      --_active: var(--plinth-color-primary-active);
    }
    :host([variant='ghost']) {
      --_inset: 0.625rem;
      --_text: var(--plinth-color-text-muted);
    }
    :host([variant='ghost']) [part]:where(:hover, [aria-pressed='true'], [aria-expanded='true']) {
      --_text: var(--plinth-color-text);
    }
    :host([variant='accent']) {
      --_fill: var(--plinth-color-accent);
      --_text: var(--plinth-color-on-accent);
    }
    :host([variant='accent-line']) {
      --_frame: var(--plinth-color-accent-line);
      --_text: var(--plinth-color-accent-text);
    }
    :host([variant='accent-line']) [part] {
      font-weight: var(--plinth-weight-semibold);
    }
    :host([variant='danger']) {
      --_fill: var(--plinth-color-danger);
      --_text: var(--plinth-color-on-danger);
      --_hover: var(--plinth-color-danger-hover);
      --_active: var(--plinth-color-danger-active);
    }

    :host([icon-only]) [part] {
      flex: none;
      inline-size: var(--_size);
      padding: 0;
    }

    :host(:disabled) [part] {
      --_fill: var(--plinth-color-disabled);
      --_text: var(--plinth-color-text-disabled);
      --_frame: initial;
      --_film: initial;
      cursor: not-allowed;
    }
    :host([variant='ghost']:disabled) [part] {
      --_fill: initial;
    }
    :host([busy]) [part] {
      cursor: progress;
    }
    :host([busy][icon-only]) slot {
      display: none;
    }
    /* The gap is cut out of the ring: a gap made of color would be a line in forced-colors mode. */
    :host([busy]) [part]::before {
      content: '';
      box-sizing: border-box;
      flex: none;
      inline-size: 1rem;
      block-size: 1rem;
      border: 1.75px solid;
      border-radius: 50%;
      clip-path: inset(0 3px 0 0);
      animation: turn var(--plinth-motion-turn) linear infinite;
    }
    @keyframes turn {
      to {
        rotate: 1turn;
      }
    }
    @media (forced-colors: active) {
      :host([variant='primary']) [part],
      :host [part][aria-pressed='true'] {
        forced-color-adjust: none;
        --_fill: Highlight;
        --_text: HighlightText;
        --_frame: Highlight;
        --_film: initial;
      }
      :host(:disabled) [part] {
        --_fill: ButtonFace;
        --_text: GrayText;
        --_frame: GrayText;
      }
    }
  `,
];
