import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const buttonGroupStyles = [
  hostStyles,
  css`
    :host {
      display: inline-block;
      max-inline-size: 100%;
      vertical-align: middle;
      --_start: var(--plinth-radius-control) 0 0 var(--plinth-radius-control);
      --_end: 0 var(--plinth-radius-control) var(--plinth-radius-control) 0;
    }
    :host(:dir(rtl)) {
      --_start: 0 var(--plinth-radius-control) var(--plinth-radius-control) 0;
      --_end: var(--plinth-radius-control) 0 0 var(--plinth-radius-control);
    }
    :host([wide]) {
      display: block;
    }
    [part='base'] {
      display: inline-flex;
      max-inline-size: 100%;
      vertical-align: top;
    }
    :host([wide]) [part='base'] {
      display: flex;
    }
    ::slotted(*) {
      position: relative;
      flex: 0 1 auto;
      min-inline-size: 0;
      --plinth-button-radius: 0;
    }
    ::slotted(:first-child) {
      --plinth-button-radius: var(--_start);
    }
    ::slotted(:last-child) {
      --plinth-button-radius: var(--_end);
    }
    ::slotted(:only-child) {
      --plinth-button-radius: var(--plinth-radius-control);
    }
    ::slotted(:not(:first-child)) {
      margin-inline-start: -1px;
    }
    ::slotted(:hover) {
      z-index: 1;
    }
    ::slotted(:focus-within) {
      z-index: 2;
    }
    :host([wide]) ::slotted(*) {
      flex: 1 1 0;
    }
  `,
];
