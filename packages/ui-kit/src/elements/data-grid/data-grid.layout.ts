import type { ColumnView } from './data-grid.columns.ts';
import type { GridState } from './data-grid.types.ts';

const DEFAULT = '10rem';
const LENGTH = /^\d*\.?\d+(?:px|rem|em|ch)$/;

/** The narrow columns that are the grid's own. */
export type OwnColumn = 'check' | 'toggle' | 'menu';

const OWN: Readonly<Record<OwnColumn, string>> = { check: '2.75rem', toggle: '2.5rem', menu: '3.25rem' };

/** Which columns stand in a row, from the start. */
export interface GridLayout<Row> {
  readonly lead: readonly OwnColumn[];
  readonly columns: readonly ColumnView<Row>[];
  readonly tail: readonly OwnColumn[];
}

function widthOf<Row>({ id, column }: ColumnView<Row>, widths: GridState['widths']): string {
  const width = widths[id];
  if (width !== undefined) return `${width}px`;
  return column.width && LENGTH.test(column.width) ? column.width : DEFAULT;
}

/**
 * Widths and places at the sides, as rules of a style sheet of one grid: a style attribute in the template would break
 * a strict content security policy, and one on every cell would cost at every step of scrolling.
 */
export function layoutRules<Row>({ lead, columns, tail }: GridLayout<Row>, widths: GridState['widths']): string {
  const all = [
    ...lead.map((own) => OWN[own]),
    ...columns.map((view) => widthOf(view, widths)),
    ...tail.map((own) => OWN[own]),
  ];
  const rules = [`table{min-inline-size:calc(${all.join(' + ') || '0px'})}`];
  const sides: string[] = [];
  const place = (index: number): string => `:nth-child(${index + 1})`;
  const sideRule = (index: number, side: 'start' | 'end', before: readonly string[]): void => {
    sides.push(`.cells>${place(index)}{inset-inline-${side}:calc(${before.join(' + ') || '0px'})}`);
  };
  // One column in the middle takes the room that is left; those at the sides stand where their neighbours end.
  const rest = columns.findLastIndex(({ pinned, id }) => !pinned && widths[id] === undefined);
  for (const [index, width] of all.entries()) {
    if (index !== lead.length + rest || rest < 0) rules.push(`col${place(index)}{inline-size:${width}}`);
  }
  const atStart = lead.length + columns.filter(({ pinned }) => pinned === 'start').length;
  const atEnd = tail.length + columns.filter(({ pinned }) => pinned === 'end').length;
  for (let index = 0; index < atStart; index += 1) sideRule(index, 'start', all.slice(0, index));
  for (let index = all.length - atEnd; index < all.length; index += 1) sideRule(index, 'end', all.slice(index + 1));
  // Where there is little room nothing stands at the sides, and the names of columns, which are placed, must not be moved.
  return `${rules.join('')}@container (width>=36rem){${sides.join('')}}`;
}

/** The style sheet of one grid. A document takes no sheet that another one made. */
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
