import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppRouter } from '#shared/app-router.tsx';
import { useOpenRecord } from './use-open-record.ts';

const originalHref = location.href;
let cleanup = () => {};
afterEach(() => {
  cleanup();
  history.replaceState(null, '', originalHref);
});

/** A record that is being saved until the test calls `endSave`. */
let endSave = () => {};

/** A page with two records. */
function RecordPage() {
  const record = useOpenRecord('record');
  const save = () => {
    endSave = record.finish;
    record.setChanged(true);
  };
  return (
    <>
      <h1>{record.name ?? 'None'}</h1>
      <button type="button" onClick={() => record.open('one')}>
        Open one
      </button>
      <button type="button" onClick={() => record.open('two')}>
        Open two
      </button>
      <button type="button" onClick={save}>
        Save
      </button>
      {record.isAsking ? (
        <button type="button" onClick={record.leave}>
          Leave
        </button>
      ) : null}
    </>
  );
}

const pressButton = (name: string) => page.getByRole('button', { name }).click();
const shown = () => page.getByRole('heading');

async function saveFirst() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  cleanup = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <AppRouter>
      <RecordPage />
    </AppRouter>,
  );
  await pressButton('Open one');
  await expect.element(shown()).toHaveTextContent('one');
  await pressButton('Save');
}

it('closes the record that was saved', async () => {
  await saveFirst();
  endSave();
  await expect.element(shown()).toHaveTextContent('None');
});

it('keeps another record open when the save of the one before it ends', async () => {
  await saveFirst();
  await pressButton('Open two');
  await pressButton('Leave');
  await expect.element(shown()).toHaveTextContent('two');
  endSave();
  await pressButton('Save');
  await expect.element(shown()).toHaveTextContent('two');
});

it('opens the record that waited for a decision when the save ends', async () => {
  await saveFirst();
  await pressButton('Open two');
  await expect.element(shown()).toHaveTextContent('one');
  endSave();
  await expect.element(shown()).toHaveTextContent('two');
});
