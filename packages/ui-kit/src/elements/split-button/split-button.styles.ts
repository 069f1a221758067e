import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const splitButtonStyles = [
  hostStyles,
  glyphStyles,
  css`
    :host {
      display: inline-flex;
      max-inline-size: 100%;
      vertical-align: middle;
      --_start: var(--plinth-radius-control) 0 0 var(--plinth-radius-control);
      --_end: 0 var(--plinth-radius-control) var(--plinth-radius-control) 0;
      --_gap: 1px;
    }
    :host(:dir(rtl)) {
      --_start: 0 var(--plinth-radius-control) var(--plinth-radius-control) 0;
      --_end: var(--plinth-radius-control) 0 0 var(--plinth-radius-control);
    }
    /* Merges two borders into one; filled buttons have a gap instead. */
    :host([variant='secondary']) {
      --_gap: -1px;
    }
    [part='base'] {
      display: inline-flex;
      max-inline-size: 100%;
    }
    .action {
      flex: 0 1 auto;
      min-inline-size: 0;
      --plinth-button-radius: var(--_start);
    }
    .trigger {
      margin-inline-start: var(--_gap);
      --plinth-button-radius: var(--_end);
    }
    :is(.action, .trigger):hover {
      position: relative;
      z-index: 1;
    }
    :is(.action, .trigger):focus-within {
      position: relative;
      z-index: 2;
    }
    :host([busy]:not([disabled])) .trigger::part(base) {
      cursor: progress;
    }
    .glyph {
      display: block;
    }
  `,
];
