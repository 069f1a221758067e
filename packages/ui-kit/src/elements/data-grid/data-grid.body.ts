import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { live } from 'lit/directives/live.js';
import { listOf } from '#base/given.ts';
import { glyph } from '#base/glyph.ts';
import { iconChevronDown, iconChevronRight, iconEllipsis } from '#icons/icons.ts';
import { attempt, drawn, textOf } from '../data-table/data-table.cells.ts';
import type { CellContent, OfRow } from '../data-table/data-table.types.ts';
import { formatNumber, NO_VALUE } from '#format/format.ts';
import type { ColumnView } from './data-grid.columns.ts';
import type { GridContext } from './data-grid.context.ts';
import type { OwnColumn } from './data-grid.layout.ts';
import type { GridActions, GridRow } from './data-grid.types.ts';
import type { Shown } from './data-grid.window.ts';

/** What the rows are drawn from, beyond the rest of the grid. */
export interface GridBody<Row> extends GridContext<Row> {
  readonly shown: Shown;
  readonly at: (index: number) => GridRow<Row> | undefined;
  /** Rows above the first of the body, and on the pages before. */
  readonly firstRow: number;
  readonly selectable: boolean;
  readonly expanded: ReadonlySet<string>;
  readonly details: OfRow<Row, CellContent> | undefined;
  readonly actions: GridActions<Row> | undefined;
  readonly rowLabel: OfRow<Row, string> | undefined;
}

/** The rows in view, between two that hold the place of the others. */
export function renderBody<Row>(body: GridBody<Row>): TemplateResult {
  const { from, to, slot } = body.shown;
  const places = Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index);
  return html`<tbody>
    <tr class="space" aria-hidden="true"></tr>
    ${repeat(places, (place) => place - from + slot, (place) => renderRow(place, body))}
    <tr class="space" aria-hidden="true"></tr>
  </tbody>`;
}

function renderRow<Row>(index: number, body: GridBody<Row>): TemplateResult | typeof nothing {
  const of = body.at(index);
  if (!of) return nothing;
  const { lead, columns, tail } = body.layout;
  const chosen = body.selected.has(of.key);
  const details = body.details ? attempt(() => body.details?.(of.row), undefined) : undefined;
  const open = details !== undefined && details !== null && body.expanded.has(of.key);
  const own = (name: OwnColumn): unknown => {
    if (name === 'check') return renderCheck(of, index, chosen, body);
    if (name === 'toggle') return details === undefined || details === null ? nothing : renderToggle(of, index, open, body);
    return renderMenuButton(of, index, body);
  };
  return html`<tr
      class=${`row cells${chosen ? ' chosen' : ''}${open ? ' open' : ''}`}
      data-index=${index}
      aria-rowindex=${body.firstRow + index}
      aria-selected=${body.selectable ? String(chosen) : nothing}
    >
      ${lead.map((name) => html`<td tabindex="-1" class="own pin start">${own(name)}</td>`)}${columns.map((view) => renderCell(view, of.row, body.locale.language))}${tail.map(
        (name) => html`<td tabindex="-1" class="own pin end">${own(name)}</td>`,
      )}
    </tr>
    ${open
      ? html`<tr class="details"><td colspan=${lead.length + columns.length + tail.length}><div class="under">${drawn(details, 'start', body.locale.language)}</div></td></tr>`
      : nothing}`;
}

/** Plain text is written straight into a fixed frame: most cells are text, and a grid writes hundreds at each step of scrolling. */
function renderCell<Row>({ column, className }: ColumnView<Row>, row: Row, language: string): TemplateResult {
  const content = attempt<CellContent>(() => (column.cell ? column.cell(row) : column.accessor ? textOf(column.accessor(row), language) : undefined), NO_VALUE);
  if (typeof content === 'string' || typeof content === 'number') {
    if (column.rowHeader) return html`<th scope="row" tabindex="-1" class=${className}><bdi>${content}</bdi></th>`;
    return column.align === 'end'
      ? html`<td tabindex="-1" class=${className}><bdi class="figure" dir="ltr">${content}</bdi></td>`
      : html`<td tabindex="-1" class=${className}><bdi>${content}</bdi></td>`;
  }
  const made = drawn(content, column.align, language);
  return column.rowHeader ? html`<th scope="row" tabindex="-1" class=${className}>${made}</th>` : html`<td tabindex="-1" class=${className}>${made}</td>`;
}

function nameOf<Row>({ row }: GridRow<Row>, index: number, { rowLabel, locale }: GridBody<Row>): string {
  const place = locale.strings.gridRow(formatNumber(index + 1, locale.language));
  return rowLabel ? attempt(() => rowLabel(row) || place, place) : place;
}

function renderCheck<Row>(of: GridRow<Row>, index: number, chosen: boolean, body: GridBody<Row>): TemplateResult {
  const handleClick = (event: MouseEvent): void =>
    body.commands.select(index, (event.currentTarget as HTMLInputElement).checked, event.shiftKey);
  return html`<input
    type="checkbox"
    class="check"
    tabindex="-1"
    aria-label=${body.locale.strings.gridSelectRow(nameOf(of, index, body))}
    .checked=${live(chosen)}
    @click=${handleClick}
  />`;
}

function renderToggle<Row>(of: GridRow<Row>, index: number, open: boolean, body: GridBody<Row>): TemplateResult {
  return html`<button
    type="button"
    class="toggle"
    tabindex="-1"
    aria-expanded=${open ? 'true' : 'false'}
    aria-label=${body.locale.strings.tableDetailsOf(nameOf(of, index, body))}
    @click=${() => body.commands.toggleDetails(of)}
  >
    ${open ? glyph(iconChevronDown, 'small') : glyph(iconChevronRight, 'small mirrored')}
  </button>`;
}

function renderMenuButton<Row>(of: GridRow<Row>, index: number, body: GridBody<Row>): TemplateResult | typeof nothing {
  const actions = attempt(() => listOf(body.actions?.(of.row) ?? []), []);
  if (actions.length === 0) return nothing;
  return html`<button
    type="button"
    class="tool"
    tabindex="-1"
    aria-haspopup="menu"
    aria-expanded="false"
    aria-label=${body.locale.strings.gridActionsOf(nameOf(of, index, body))}
    @click=${(event: MouseEvent) => body.commands.openMenu({ kind: 'row', of, actions }, event.currentTarget as HTMLElement)}
  >
    ${glyph(iconEllipsis, 'small')}
  </button>`;
}
