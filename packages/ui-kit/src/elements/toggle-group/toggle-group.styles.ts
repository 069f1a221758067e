import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { messageStyles } from '#base/message.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const toggleGroupStyles = [
  hostStyles,
  glyphStyles,
  messageStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: inline-block;
      max-inline-size: 100%;
      vertical-align: middle;
      --_start: var(--plinth-radius-control) 0 0 var(--plinth-radius-control);
      --_end: 0 var(--plinth-radius-control) var(--plinth-radius-control) 0;
      --_before: -1px;
    }
    :host(:dir(rtl)) {
      --_before: 1px;
      --_start: 0 var(--plinth-radius-control) var(--plinth-radius-control) 0;
      --_end: var(--plinth-radius-control) 0 0 var(--plinth-radius-control);
    }
    [part='base'] {
      display: inline-block;
      max-inline-size: 100%;
      vertical-align: top;
    }
    :host(:not([label-hidden])) [part='label-row']:has([part='label']:not(:empty)) {
      margin-block-end: 0.375rem;
    }
    [part='choices'] {
      display: flex;
    }
    ::slotted(*) {
      position: relative;
      flex: 0 1 auto;
      min-inline-size: 0;
      --plinth-toggle-item-radius: 0;
    }
    ::slotted(:first-child) {
      --plinth-toggle-item-radius: var(--_start);
    }
    ::slotted(:last-child) {
      --plinth-toggle-item-radius: var(--_end);
    }
    ::slotted(:only-child) {
      --plinth-toggle-item-radius: var(--plinth-radius-control);
    }
    ::slotted(:not(:first-child)) {
      margin-inline-start: -1px;
      /* The second pixel of the start border overlaps the neighbour, so that two selected items share one border. */
      --_joined:
        var(--_before) 0 var(--plinth-color-primary), inset var(--_before) 0 var(--plinth-color-primary),
        inset 0 1px var(--plinth-color-primary), inset 0 -1px var(--plinth-color-primary);
    }
    ::slotted([on]) {
      z-index: 1;
    }
    ::slotted(:focus-within) {
      z-index: 2;
    }
    [part='error']:not(:empty) {
      margin-block-start: 0.375rem;
    }
  `,
];
