import { html, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import { iconEllipsis } from '#icons/icons.ts';

/** Renders the button that opens the menu of a row or a column. */
export function renderMenuButton(
  label: string,
  onOpen: (button: HTMLElement) => unknown,
  className = '',
): TemplateResult {
  return html`<button
    type="button"
    class=${`tool ${className}`}
    tabindex="-1"
    aria-haspopup="menu"
    aria-expanded="false"
    aria-label=${label}
    @click=${(event: MouseEvent) => onOpen(event.currentTarget as HTMLElement)}
  >
    ${glyph(iconEllipsis, 'small')}
  </button>`;
}
