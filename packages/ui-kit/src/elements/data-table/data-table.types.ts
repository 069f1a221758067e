import type { TemplateResult } from 'lit';

export type {
  CellContent,
  CellValue,
  ColumnEmphasis,
  RowCallback,
  TableColumn,
  TableSort,
} from '#table/engine/column.ts';

/** A detail line of an expanded row: the content of its cells by column id. */
export type TableDetail = Readonly<Record<string, string | TemplateResult | undefined>>;
