import { html, nothing, type TemplateResult } from 'lit';
import { attempt, drawn } from '../data-table/data-table.cells.ts';
import type { CellContent } from '../data-table/data-table.types.ts';
import type { GridContext } from './data-grid.context.ts';

/** Rows that hold the place of those that load. */
export function renderPlaceholders<Row>(count: number, { layout }: GridContext<Row>): readonly TemplateResult[] {
  const { lead, columns, tail } = layout;
  return Array.from(
    { length: count },
    (_, index) =>
      html`<tr class="row cells loading" aria-hidden="true">
        ${lead.map(() => html`<td class="own pin start"></td>`)}${columns.map(
          (view, place) =>
            html`<td class=${view.className}><span class=${`bar bar-${(index + place) % 3}`}></span></td>`,
        )}${tail.map(() => html`<td class="own pin end"></td>`)}
      </tr>`,
  );
}

/** The figures under the columns, closed as in an account book. */
export function renderSums<Row>(
  rows: () => readonly Row[],
  { layout, locale }: GridContext<Row>,
): TemplateResult | typeof nothing {
  const { lead, columns, tail } = layout;
  if (!columns.some(({ column }) => column.sum !== undefined)) return nothing;
  const cells = columns.map(({ column, className }, index) => {
    const sum = attempt<CellContent>(() => column.sum?.(rows()), undefined);
    if (sum === null || sum === undefined) {
      return index === 0
        ? html`<th scope="row" class=${className}>${locale.strings.tableTotal}</th>`
        : html`<td class=${className}></td>`;
    }
    return html`<td class=${className}><span class="double">${drawn(sum, column.align, locale.language)}</span></td>`;
  });
  return html`<tfoot>
    <tr class="sum cells">
      ${lead.map(() => html`<td class="own pin start"></td>`)}${cells}${tail.map(() => html`<td class="own pin end"></td>`)}
    </tr>
  </tfoot>`;
}

/** What stands there when there are rows and none of them matches. */
export function renderNoMatch<Row>({ locale, commands }: GridContext<Row>): TemplateResult {
  return html`<plinth-empty-state class="rest" heading=${locale.strings.gridNoMatch}>
    <plinth-button slot="action" @click=${() => commands.clearFilters()}
      >${locale.strings.gridClearFilters}</plinth-button
    >
  </plinth-empty-state>`;
}
