import { css } from 'lit';
import { figureStyles } from '#base/figure.ts';
import { hostStyles } from '#base/host.styles.ts';

export const avatarGroupStyles = [
  hostStyles,
  figureStyles,
  css`
    :host {
      display: inline-block;
      vertical-align: middle;
      --_size: 2rem;
      --_overlap: -0.25rem;
      --_ground: var(--plinth-avatar-group-ring, var(--plinth-color-surface));
    }
    [part='base'] {
      display: inline-flex;
      align-items: center;
      padding: 2px;
    }
    ::slotted(*),
    [part='more'] {
      border-radius: 50%;
      box-shadow: 0 0 0 2px var(--_ground);
    }
    /* Some tints are translucent: the avatar underneath must not show through. */
    ::slotted(*) {
      position: relative;
      background: var(--_ground);
    }
    ::slotted([shape='square']) {
      border-radius: min(var(--plinth-radius-control), 25%);
    }
    ::slotted(:not(:first-child)),
    [part='more'] {
      margin-inline-start: var(--_overlap);
    }
    [part='more'] {
      position: relative;
      display: inline-grid;
      flex: none;
      place-items: center;
      min-inline-size: var(--_size);
      block-size: var(--_size);
      padding-inline: 0.375rem;
      border-radius: var(--plinth-radius-round);
      background: var(--plinth-color-track);
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-semibold);
      line-height: 1;
      letter-spacing: 0;
    }
    :host([size='small']) {
      --_size: 1.5rem;
      --_overlap: 0rem;
    }
    :host([size='large']) {
      --_size: 2.5rem;
      --_overlap: -0.375rem;
    }
    :host([size='huge']) {
      --_size: 4rem;
      --_overlap: -0.75rem;
    }
    :host(:is([size='large'], [size='huge'])) [part='more'] {
      font-size: var(--plinth-text-14);
    }
    @media (forced-colors: active) {
      [part='more'] {
        border: 1px solid CanvasText;
        background: Canvas;
      }
    }
  `,
];
