import { html, type TemplateResult } from 'lit';
import { renderBar } from '#table/view/cells.ts';
import type { GridContext } from './grid-context.ts';

/** Renders placeholders for rows that are loading. */
export function renderPlaceholders<Row>(count: number, { layout }: GridContext<Row>): readonly TemplateResult[] {
  const { leading, columns, trailing } = layout;
  return Array.from(
    { length: count },
    (_, index) =>
      html`<tr class="row cells loading" aria-hidden="true">
        ${leading.map(() => html`<td class="control pin start"></td>`)}${columns.map((view, position) => html`<td class=${view.className}>${renderBar(index + position)}</td>`)}${trailing.map(() => html`<td class="control pin end"></td>`)}
      </tr>`,
  );
}

/** Renders the message that is shown when no row matches the filters. */
export function renderNoMatch<Row>({ locale, commands }: GridContext<Row>): TemplateResult {
  return html`<plinth-empty-state class="message" heading=${locale.strings.gridNoMatch}>
    <plinth-button slot="action" @click=${() => commands.clearFilters()}
      >${locale.strings.gridClearFilters}</plinth-button
    >
  </plinth-empty-state>`;
}
