import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const buttonStyles = [
  hostStyles,
  css`
    :host {
      display: inline-block;
      vertical-align: middle;
      --_height: var(--plinth-size-control);
      --_hover: linear-gradient(var(--plinth-color-hover), var(--plinth-color-hover));
      --_active: linear-gradient(var(--plinth-color-active), var(--plinth-color-active));
    }
    :host([wide]) {
      display: block;
    }
    [part='base'] {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: var(--plinth-space-2);
      inline-size: 100%;
      min-block-size: var(--_height);
      padding: 0 0.875rem;
      margin: 0;
      border: 1px solid transparent;
      border-radius: var(--plinth-button-radius, var(--plinth-radius-control));
      background: none;
      color: inherit;
      font: inherit;
      font-weight: var(--plinth-weight-medium);
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
    [part='base']:hover {
      transition: background-color var(--plinth-motion-fast) var(--plinth-motion-ease);
    }
    ::slotted(*) {
      flex: none;
    }
    ::slotted(:not([slot])) {
      flex: initial;
    }

    :host([size='small']) {
      --_height: var(--plinth-size-control-small);
      font-size: var(--plinth-text-13);
    }
    :host([size='small']) [part='base'] {
      padding-inline: 0.625rem;
    }
    :host([size='large']) {
      --_height: var(--plinth-size-control-large);
      font-size: var(--plinth-text-16);
      letter-spacing: var(--plinth-tracking-16);
    }
    :host([size='large']) [part='base'] {
      padding-inline: 1.125rem;
    }
    :host([icon-only]) [part='base'] {
      inline-size: var(--_height);
      padding: 0;
    }

    :host([variant='secondary']) [part='base'] {
      background-color: var(--plinth-color-surface);
      border-color: var(--plinth-color-line-button);
    }
    :host([variant='secondary']) [part='base']:hover,
    :host([variant='accent-line']) [part='base']:hover {
      background-image: var(--_hover);
    }
    :host([variant='secondary']) [part='base']:active,
    :host([variant='secondary']) [part='base'][aria-pressed='true'],
    :host([variant='accent-line']) [part='base']:active {
      background-image: var(--_active);
    }
    :host([variant='primary']) [part='base'] {
      background-color: var(--plinth-color-primary);
      color: var(--plinth-color-on-primary);
    }
    :host([variant='primary']) [part='base']:hover {
      background-color: var(--plinth-color-primary-hover);
    }
    :host([variant='primary']) [part='base']:active {
      background-color: var(--plinth-color-primary-active);
    }
    :host([variant='ghost']) [part='base'] {
      padding-inline: 0.625rem;
      color: var(--plinth-color-text-muted);
    }
    :host([variant='ghost'][icon-only]) [part='base'] {
      padding-inline: 0;
    }
    :host([variant='ghost']) [part='base']:hover {
      background-color: var(--plinth-color-hover);
      color: var(--plinth-color-text);
    }
    :host([variant='ghost']) [part='base']:active,
    :host([variant='ghost']) [part='base'][aria-pressed='true'],
    :host([variant='ghost']) [part='base'][aria-expanded='true'] {
      background-color: var(--plinth-color-active);
      color: var(--plinth-color-text);
    }
    :host([variant='accent']) [part='base'] {
      background-color: var(--plinth-color-accent);
      color: var(--plinth-color-on-accent);
    }
    :host([variant='accent']) [part='base']:hover {
      background-image: var(--_hover);
    }
    :host([variant='accent-line']) [part='base'] {
      border-color: var(--plinth-color-accent-line);
      color: var(--plinth-color-accent-text);
      font-weight: var(--plinth-weight-semibold);
    }
    :host([variant='danger']) [part='base'] {
      background-color: var(--plinth-color-danger);
      color: var(--plinth-color-on-danger);
    }
    :host([variant='danger']) [part='base']:is(:hover, :active) {
      background-color: var(--plinth-color-danger-hover);
    }
    :host([variant='danger']) [part='base']:active {
      background-image: var(--_active);
    }

    :host([disabled]) [part='base'] {
      background: var(--plinth-color-disabled);
      border-color: transparent;
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    :host([busy]) [part='base'] {
      cursor: progress;
    }
    :host([busy][icon-only]) slot {
      display: none;
    }
    .spinner {
      flex: none;
      inline-size: 1rem;
      block-size: 1rem;
      border: 1.75px solid currentColor;
      border-inline-end-color: transparent;
      border-radius: 50%;
      animation: turn 0.8s linear infinite;
    }
    @keyframes turn {
      to {
        rotate: 1turn;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .spinner {
        animation-duration: 4s;
      }
    }
    @media (forced-colors: active) {
      [part='base'] {
        border-color: ButtonText;
      }
      :host([disabled]) [part='base'] {
        border-color: GrayText;
        color: GrayText;
      }
      :host([variant='primary']) [part='base'] {
        forced-color-adjust: none;
        background-color: ButtonText;
        color: ButtonFace;
      }
    }
  `,
];
