import { html, type TemplateResult } from 'lit';

/** Renders the separator that resizes a column, or all columns of a group. */
export function renderGrip(label: string): TemplateResult {
  return html`<span
    class="grip"
    role="separator"
    aria-orientation="vertical"
    tabindex="-1"
    aria-label=${label}
    aria-valuenow="0"
  ></span>`;
}
