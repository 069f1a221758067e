import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { listOf } from '#base/given.ts';
import { glyph } from '#base/glyph.ts';
import { formatCount } from '#format/count.ts';
import { iconChevronDown, iconChevronRight } from '#icons/icons.ts';
import { attempt } from '../data-table/data-table.cells.ts';
import type { GridBody } from './data-grid.context.ts';
import type { OwnColumn } from './data-grid.layout.ts';
import { renderMenuButton } from './data-grid.menu-button.ts';
import type { GridRow } from './data-grid.types.ts';

/** What is known of a row that is drawn. */
export interface DrawnRow<Row> {
  readonly of: GridRow<Row>;
  readonly index: number;
  readonly chosen: boolean;
  /** Something can stand under it. */
  readonly hasDetails: boolean;
  readonly open: boolean;
}

/** What stands in a cell that is the grid's own. */
export function renderOwn<Row>(
  name: OwnColumn,
  row: DrawnRow<Row>,
  body: GridBody<Row>,
): TemplateResult | typeof nothing {
  if (name === 'check') return renderCheck(row, body);
  if (name === 'menu') return renderActions(row, body);
  return row.hasDetails ? renderToggle(row, body) : nothing;
}

function nameOf<Row>({ of: { row }, index }: DrawnRow<Row>, { rowLabel, locale }: GridBody<Row>): string {
  const place = locale.strings.gridRow(formatCount(index + 1, locale.language));
  return rowLabel ? attempt(() => rowLabel(row) || place, place) : place;
}

function renderCheck<Row>(row: DrawnRow<Row>, body: GridBody<Row>): TemplateResult {
  const handleClick = (event: MouseEvent): void =>
    body.commands.select(row.index, (event.currentTarget as HTMLInputElement).checked, event.shiftKey);
  return html`<input
    type="checkbox"
    class="check"
    tabindex="-1"
    aria-label=${body.locale.strings.gridSelectRow(nameOf(row, body))}
    .checked=${live(row.chosen)}
    @click=${handleClick}
  />`;
}

function renderToggle<Row>(row: DrawnRow<Row>, body: GridBody<Row>): TemplateResult {
  return html`<button
    type="button"
    class="toggle"
    tabindex="-1"
    aria-expanded=${row.open ? 'true' : 'false'}
    aria-label=${body.locale.strings.tableDetailsOf(nameOf(row, body))}
    @click=${() => body.commands.toggleDetails(row.of)}
  >
    ${row.open ? glyph(iconChevronDown, 'small') : glyph(iconChevronRight, 'small mirrored')}
  </button>`;
}

function renderActions<Row>(row: DrawnRow<Row>, body: GridBody<Row>): TemplateResult | typeof nothing {
  const { of } = row;
  const actions = attempt(() => listOf(body.actions?.(of.row) ?? []), []);
  if (actions.length === 0) return nothing;
  const label = body.locale.strings.gridActionsOf(nameOf(row, body));
  return renderMenuButton(label, (trigger) => body.commands.openMenu({ kind: 'row', of, actions }, trigger));
}
