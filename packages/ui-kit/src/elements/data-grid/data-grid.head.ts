import { html, nothing, type TemplateResult } from 'lit';
import { formatCount } from '#format/count.ts';
import { iconChevronDown, iconChevronsUpDown, iconChevronUp } from '#icons/icons.ts';
import type { ColumnView } from './data-grid.columns.ts';
import type { GridContext } from './data-grid.context.ts';
import { renderFilter } from './data-grid.filter-row.ts';
import type { OwnColumn } from './data-grid.layout.ts';
import { renderMenuButton } from './data-grid.menu-button.ts';

const ARROWS = { ascending: iconChevronUp, descending: iconChevronDown, none: iconChevronsUpDown } as const;

/** The columns, their names, and the row of their filters when one has one. */
export function renderHead<Row>(context: GridContext<Row>, check: TemplateResult | typeof nothing): TemplateResult {
  const { lead, columns, tail } = context.layout;
  const own = (
    names: readonly OwnColumn[],
    content: (name: OwnColumn) => unknown,
    side: string,
  ): readonly TemplateResult[] =>
    names.map((name) => html`<td tabindex="-1" class=${`own pin ${side}`}>${content(name)}</td>`);
  const empty = (): typeof nothing => nothing;
  const filters = columns.some(({ column }) => column.filter)
    ? html`<tr class="cells filters" aria-rowindex="2">
        ${own(lead, empty, 'start')}${columns.map((view) => html`<td tabindex="-1" class=${view.className}>${renderFilter(view.column, context)}</td>`)}${own(tail, empty, 'end')}
      </tr>`
    : nothing;
  return html`<colgroup>
      ${[...lead, ...columns, ...tail].map(() => html`<col />`)}
    </colgroup>
    <thead>
      <tr class="cells names" aria-rowindex="1">
        ${own(lead, (name) => (name === 'check' ? check : nothing), 'start')}${columns.map((view) => renderName(view, context))}${own(tail, empty, 'end')}
      </tr>
      ${filters}
    </thead>`;
}

function renderName<Row>(view: ColumnView<Row>, context: GridContext<Row>): TemplateResult {
  const { column, id } = view;
  const { configurable, state, locale, commands } = context;
  const place = state.sort.findIndex(({ columnId }) => columnId === id);
  const sorted = state.sort[place];
  const order = sorted ? (sorted.descending ? 'descending' : 'ascending') : 'none';
  const nameClass = column.headerHidden ? 'visually-hidden' : 'name';
  const rank =
    sorted && state.sort.length > 1
      ? html`<span class="rank">${formatCount(place + 1, locale.language)}</span>`
      : nothing;
  const handleSort = (event: MouseEvent): unknown => commands.sort(id, event.shiftKey);
  return html`<th
    scope="col"
    tabindex="-1"
    class=${view.className}
    data-column=${id}
    draggable=${configurable ? 'true' : 'false'}
    aria-sort=${column.sortable ? order : nothing}
  >
    <div class="title">
      ${
        column.sortable
          ? html`<button type="button" tabindex="-1" class=${`sort ${order}`} @click=${handleSort}>
              <span class=${nameClass}>${column.header}</span>${rank}<svg
                class="glyph small"
                viewBox="0 0 24 24"
                aria-hidden="true"
                focusable="false"
              >
                <path d=${ARROWS[order]}></path>
              </svg>
            </button>`
          : html`<span class=${nameClass}>${column.header}</span>`
      }
      ${configurable ? renderTools(view, context) : nothing}
    </div>
  </th>`;
}

function renderTools<Row>({ column, id }: ColumnView<Row>, { locale, commands }: GridContext<Row>): TemplateResult {
  const { strings } = locale;
  const button = renderMenuButton(
    strings.gridOptionsOf(column.header),
    (trigger) => commands.openMenu({ kind: 'column', columnId: id }, trigger),
    'options',
  );
  return html`${button}
    <span
      class="grip"
      role="separator"
      aria-orientation="vertical"
      tabindex="-1"
      aria-label=${strings.gridWidthOf(column.header)}
      aria-valuenow="0"
    ></span>`;
}
