import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const repeaterStyles = [
  hostStyles,
  glyphStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='base'] {
      display: grid;
      gap: var(--plinth-space-4);
    }
    [part='foot'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--plinth-space-3);
    }
    .limit {
      color: var(--plinth-color-text-muted);
    }
  `,
];
