import type { CardFigures } from '@plinth/api-client/demo/cards';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { useMemo } from 'react';
import { itemText, type FormatValue } from './card-text.ts';

interface TableRow {
  readonly name: string;
  readonly cells: readonly string[];
}

/** A table of figures: their headers and rows as text. */
interface FiguresTableContent {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Returns the series of a card as a table; without any, its items with their shares. */
export function tableOf(
  { categories, series, items }: Pick<CardFigures, 'categories' | 'series' | 'items'>,
  format: FormatValue,
): FiguresTableContent {
  if (series.length > 0)
    return {
      headers: ['Period', ...series.map(({ name }) => name)],
      rows: categories.map((name, index) => ({ name, cells: series.map(({ data }) => format(data[index] ?? 0)) })),
    };
  const hasShares = items.some(({ percent }) => percent !== null);
  return {
    headers: ['Name', 'Value', ...(hasShares ? ['Share'] : [])],
    rows: items.map((item) => ({
      name: item.label,
      cells: [itemText(item), ...(hasShares ? [item.percent === null ? '' : `${item.percent}%`] : [])],
    })),
  };
}

interface Props {
  readonly title: string;
  readonly figures: CardFigures;
  readonly format: FormatValue;
}

/** The figures of a card as a table. */
export function FiguresTable({ title, figures, format }: Props) {
  const { headers, rows } = useMemo(() => tableOf(figures, format), [figures, format]);
  const columns = useMemo(
    () =>
      headers.map((header, index) => ({
        id: header,
        header,
        rowHeader: index === 0,
        align: index === 0 ? ('start' as const) : ('end' as const),
        accessor: ({ name, cells }: TableRow) => (index === 0 ? name : (cells[index - 1] ?? '')),
      })),
    [headers],
  );
  return (
    <DataTable<TableRow>
      className="figure-card-table"
      label={`${title}: figures`}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}
