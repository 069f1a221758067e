import { formatNumber } from '@plinth/ui-kit/format';
import { Button } from '@plinth/ui-kit/react/button';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './long-list.css';

/** Rows that show at first, and that each press adds: nobody reads a hundred at once, and a page bears no ten thousand. */
const STEP = 20;

interface Props<Row> {
  readonly rows: readonly Row[];
  /** A row as an item of the list, with its key. */
  readonly children: (row: Row, index: number) => ReactNode;
  readonly className?: string;
  /** Names the list. */
  readonly label?: string;
}

/** A list of which the first rows show, with the way to more where there are. */
export function LongList<Row>({ rows, children, className, label }: Props<Row>) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    setLimit(limit + STEP);
    // The button may go; the first row that it brought takes over.
    requestAnimationFrame(() => {
      const next = list.current?.children[limit];
      if (!(next instanceof HTMLElement)) return;
      next.tabIndex = -1;
      next.focus();
    });
  };
  const shown = rows.slice(0, limit);
  return (
    <>
      <ul ref={list} className={className} aria-label={label}>
        {shown.map(children)}
      </ul>
      {shown.length < rows.length ? (
        <div className="long-list-foot">
          <span className="text-13 muted">
            {t('list.shown', { shown: formatNumber(shown.length), count: formatNumber(rows.length) })}
          </span>
          <Button variant="ghost" size="small" onClick={showMore}>
            {t('list.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
