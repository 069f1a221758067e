import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createWorld } from '#testing/world.ts';
import { ExportMenu } from './export-menu.tsx';

afterEach(() => void vi.restoreAllMocks());

const COLUMNS = [
  { header: 'Name', value: ({ name }: { readonly name: string }) => name },
  { header: 'City', value: () => 'Malmö' },
];
const ROWS = [{ name: 'Ines' }, { name: 'Noor' }];

async function openMenu(): Promise<void> {
  const world = createWorld({ user: null });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    world.task.cancel();
  });
  root.render(
    <Provider store={world.store}>
      <ExportMenu title="Users" columns={COLUMNS} loadRows={async () => ROWS} toJson={(row) => row} />
    </Provider>,
  );
  await page.getByRole('button', { name: 'Export' }).click();
}

it('shows the rows for the user to copy where the browser does not let the page copy', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await openMenu();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  const text = page.getByRole('textbox', { name: 'Press Ctrl+C or ⌘C to copy the selected text.' });
  await expect.element(text).toHaveValue('Name\tCity\nInes\tMalmö\nNoor\tMalmö');
});

it('offers no Print where the browser cannot print', async () => {
  vi.stubGlobal('print', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  await openMenu();
  await expect.element(page.getByRole('menuitem', { name: 'CSV' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Print' }).elements()).toEqual([]);
});
