import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { hostStyles } from '#base/host.styles.ts';

export const buttonStyles = [
  hostStyles,
  focusStyles,
  css`
    :host {
      display: inline-flex;
      flex: none;
      max-inline-size: 100%;
      vertical-align: middle;
    }
    :host([wide]) {
      display: flex;
    }
    [part] {
      --_size: var(--plinth-size-control);
      display: block;
      align-content: center;
      flex: auto;
      min-inline-size: 0;
      min-block-size: var(--_size);
      padding: 0.125rem 0.875rem;
      margin: 0;
      border: 1px solid transparent;
      border-radius: var(--plinth-button-radius);
      background: none;
      color: inherit;
      font: inherit;
      font-weight: var(--plinth-weight-medium);
      letter-spacing: inherit;
      text-align: center;
      text-decoration: none;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    /* A label of only text needs no flex container, which takes time and memory. */
    .row,
    [aria-busy] {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: var(--plinth-space-2);
      overflow-wrap: anywhere;
    }
    ::slotted([slot]) {
      flex: none;
    }

    /* Classes and not attributes of the host: the browser would compare each of those rules with each button. */
    .small {
      --_size: var(--plinth-size-control-small);
      padding-inline: 0.625rem;
      font-size: var(--plinth-text-13);
    }
    .large {
      --_size: var(--plinth-size-control-large);
      padding-inline: 1.125rem;
      font-size: var(--plinth-text-16);
      letter-spacing: var(--plinth-tracking-16);
    }

    .secondary {
      border-color: var(--plinth-color-line-button);
      background-color: var(--plinth-color-surface);
    }
    .primary {
      --_hover: var(--plinth-color-primary-hover);
      --_active: var(--plinth-color-primary-active);
      background-color: var(--plinth-color-primary);
      color: var(--plinth-color-on-primary);
    }
    .ghost {
      --_disabled: none;
      padding-inline: 0.625rem;
      color: var(--plinth-color-text-muted);
    }
    .ghost:where(:hover, [aria-pressed='true'], [aria-expanded='true']) {
      color: var(--plinth-color-text);
    }
    .accent {
      background-color: var(--plinth-color-accent);
      color: var(--plinth-color-on-accent);
    }
    .accent-line {
      border-color: var(--plinth-color-accent-line);
      color: var(--plinth-color-accent-text);
      font-weight: var(--plinth-weight-semibold);
    }
    .danger {
      --_hover: var(--plinth-color-danger-hover);
      --_active: var(--plinth-color-danger-active);
      background-color: var(--plinth-color-danger);
      color: var(--plinth-color-on-danger);
    }
    .icon-only {
      flex: none;
      inline-size: var(--_size);
      padding: 0;
    }

    [part]:is(:hover, [aria-expanded='true']) {
      background-image: linear-gradient(var(--_hover, var(--plinth-color-hover)) 0 0);
    }
    [part]:is(:active, [aria-pressed='true']) {
      background-image: linear-gradient(var(--_active, var(--plinth-color-active)) 0 0);
    }
    [part]:is(:disabled, [aria-disabled='true']) {
      border-color: transparent;
      background: var(--_disabled, var(--plinth-color-disabled));
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    [part][aria-busy] {
      cursor: progress;
    }
    .icon-only[aria-busy] slot {
      display: none;
    }
    /* The gap is cut out of the ring: a gap made of color would be a line in forced-colors mode. */
    [aria-busy]::before {
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
      [part]:is(.primary, [aria-pressed='true']) {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
      [part]:is(:disabled, [aria-disabled='true']) {
        border-color: GrayText;
        background: ButtonFace;
        color: GrayText;
      }
    }
  `,
];
