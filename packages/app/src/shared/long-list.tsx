import { formatNumber } from '@plinth/ui-kit/format';
import { Button } from '@plinth/ui-kit/react/button';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPrinting } from './use-is-printing.ts';
import './long-list.css';

/** The number of rows that are shown first and that each click adds. Thousands of rows would slow down the page. */
const PAGE_SIZE = 20;

interface Props<Row> {
  readonly rows: readonly Row[];
  /** Renders a row as a list item with a key. */
  readonly children: (row: Row, index: number) => ReactNode;
  readonly className?: string;
  /** The number of rows that are shown at least, so that a row further down is. */
  readonly minCount?: number;
  /** The accessible name of the list. */
  readonly label?: string;
}

/** A list that shows its first rows and a button for more. A print has all rows. */
export function LongList<Row>({ rows, children, minCount = 0, className, label }: Props<Row>) {
  const { t } = useTranslation();
  const [requestedLimit, setLimit] = useState(PAGE_SIZE);
  const limit = Math.max(requestedLimit, minCount);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    setLimit(limit + PAGE_SIZE);
    // The button may be removed, so the focus moves to the first added row.
    requestAnimationFrame(() => {
      const firstAddedRow = list.current?.children[limit];
      if (!(firstAddedRow instanceof HTMLElement)) return;
      firstAddedRow.tabIndex = -1;
      firstAddedRow.focus();
    });
  };
  const visibleRows = useIsPrinting() ? rows : rows.slice(0, limit);
  return (
    <>
      <ul ref={list} className={className} aria-label={label}>
        {visibleRows.map(children)}
      </ul>
      {visibleRows.length < rows.length ? (
        <div className="long-list-foot">
          <span className="text-13 muted">
            {t('list.shown', { shown: formatNumber(visibleRows.length), count: formatNumber(rows.length) })}
          </span>
          <Button variant="ghost" size="small" onClick={showMore}>
            {t('list.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
