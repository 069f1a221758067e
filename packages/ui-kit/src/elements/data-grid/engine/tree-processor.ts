import { callOr, rowKeyOf } from '#table/engine/callbacks.ts';
import type { RowCallback } from '#table/engine/column.ts';
import type { SlicedWork } from '#table/engine/time-slicing.ts';
import type { ModelInput, ProcessedRows, TreeRow } from './model-input.ts';
import { RowProcessor } from './row-processor.ts';

/** The rows of a tree in one list, in which each row precedes its children. */
interface FlatTree<Row> {
  readonly source: readonly Row[];
  readonly getChildren: RowCallback<Row, readonly Row[] | undefined> | undefined;
  readonly rows: readonly Row[];
  /** The index of each row's parent; -1 for a top-level row. */
  readonly parents: readonly number[];
}

/** The children of one row that are being visited. */
interface Siblings {
  next: number;
  position: number;
  readonly count: number;
  readonly level: number;
  readonly isVisible: boolean;
}

/** Lists all rows of a tree. A row that occurs again, for example inside itself, is left out. */
function flatten<Row>(
  source: readonly Row[],
  getChildren: RowCallback<Row, readonly Row[] | undefined> | undefined,
): FlatTree<Row> {
  const [rows, parents, seen]: [Row[], number[], Set<Row>] = [[], [], new Set()];
  const pending: (readonly [row: Row, parent: number])[] = [];
  const add = (children: unknown, parent: number): void => {
    if (!Array.isArray(children)) return;
    for (const child of children.toReversed() as Row[]) pending.push([child, parent]);
  };
  add(source, -1);
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
    const [row, parent] = entry;
    if (seen.has(row)) continue;
    seen.add(row);
    parents.push(parent);
    add(
      callOr(() => getChildren?.(row), undefined),
      rows.push(row) - 1,
    );
  }
  return { source, getChildren, rows, parents };
}

/** Adds the ancestors of the matching rows. */
function withAncestors(matching: Uint32Array, parents: readonly number[]): Uint32Array {
  const kept = new Set<number>();
  for (const index of matching) {
    for (let row = index; row >= 0 && !kept.has(row); row = parents[row] ?? -1) kept.add(row);
  }
  return Uint32Array.from(kept).toSorted();
}

/**
 * Filters and sorts the rows of a tree, and lists those whose ancestors are expanded. Ancestors of matching rows match
 * too. Rows are sorted among their siblings.
 */
export class TreeProcessor<Row> extends RowProcessor<Row> {
  #tree: FlatTree<Row> | undefined;
  /** While rows are filtered, they are expanded except those that the user has collapsed since. */
  #collapsed = new Set<string>();
  #query: Pick<ModelInput<Row>['state'], 'filters' | 'search'> | undefined;

  override process(input: ModelInput<Row>, onResult: (processed: ProcessedRows<Row>, isAsync: boolean) => void): void {
    const { rows, getChildren, manual } = input;
    const { filters, search } = input.state;
    const tree =
      this.#tree?.source === rows && this.#tree.getChildren === getChildren ? this.#tree : flatten(rows, getChildren);
    this.#tree = tree;
    if (this.#query?.filters !== filters || this.#query.search !== search) this.#collapsed = new Set();
    this.#query = { filters, search };
    // A page that sets `manual` has filtered and sorted the rows.
    const state = manual ? { ...input.state, filters: [], search: '', sort: [] } : input.state;
    super.process({ ...input, rows: tree.rows, state }, (processed, isAsync) =>
      onResult(this.#list(input, tree, processed), isAsync),
    );
  }

  protected override *matchingRows(input: ModelInput<Row>): SlicedWork<Uint32Array | undefined> {
    const matching = yield* super.matchingRows(input);
    return matching && withAncestors(matching, this.#tree?.parents ?? []);
  }

  #list(
    { expanded, rowKey }: ModelInput<Row>,
    { rows, parents }: FlatTree<Row>,
    { matching, sorted }: ProcessedRows<Row>,
  ): ProcessedRows<Row> {
    const order = sorted ?? Uint32Array.from(rows.keys());
    // Linked lists of siblings; the first list has the top-level rows.
    const [firstChild, next] = [new Int32Array(rows.length + 1).fill(-1), new Int32Array(rows.length)];
    for (const index of order.toReversed()) {
      const parent = (parents[index] ?? -1) + 1;
      next[index] = firstChild[parent] ?? -1;
      firstChild[parent] = index;
    }
    const siblings = (parent: number, level: number, isVisible: boolean): Siblings => {
      let count = 0;
      const first = firstChild[parent + 1] ?? -1;
      for (let index = first; index >= 0; index = next[index] ?? -1) count += 1;
      return { next: first, position: 0, count, level, isVisible };
    };
    const [all, visible, treeRows]: [number[], number[], TreeRow[]] = [[], [], []];
    const open = [siblings(-1, 1, true)];
    for (let current = open.at(-1); current; current = open.at(-1)) {
      const index = current.next;
      if (index < 0) {
        open.pop();
        continue;
      }
      current.next = next[index] ?? -1;
      current.position += 1;
      const { level, position, count, isVisible } = current;
      const key = rowKeyOf(rows[index] as Row, index, rowKey);
      const isExpandable = (firstChild[index + 1] ?? -1) >= 0;
      const isExpanded = isExpandable && (matching ? !this.#collapsed.has(key) : expanded?.has(key) === true);
      all.push(index);
      if (isVisible) {
        visible.push(index);
        treeRows.push({ level, position, siblingCount: count, isExpandable, isExpanded });
      }
      if (isExpandable) open.push(siblings(index, level + 1, isVisible && isExpanded));
    }
    return {
      rows,
      matching: matching?.filter((index) => parents[index] === -1) ?? order.filter((index) => parents[index] === -1),
      sorted: Uint32Array.from(visible),
      tree: {
        rows: treeRows,
        all: Uint32Array.from(all),
        setExpanded: (key, isExpanded) => void (isExpanded ? this.#collapsed.delete(key) : this.#collapsed.add(key)),
      },
    };
  }
}
