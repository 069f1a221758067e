import { css } from 'lit';
import { floatStyles } from '#base/float.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const copyButtonStyles = [
  hostStyles,
  floatStyles,
  glyphStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: inline-flex;
      position: relative;
      max-inline-size: 100%;
      vertical-align: middle;
    }
    .copied .glyph {
      color: var(--plinth-color-success-text);
    }
    .failed .glyph {
      color: var(--plinth-color-danger-text);
    }
    .glyph {
      display: block;
    }
    .words {
      display: inline-grid;
    }
    .words > span {
      grid-area: 1 / 1;
    }
    .off {
      visibility: hidden;
    }
    [part='panel'] {
      inline-size: 20rem;
      padding: var(--plinth-space-4);
    }
    textarea {
      box-sizing: border-box;
      display: block;
      inline-size: 100%;
      max-block-size: 12rem;
      field-sizing: content;
      margin: var(--plinth-space-2) 0 0;
      padding: var(--plinth-space-2);
      border: 1px solid var(--plinth-color-line-control);
      border-radius: min(var(--plinth-field-radius), var(--plinth-radius-box-max));
      background: none;
      color: inherit;
      font: inherit;
      overflow-wrap: anywhere;
      resize: none;
    }
    textarea:focus-visible {
      outline: 1px solid var(--plinth-color-focus);
      border-color: var(--plinth-color-focus);
    }
  `,
];
