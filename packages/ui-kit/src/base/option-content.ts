import { html, nothing, type TemplateResult } from 'lit';
import { glyph } from './glyph.ts';
import type { ListOption } from './list-option.ts';

/** Renders the icon of an option. */
export function renderOptionIcon({ icon }: ListOption): TemplateResult | typeof nothing {
  return icon ? glyph(String(icon), 'small option-icon') : nothing;
}

/** Renders the text of an option with its second line. */
export function renderWords(label: string, description: string | undefined): TemplateResult {
  return html`<span class="words">
    <bdi>${label}</bdi>
    ${description ? html`<span class="description">${description}</span>` : nothing}
  </span>`;
}
