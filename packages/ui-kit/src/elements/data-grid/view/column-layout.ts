import type { GridState } from '../data-grid.types.ts';
import type { ColumnView } from '../engine/column-views.ts';

const DEFAULT_COLUMN_WIDTH = '10rem';
/** How many times as wide as its columns a grid is when all columns share the free width instead of one. */
const SHARED_WIDTH_RATIO = 1.5;
const CSS_LENGTH = /^\d*\.?\d+(?:px|rem|em|ch)$/;

/** A column that the grid adds itself: handles, checkboxes, detail toggles or row menus. */
export type ControlColumn = 'move' | 'check' | 'toggle' | 'menu';

const CONTROL_WIDTHS: Readonly<Record<ControlColumn, string>> = {
  move: '2.5rem',
  check: '2.75rem',
  toggle: '2.5rem',
  menu: '3.25rem',
};

/** All columns of a grid in their order: leading control columns, data columns, trailing control columns. */
export interface GridLayout<Row> {
  readonly leading: readonly ControlColumn[];
  readonly columns: readonly ColumnView<Row>[];
  readonly trailing: readonly ControlColumn[];
}

function widthOf<Row>({ id, column }: ColumnView<Row>, widths: GridState['widths']): string {
  const width = widths[id];
  if (width !== undefined) return `${width}px`;
  return column.width && CSS_LENGTH.test(column.width) ? column.width : DEFAULT_COLUMN_WIDTH;
}

/**
 * Returns the CSS rules of the column widths and the offsets of pinned columns. They are rules of a style sheet, because
 * style attributes in a template violate a strict content security policy and slow down scrolling.
 */
export function createLayoutRules<Row>(
  { leading, columns, trailing }: GridLayout<Row>,
  widths: GridState['widths'],
): string {
  const allWidths = [
    ...leading.map((name) => CONTROL_WIDTHS[name]),
    ...columns.map((view) => widthOf(view, widths)),
    ...trailing.map((name) => CONTROL_WIDTHS[name]),
  ];
  const sum = (lengths: readonly string[]): string => `calc(${lengths.join(' + ') || '0px'})`;
  const nthChild = (index: number): string => `:nth-child(${index + 1})`;
  const rules = [`table{min-inline-size:${sum(allWidths)}}`];
  const canGrow = ({ pinned, id }: ColumnView<Row>): boolean => !pinned && widths[id] === undefined;
  const growing = columns.findIndex((view) => view.column.grow && canGrow(view));
  const flexible = growing < 0 ? columns.findLastIndex(canGrow) : growing;
  for (const [index, width] of allWidths.entries()) {
    const rule = `col${nthChild(index)}{inline-size:${width}}`;
    const isFlexible = flexible >= 0 && index === leading.length + flexible;
    if (!isFlexible) rules.push(rule);
    // In a wide grid, all columns share the free width, unless the user has set widths.
    else if (Object.keys(widths).length === 0)
      rules.push(`@container (width>=calc(${SHARED_WIDTH_RATIO}*${sum(allWidths)})){${rule}}`);
  }
  const pinnedRules: string[] = [];
  const pin = (index: number, side: 'start' | 'end', outer: readonly string[]): void => {
    pinnedRules.push(`.cells>${nthChild(index)}{inset-inline-${side}:${sum(outer)}}`);
  };
  const startCount = leading.length + columns.filter(({ pinned }) => pinned === 'start').length;
  const endCount = trailing.length + columns.filter(({ pinned }) => pinned === 'end').length;
  for (let index = 0; index < startCount; index += 1) pin(index, 'start', allWidths.slice(0, index));
  for (let index = allWidths.length - endCount; index < allWidths.length; index += 1)
    pin(index, 'end', allWidths.slice(index + 1));
  // A narrow grid pins no columns: the offsets would shift its header cells, which are positioned.
  return `${rules.join('')}@container (width>=36rem){${pinnedRules.join('')}}`;
}

/** The style sheet of one grid with its layout rules. A constructed sheet belongs to one document. */
export class LayoutSheet {
  #sheet: CSSStyleSheet | undefined;
  #document: Document | undefined;
  #rules = '';

  apply(root: ShadowRoot | null, rules: string): void {
    const view = root?.ownerDocument.defaultView;
    if (!root || !view) return;
    if (this.#document !== root.ownerDocument || !this.#sheet) {
      this.#sheet = new view.CSSStyleSheet();
      this.#document = root.ownerDocument;
      this.#rules = '';
    }
    if (this.#rules !== rules) this.#sheet.replaceSync(rules);
    this.#rules = rules;
    if (!root.adoptedStyleSheets.includes(this.#sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
  }
}
