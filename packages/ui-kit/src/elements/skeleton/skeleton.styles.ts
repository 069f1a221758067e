import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const skeletonStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      inline-size: var(--plinth-skeleton-width, 100%);
      max-inline-size: 100%;
      --_bar: 0.75rem;
      --_line: var(--plinth-leading-14);
    }
    .lines {
      display: grid;
      grid-auto-rows: var(--_line);
      align-items: center;
      animation: pulse var(--plinth-motion-pulse) ease-in-out infinite alternate;
    }
    [part='line'] {
      display: block;
      block-size: var(--_bar);
      border-radius: 3px;
      background: var(--plinth-color-skeleton);
    }
    [part='line']:last-child:not(:only-child) {
      inline-size: 60%;
    }

    :host([shape='heading']) {
      --_bar: 0.875rem;
      --_line: var(--plinth-leading-16);
    }
    :host([shape='figure']) {
      --_bar: 2rem;
      --_line: var(--plinth-leading-40);
    }
    :host([shape='control']) {
      --_bar: var(--plinth-size-control);
      --_line: var(--plinth-size-control);
    }
    :host([shape='control']) [part='line'] {
      border-radius: var(--plinth-radius-control);
    }
    :host([shape='avatar']) {
      --_bar: 2rem;
      --_line: 2rem;
      inline-size: var(--plinth-skeleton-width, 2rem);
    }
    :host([shape='avatar']) [part='line'] {
      border-radius: 50%;
    }
    :host([shape='block']) {
      --_bar: var(--plinth-skeleton-height, 8rem);
      --_line: var(--plinth-skeleton-height, 8rem);
    }
    :host([shape='block']) [part='line'] {
      border-radius: var(--plinth-radius-control);
    }
    @keyframes pulse {
      to {
        opacity: 0.45;
      }
    }
    @media (forced-colors: active) {
      [part='line'] {
        border: 1px solid GrayText;
      }
    }
  `,
];
