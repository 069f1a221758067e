import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppRouter } from './app-router.tsx';
import { useQuery } from './navigation.ts';

function SearchPage() {
  const { query, setQuery } = useQuery();
  return (
    <>
      <h1>{`Results for ${query.get('q') ?? 'nothing'}`}</h1>
      <button type="button" onClick={() => setQuery({ q: 'tea' }, { replace: true })}>
        Search
      </button>
    </>
  );
}

const originalHref = location.href;
let cleanup = () => {};
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  history.replaceState(null, '', originalHref);
});

it('changes the query later when the browser refuses to change the address so often', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  cleanup = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <AppRouter>
      <SearchPage />
    </AppRouter>,
  );
  await expect.element(page.getByRole('heading')).toHaveTextContent('Results for nothing');
  vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Results for tea');
});
