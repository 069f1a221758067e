import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const copyButtonStyles = [
  hostStyles,
  glyphStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: inline-flex;
      position: relative;
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
  `,
];
