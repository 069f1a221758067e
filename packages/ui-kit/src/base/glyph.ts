import { css, html, type TemplateResult } from 'lit';

/** Renders an icon in an element's own template. Style it with {@link glyphStyles}. */
export function glyph(path: string, className = ''): TemplateResult {
  return html`<svg class=${`glyph ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${path}></path>
  </svg>`;
}

/** Styles of {@link glyph}: 18 px, or 16 px with `small`; `mirrored` follows the text direction. */
export const glyphStyles = css`
  .glyph {
    flex: none;
    inline-size: var(--plinth-size-icon);
    block-size: var(--plinth-size-icon);
    fill: none;
    stroke: currentColor;
    stroke-width: var(--plinth-size-icon-stroke);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .glyph.small {
    inline-size: var(--plinth-size-icon-small);
    block-size: var(--plinth-size-icon-small);
  }
  .glyph.mirrored:dir(rtl) {
    scale: -1 1;
  }
  /* In forced-colors mode, an icon would keep its own color; it inherits that of its text instead. */
  @media (forced-colors: active) {
    .glyph {
      color: inherit !important;
    }
  }
`;
