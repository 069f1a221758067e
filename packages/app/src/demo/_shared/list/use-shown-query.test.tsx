import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { AppRouter } from '#shared/app-router.tsx';
import { useLocation, useQuery } from '#shared/navigation.ts';
import { filterValue } from './filter-value.ts';
import { useShownQuery } from './use-shown-query.ts';

/** A page that is filtered by a status. */
function StatusPage() {
  const { search } = useLocation();
  const { query } = useQuery();
  const status = filterValue(query.get('status'), ['Paid', 'Sent']) || null;
  useShownQuery({ status });
  return <h1>{search === '' ? 'All' : search}</h1>;
}

it.each([
  ['?status=paid&page=2', '?status=Paid&page=2'],
  ['?status=gone&page=2', '?page=2'],
  ['?status=gone', ''],
  ['?status=Sent', '?status=Sent'],
])('rewrites %s to %j in its entry of the history', async (search, expected) => {
  const { href, pathname } = { href: location.href, pathname: location.pathname };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    history.replaceState(null, '', href);
  });
  history.replaceState(null, '', `${pathname}${search}`);
  const entries = history.length;
  root.render(
    <AppRouter>
      <StatusPage />
    </AppRouter>,
  );
  await expect.element(page.getByRole('heading')).toHaveTextContent(expected === '' ? 'All' : expected);
  expect(location.search).toBe(expected);
  expect(history.length).toBe(entries);
});
