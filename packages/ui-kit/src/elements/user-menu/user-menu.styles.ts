import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';
import { menuStyles } from '../dropdown-menu/menu.styles.ts';

export const userMenuStyles = [
  menuStyles,
  glyphStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: inline-block;
      vertical-align: middle;
    }
    [part='panel'] {
      min-inline-size: max(11rem, anchor-size(inline));
    }
    /* Only the user's own picture has the color of what the user can do. */
    .avatar::part(base) {
      background: light-dark(var(--plinth-palette-ink-100), var(--plinth-color-primary-surface));
      color: var(--plinth-color-primary-text);
    }
    .chevron {
      display: grid;
    }
    .header {
      padding: var(--plinth-space-4) 0.875rem;
      border-block-end: 1px solid var(--plinth-color-line);
      max-inline-size: 20rem;
      overflow-wrap: anywhere;
    }
    .name {
      font-weight: var(--plinth-weight-medium);
    }
    .line {
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
  `,
];
