import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { adoptStyles } from '#base/adopt-styles.ts';
import { closestTarget } from '#base/dom.ts';
import { columnRuns, type ColumnRun } from '../engine/column-runs.ts';
import { columnGroupStyles } from './column-groups.styles.ts';
import type { GridContext, GroupRenderer } from './grid-context.ts';
import { renderGrip } from './grip.ts';
import { renderMenuButton } from './menu-button.ts';

/**
 * Renders the header row above the column names, in which a header spans the columns of a group. The columns that it
 * spans have hidden cells, so that the cells of every row have the indexes of their columns.
 */
export class ColumnGroups<Row> implements ReactiveController, GroupRenderer<Row> {
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
    // The update that created the controller has rendered the header already.
    queueMicrotask(() => host.requestUpdate());
  }

  hostUpdated(): void {
    adoptStyles(this.#host.shadowRoot, columnGroupStyles);
  }

  render(context: GridContext<Row>): TemplateResult {
    const { leading, columns, trailing } = context.layout;
    const runs = columnRuns(columns);
    return html`<tr class="cells groups" aria-rowindex="1">
      ${leading.map(() => renderEmptyCell('control pin start'))}${runs.map((run) => renderRun(run, runs.length > 1, context))}${trailing.map(() => renderEmptyCell('control pin end'))}
    </tr>`;
  }

  /** Moves the focus to the next header with Left and Right; returns whether the key was handled. */
  handleKey(event: KeyboardEvent): boolean {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const cell = closestTarget(event, '.groups > :is(td, th)');
    const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!isArrow || altKey || ctrlKey || metaKey || shiftKey || !cell || cell !== event.target) return false;
    const isForward = (key === 'ArrowRight') !== this.#host.matches(':dir(rtl)');
    const cells = [...(cell.parentElement?.querySelectorAll<HTMLTableCellElement>(':scope > :not([hidden])') ?? [])];
    const next = cells[cells.findIndex((other) => other === cell) + (isForward ? 1 : -1)];
    next?.focus();
    return true;
  }
}

function renderEmptyCell(className: string): TemplateResult {
  return html`<td tabindex="-1" class=${className}></td>`;
}

function renderRun<Row>(run: ColumnRun<Row>, canMove: boolean, context: GridContext<Row>): unknown {
  const [view] = run;
  const group = view?.column.group;
  if (!view || !group) return run.map(({ className }) => renderEmptyCell(className));
  const { configurable } = context;
  const { pinned } = view;
  const isEdge = run.some(({ className }) => className.includes('edge'));
  const header = html`<th
    scope="colgroup"
    tabindex="-1"
    colspan=${run.length}
    class=${['cell', pinned ? `pin ${pinned}` : '', isEdge ? 'edge' : ''].join(' ')}
    data-group=${group}
    draggable=${configurable ? 'true' : 'false'}
  >
    <div class="title">
      <span class="name">${group}</span>${configurable ? renderControls(run, group, canMove, context) : nothing}
    </div>
  </th>`;
  const hidden = run.slice(1).map(() => html`<td hidden></td>`);
  // The distance of a pinned cell from its side is that of its outermost column.
  return pinned === 'end' ? [...hidden, header] : [header, ...hidden];
}

function renderControls<Row>(
  run: ColumnRun<Row>,
  group: string,
  canMove: boolean,
  { locale, commands }: GridContext<Row>,
): TemplateResult {
  const { strings } = locale;
  const columnIds = run.map(({ id }) => id);
  const button = renderMenuButton(
    strings.gridOptionsOf(group),
    (trigger) => commands.openMenu({ kind: 'group', columnIds }, trigger),
    'options',
  );
  return html`${canMove ? button : nothing}${renderGrip(strings.gridWidthOf(group))}`;
}
