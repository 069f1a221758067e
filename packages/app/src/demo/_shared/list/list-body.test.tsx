import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ListBody } from './list-body.tsx';
import type { ListState } from './use-list-address.ts';

/** Returns the state of a list without a search, on a page. */
const listOn = (number: number, setPage: ListState['setPage'] = () => {}): ListState => ({
  q: '',
  page: number,
  perPage: 10,
  sort: { columnId: 'name', descending: false },
  filters: {},
  isFiltered: false,
  setSearch: () => {},
  setFilter: () => {},
  setSort: () => {},
  setPerPage: () => {},
  setPage,
  clear: () => {},
  showFirst: () => {},
});

function renderer(): (content: ReactNode) => void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return (content) => root.render(content);
}

const body = (list: ListState, total: number, isFetching: boolean) => (
  <ListBody list={list} noun="user" total={total} isFetching={isFetching} isError={false} onRetry={() => {}}>
    The rows
  </ListBody>
);

it('shows the rows, not that there are none, until the response to a cleared search', async () => {
  const render = renderer();
  render(body(listOn(1), 0, true));
  await expect.element(page.getByText('The rows')).toBeVisible();
  await expect.element(page.getByText('No users yet')).not.toBeInTheDocument();
  render(body(listOn(1), 0, false));
  await expect.element(page.getByText('No users yet')).toBeVisible();
});

it('stays on a page past the end of the rows before it, until its own rows are counted', async () => {
  const render = renderer();
  const setPage = vi.fn<ListState['setPage']>();
  const list = listOn(3, setPage);
  render(body(list, 7, true));
  await expect.poll(() => document.querySelector('.list-foot output')?.textContent).toBe('Showing 1–7 of 7');
  expect(setPage).not.toHaveBeenCalled();
  render(body(list, 15, false));
  await expect.poll(() => setPage.mock.calls).toEqual([[2, { replace: true }]]);
});
