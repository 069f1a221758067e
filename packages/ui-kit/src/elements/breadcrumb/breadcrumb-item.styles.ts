import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const breadcrumbItemStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  css`
    :host {
      display: inline-flex;
      align-items: center;
      min-inline-size: 0;
      max-inline-size: 100%;
      font-size: var(--plinth-text-13) !important;
      line-height: var(--plinth-leading-13) !important;
    }
    .separator {
      display: var(--_separator, block);
      inline-size: 0.875rem;
      block-size: 0.875rem;
      margin-inline: 0.375rem;
      color: var(--plinth-color-text-faint);
    }
    [part='base'] {
      display: inline-block;
      min-inline-size: 0;
      padding-block: 0.125rem;
      overflow-wrap: anywhere;
      border-radius: var(--plinth-radius-mark);
      color: var(--plinth-color-text-muted);
      text-decoration: none;
    }
    a:hover {
      color: var(--plinth-color-text);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    :host([current]) [part='base'] {
      color: var(--plinth-color-text);
    }
    @media (pointer: coarse) {
      [part='base'] {
        padding-block: 0.75rem;
      }
    }
  `,
];
