import { Node } from '@tiptap/core';
import { CellSelection, deleteTable, tableEditing } from '@tiptap/pm/tables';

/** The roles by which ProseMirror knows the nodes of a table. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const MAX_SPAN = 100;

/** The number of columns or rows that a cell covers. */
const spanAttribute = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const span = Number(element.getAttribute(name));
    return Number.isInteger(span) && span > 0 ? Math.min(span, MAX_SPAN) : 1;
  },
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cellNode = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: spanAttribute('colspan'),
      rowspan: spanAttribute('rowspan'),
      // ProseMirror's tables expect it. Widths would be styles, which do not get through the sanitizer.
      colwidth: { default: null, parseHTML: () => null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Whether all cells of a table are selected. */
const isWholeTable = (selection: unknown): boolean =>
  selection instanceof CellSelection && selection.isRowSelection() && selection.isColSelection();

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (ROLES[name] === undefined ? {} : { tableRole: ROLES[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const removeWhole = () => {
      const { state, view } = this.editor;
      return isWholeTable(state.selection) && deleteTable(state, view.dispatch);
    };
    return { Backspace: removeWhole, Delete: removeWhole };
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** Tables that are pasted stay tables. Their cells are edited and selected; there is no tool that adds one. */
export const tableNodes = [Table, TableRow, cellNode('tableCell', 'td'), cellNode('tableHeader', 'th')];
