import { iconDownload } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { saveCsv } from '@plinth/ui-kit/save-file';
import { useDispatch } from 'react-redux';
import { csvOf, type ExportColumn } from '../list/export-rows.ts';
import { doneToast } from '../toasts.ts';

interface Props<Row> {
  /** Name of the table and of the file. */
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
}

/** A button that saves the rows of a card as CSV. */
export function CsvButton<Row>({ title, columns, rows }: Props<Row>) {
  const dispatch = useDispatch();
  const save = () => {
    saveCsv(`${title.toLowerCase()}.csv`, csvOf(columns, rows));
    dispatch(doneToast(`${rows.length} ${title.toLowerCase()} exported`));
  };
  return (
    <Button variant="ghost" size="small" label={`Export CSV: ${title}`} onClick={save}>
      <Icon slot="start" size="small" path={iconDownload} />
      Export CSV
    </Button>
  );
}
