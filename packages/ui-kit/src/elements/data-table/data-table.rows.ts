import { html, nothing, type TemplateResult } from 'lit';
import type { LocaleController } from '#controllers/locale.ts';
import type { TableColumn, TableSort } from '#table/engine/column.ts';
import { cellContent, renderBar, renderContent, renderTotal } from '#table/view/cells.ts';
import { renderSortButton, sortDirection } from '#table/view/sort-button.ts';
import type { TableStrings } from '#table/view/table-strings.ts';
import type { TableDetail } from './data-table.types.ts';

/** The layouts that a table renders. */
export interface TableLayouts {
  /** A cell for each column. */
  readonly wide: boolean;
  /** A list item for each row. */
  readonly narrow: boolean;
}

function cellClass<Row>({ align, emphasis }: TableColumn<Row>): string {
  return `${align === 'end' ? 'right' : ''} ${emphasis ?? ''}`;
}

/** Renders the header of a column, with a button if the column is sortable. */
export function renderHeader<Row>(
  column: TableColumn<Row>,
  sort: TableSort | undefined,
  onSort: (columnId: string) => void,
): TemplateResult {
  const name = column.headerHidden ? html`<span class="visually-hidden">${column.header}</span>` : column.header;
  if (!column.sortable) return html`<th scope="col" class=${cellClass(column)}>${name}</th>`;
  const direction = sortDirection(sort?.columnId === column.id ? sort : undefined);
  return html`<th scope="col" class=${cellClass(column)} aria-sort=${direction}>
    ${renderSortButton({ direction, content: name, onSort: () => onSort(column.id) })}
  </th>`;
}

/**
 * Renders a cell of a row. In an activatable row, the row header is a button for assistive technology; the row itself is
 * the tab stop.
 */
export function renderCell<Row>(
  column: TableColumn<Row>,
  row: Row,
  language: string,
  isActivatable: boolean,
): TemplateResult {
  const content = renderContent(cellContent(column, row, language), column.align, language);
  return column.rowHeader
    ? html`<th scope="row" class=${cellClass(column)}>
        ${isActivatable ? html`<button type="button" class="activate" tabindex="-1">${content}</button>` : content}
      </th>`
    : html`<td class=${cellClass(column)}>${content}</td>`;
}

/** Renders a placeholder for a row that is loading. */
export function renderPlaceholder<Row>(
  columns: readonly TableColumn<Row>[],
  index: number,
  hasToggles: boolean,
  layouts: TableLayouts,
): TemplateResult {
  const renderCells = (): unknown =>
    html`${hasToggles ? html`<td class="toggle"></td>` : nothing}
    ${columns.map((column, position) => html`<td class=${cellClass(column)}>${renderBar(index + position)}</td>`)}`;
  return html`<tr class="row loading" aria-hidden="true">
    ${layouts.wide ? renderCells() : nothing}
    ${
      layouts.narrow
        ? html`<td class="narrow" colspan="100">
            <div class="stack">${renderBar(0)}${renderBar(2)}</div>
          </td>`
        : nothing
    }
  </tr>`;
}

/** Renders a detail line of an expanded row: in the table's columns, or as text followed by figures when narrow. */
export function renderDetail<Row>(
  columns: readonly TableColumn<Row>[],
  detail: TableDetail,
  layouts: TableLayouts,
): TemplateResult {
  const filled = columns.filter((column) => detail[column.id] !== undefined);
  const render = (column: TableColumn<Row>): unknown => renderContent(detail[column.id], column.align, '');
  const renderCells = (): unknown =>
    html`<td class="toggle"></td>
      ${columns.map((column) => html`<td class=${column.align === 'end' ? 'right' : ''}>${render(column)}</td>`)}`;
  return html`<tr class="detail">
    ${layouts.wide ? renderCells() : nothing}
    ${
      layouts.narrow
        ? html`<td class="narrow" colspan="100">
            <div class="line">
              <span class="grow"
                >${filled.filter(({ align }) => align !== 'end').map((column) => html`<span class="part">${render(column)}</span>`)}</span
              >
              ${filled.filter(({ align }) => align === 'end').map((column) => html`<span>${render(column)}</span>`)}
            </div>
          </td>`
        : nothing
    }
  </tr>`;
}

/** Options of {@link renderTotals}. */
export interface Totals<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly hasToggles: boolean;
  readonly layouts: TableLayouts;
  readonly locale: LocaleController<TableStrings>;
}

/** Renders the totals of the columns, if any column has one: a rule above, a double rule under each figure. */
export function renderTotals<Row>({
  columns,
  rows,
  hasToggles,
  layouts,
  locale,
}: Totals<Row>): TemplateResult | typeof nothing {
  if (!columns.some((column) => column.sum !== undefined)) return nothing;
  const label = locale.strings.tableTotal;
  const totals = columns.map((column) => renderTotal(column, rows, locale.language));
  const last = totals.findLast((total) => total !== undefined);
  const renderCells = (): unknown =>
    html`${hasToggles ? html`<td class="toggle"></td>` : nothing}
    ${columns.map((column, index) =>
      index === 0 && !totals[0]
        ? html`<th scope="row" class=${cellClass(column)}>${label}</th>`
        : html`<td class=${cellClass(column)}>${totals[index] ?? nothing}</td>`,
    )}`;
  return html`<tfoot>
    <tr class="sum">
      ${layouts.wide ? renderCells() : nothing}
      ${
        layouts.narrow
          ? html`<td class="narrow" colspan="100">
              <div class="line"><span class="grow">${label}</span>${last}</div>
            </td>`
          : nothing
      }
    </tr>
  </tfoot>`;
}
