import { formatNumber } from '@plinth/ui-kit/format';
import { Pagination } from '@plinth/ui-kit/react/pagination';
import { useEffect } from 'react';
import type { ListState } from './use-list-address.ts';

interface Props {
  readonly list: Pick<ListState, 'page' | 'perPage' | 'setPage'>;
  /** Number of rows on all pages. */
  readonly total: number;
  /** Whether rows are being loaded: `total` may be that of the rows before them. */
  readonly isFetching: boolean;
}

/** Which rows of a list are shown, and its pages. A page past the end becomes the last one. */
export function ListFoot({ list, total, isFetching }: Props) {
  const { page, perPage, setPage } = list;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const isPastEnd = page > pages && !isFetching;
  useEffect(() => {
    if (isPastEnd) setPage(pages, { replace: true });
  }, [isPastEnd, pages, setPage]);
  const shownPage = Math.min(page, pages);
  const number = (value: number) => formatNumber(value, 'en-US');
  return (
    <div className="list-foot">
      <output>
        Showing {number((shownPage - 1) * perPage + 1)}–{number(Math.min(shownPage * perPage, total))} of{' '}
        {number(total)}
      </output>
      <Pagination page={shownPage} pages={pages} onPageChange={({ detail }) => setPage(detail.page)} />
    </div>
  );
}
