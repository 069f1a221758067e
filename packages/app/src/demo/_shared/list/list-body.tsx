import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import type { ReactNode } from 'react';
import { ListFoot } from './list-foot.tsx';
import type { ListState } from './use-list-address.ts';

interface Props {
  readonly list: ListState;
  /** The noun for a row, such as `user`; its plural ends in `s`. */
  readonly noun: string;
  /** Number of rows on all pages; undefined before they have loaded. */
  readonly total: number | undefined;
  /** Whether rows are being loaded: `total` may be that of the rows before them, and does not tell whether there are any. */
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly onRetry: () => void;
  /** The button that adds a row, where the page has one. */
  readonly add?: { readonly label: string; readonly onAdd: () => void };
  /** The text of a list without rows; by default, that those appear which the user adds. */
  readonly emptyText?: string;
  /** The table of the rows, also while they are loading. */
  readonly children: ReactNode;
}

/** The rows of a list with its pages, or what there is to say instead: that they did not load, or that there are none. */
export function ListBody({
  list,
  noun,
  total,
  isFetching,
  isError,
  onRetry,
  add,
  emptyText = `The ${noun}s that you add appear here.`,
  children,
}: Props) {
  if (isError) {
    return (
      <EmptyState
        kind="error"
        heading={`The ${noun}s did not load`}
        text="Nothing has changed."
        onLoadRetry={onRetry}
      />
    );
  }
  const isEmpty = total === 0 && !isFetching;
  if (isEmpty && list.isFiltered) {
    return (
      <EmptyState heading={`No ${noun} matches`} text={`No ${noun} matches your search and filters.`}>
        <Button slot="action" onClick={list.clear}>
          Clear filters
        </Button>
      </EmptyState>
    );
  }
  if (isEmpty) {
    return (
      <EmptyState heading={`No ${noun}s yet`} text={emptyText}>
        {add ? (
          <Button slot="action" onClick={add.onAdd}>
            {add.label}
          </Button>
        ) : null}
      </EmptyState>
    );
  }
  return (
    <>
      {children}
      {total === undefined || total === 0 ? null : <ListFoot list={list} total={total} isFetching={isFetching} />}
    </>
  );
}
