import { html, nothing, type TemplateResult } from 'lit';
import { renderTotal } from '#table/view/cells.ts';
import type { GridContext } from './grid-context.ts';

/** Renders the totals of the columns, if any column has one. */
export function renderTotals<Row>(
  rows: () => readonly Row[],
  { layout, locale }: GridContext<Row>,
): TemplateResult | typeof nothing {
  const { leading, columns, trailing } = layout;
  if (!columns.some(({ column }) => column.sum !== undefined)) return nothing;
  const cells = columns.map(({ column, className }, index) => {
    const total = renderTotal(column, rows(), locale.language);
    return index === 0 && !total
      ? html`<th scope="row" class=${className}>${locale.strings.tableTotal}</th>`
      : html`<td class=${className}>${total ?? nothing}</td>`;
  });
  return html`<tfoot>
    <tr class="sum cells">
      ${leading.map(() => html`<td class="control pin start"></td>`)}${cells}${trailing.map(() => html`<td class="control pin end"></td>`)}
    </tr>
  </tfoot>`;
}
