import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { normalizeList } from '#base/normalize-list.ts';
import { formatCount } from '#format/count.ts';
import { callOr } from '#table/engine/callbacks.ts';
import { renderToggle } from '#table/view/cells.ts';
import type { ControlColumn } from './column-layout.ts';
import type { BodyContext, RenderedRow } from './grid-context.ts';
import { renderMenuButton } from './menu-button.ts';

/** Renders the content of a control cell of a row. */
export function renderControl<Row>(
  column: ControlColumn,
  row: RenderedRow<Row>,
  context: BodyContext<Row>,
): TemplateResult | typeof nothing {
  if (column === 'check') return renderCheckbox(row, context);
  if (column === 'menu') return renderRowMenuButton(row, context);
  if (column === 'move') return context.rowDrag?.renderHandle(row, context) ?? nothing;
  if (!row.hasDetails) return nothing;
  return renderToggle({
    tabIndex: -1,
    isExpanded: row.isExpanded,
    label: context.locale.strings.tableDetailsOf(labelOf(row, context)),
    onToggle: () => context.commands.toggleDetails(row.entry),
  });
}

/** Returns the name of a row. */
export function labelOf<Row>(
  { entry: { row }, index }: Pick<RenderedRow<Row>, 'entry' | 'index'>,
  { rowLabel, locale }: Pick<BodyContext<Row>, 'rowLabel' | 'locale'>,
): string {
  const fallback = locale.strings.gridRow(formatCount(index + 1, locale.language));
  return rowLabel ? callOr(() => rowLabel(row) || fallback, fallback) : fallback;
}

function renderCheckbox<Row>(row: RenderedRow<Row>, context: BodyContext<Row>): TemplateResult {
  const handleClick = (event: MouseEvent): void =>
    context.commands.select(row.index, (event.currentTarget as HTMLInputElement).checked, event.shiftKey);
  return html`<input
    type="checkbox"
    class="check"
    tabindex="-1"
    aria-label=${context.locale.strings.gridSelectRow(labelOf(row, context))}
    .checked=${live(row.isSelected)}
    @click=${handleClick}
  />`;
}

function renderRowMenuButton<Row>(row: RenderedRow<Row>, context: BodyContext<Row>): TemplateResult | typeof nothing {
  const { entry } = row;
  const actions = callOr(() => normalizeList(context.actions?.(entry.row) ?? []), []);
  if (actions.length === 0) return nothing;
  const label = context.locale.strings.gridActionsOf(labelOf(row, context));
  return renderMenuButton(label, (trigger) => context.commands.openMenu({ kind: 'row', entry, actions }, trigger));
}
