import { css, html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

/** The drawing of an icon inside an element's own template; style it with {@link glyphStyles}. */
export function glyph(path: string, className = ''): TemplateResult {
  const line: SVGTemplateResult = svg`<path d=${path}></path>`;
  return html`<svg class=${`glyph ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${line}
  </svg>`;
}

/** Look of {@link glyph}: 18 px, `small` 16 px, `mirrored` turns with the direction. */
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
    transform: scaleX(-1);
  }
  /* A drawing keeps a colour of its own where colours are forced; only what it inherits is forced with its words. */
  @media (forced-colors: active) {
    .glyph {
      color: inherit !important;
    }
  }
`;
