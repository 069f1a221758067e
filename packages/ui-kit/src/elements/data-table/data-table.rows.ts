import { html, nothing, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import type { LocaleController } from '#controllers/locale.ts';
import { iconChevronDown, iconChevronsUpDown, iconChevronUp } from '#icons/icons.ts';
import { attempt, classOf, drawn } from './data-table.cells.ts';
import type { TableStrings } from './data-table.strings.ts';
import type { CellContent, TableColumn, TableDetail } from './data-table.types.ts';

type Sorted = 'asc' | 'desc' | false;

const ARROWS = { asc: iconChevronUp, desc: iconChevronDown, none: iconChevronsUpDown } as const;
const ORDERS = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

/** The name of a column; a button where the user may sort by it. */
export function renderHeader<Row>(
  column: TableColumn<Row>,
  sorted: Sorted,
  sort: (columnId: string) => void,
): TemplateResult {
  const name = column.headerHidden ? html`<span class="visually-hidden">${column.header}</span>` : column.header;
  if (!column.sortable) return html`<th scope="col" class=${classOf(column)}>${name}</th>`;
  const order = sorted || 'none';
  return html`<th scope="col" class=${classOf(column)} aria-sort=${ORDERS[order]}>
    <button type="button" class=${`sort ${order}`} @click=${() => sort(column.id)}>
      ${name}${glyph(ARROWS[order], 'small')}
    </button>
  </th>`;
}

/** A row that holds the place of one that loads. */
export function renderPlaceholder<Row>(
  columns: readonly TableColumn<Row>[],
  index: number,
  toggles: boolean,
  narrow: boolean,
): TemplateResult {
  return html`<tr class="row loading" aria-hidden="true">
    ${toggles ? html`<td class="toggle"></td>` : nothing}
    ${columns.map((column, place) => html`<td class=${classOf(column)}><span class=${`bar bar-${(index + place) % 3}`}></span></td>`)}
    ${
      narrow
        ? html`<td class="narrow" colspan="100">
            <div class="stack"><span class="bar bar-0"></span><span class="bar bar-2"></span></div>
          </td>`
        : nothing
    }
  </tr>`;
}

/** One line under an open row, in the columns of the table; where there is little room its words, then its figures. */
export function renderDetail<Row>(
  columns: readonly TableColumn<Row>[],
  detail: TableDetail,
  narrow: boolean,
): TemplateResult {
  const filled = columns.filter((column) => detail[column.id] !== undefined);
  const draw = (column: TableColumn<Row>) => drawn(detail[column.id], column.align, '');
  return html`<tr class="detail">
    <td class="toggle"></td>
    ${columns.map((column) => html`<td class=${column.align === 'end' ? 'right' : ''}>${draw(column)}</td>`)}
    ${
      narrow
        ? html`<td class="narrow" colspan="100">
            <div class="line">
              <span class="grow"
                >${filled.filter(({ align }) => align !== 'end').map((column) => html`<span class="part">${draw(column)}</span>`)}</span
              >
              ${filled.filter(({ align }) => align === 'end').map((column) => html`<span>${draw(column)}</span>`)}
            </div>
          </td>`
        : nothing
    }
  </tr>`;
}

/** What {@link renderSums} needs of the table. */
export interface SumsOf<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  /** Rows begin with the cell of their details. */
  readonly toggles: boolean;
  readonly locale: LocaleController<TableStrings>;
}

/** The totals, closed as in an account book: one rule above, a double rule under each figure. */
export function renderSums<Row>({ columns, rows, toggles, locale }: SumsOf<Row>): TemplateResult | typeof nothing {
  if (!columns.some((column) => column.sum !== undefined)) return nothing;
  const total = locale.strings.tableTotal;
  const sums = columns.map((column) => {
    const sum = attempt<CellContent>(() => column.sum?.(rows), undefined);
    return sum === null || sum === undefined
      ? undefined
      : html`<span class="double">${drawn(sum, column.align, locale.language)}</span>`;
  });
  const last = sums.findLast((sum) => sum !== undefined);
  return html`<tfoot>
    <tr class="sum">
      ${toggles ? html`<td class="toggle"></td>` : nothing}
      ${columns.map((column, index) => {
        const content = sums[index] ?? (index === 0 ? total : nothing);
        return index === 0 && !sums[0]
          ? html`<th scope="row" class=${classOf(column)}>${content}</th>`
          : html`<td class=${classOf(column)}>${content}</td>`;
      })}
      <td class="narrow" colspan="100">
        <div class="line"><span class="grow">${total}</span>${last}</div>
      </td>
    </tr>
  </tfoot>`;
}
