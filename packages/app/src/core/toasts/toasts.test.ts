import { describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { createStorage } from '#core/storage/storage.ts';
import { createWorld, memoryArea } from '#testing/world.ts';
import { selectToasts, toastClosed, toastRequested, toastsFeature, type ToastOptions } from './toasts.ts';

const toast = (description: string): ToastOptions => ({ kind: 'danger', text: 'panel.restLoaded', description });

async function createSignedInWorld(options: Parameters<typeof createWorld>[0] = {}) {
  const world = createWorld(options);
  world.join(toastsFeature);
  await vi.waitFor(() => expect(world.store.getState().auth.status).toBe('signedIn'));
  return world;
}

describe('toasts', () => {
  it('say once that the browser refuses to store what the user types and sets', async () => {
    const area = { ...memoryArea(), isFull: false };
    const setItem = (name: string, value: string) => {
      if (area.isFull) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      area.values.set(name, value);
    };
    const storage = createStorage({ local: () => ({ ...area, setItem }), session: () => area });
    const { read, task } = await createSignedInWorld({ storage });
    expect(read(selectToasts)).toEqual([]);
    area.isFull = true;
    for (const id of ['home', 'email']) storage.set('bookmarks', [id]);
    await vi.waitFor(() => expect(read(selectToasts)).toMatchObject([{ kind: 'warning', text: 'storage.notKept' }]));
    task.cancel();
  });

  it('adds a toast once when the same one is requested repeatedly', async () => {
    const { store, read, task } = await createSignedInWorld();
    for (let count = 0; count < 20; count += 1) store.dispatch(toastRequested(toast('one')));
    store.dispatch(toastRequested(toast('other')));
    expect(read(selectToasts).map(({ id, description }) => [id, description])).toEqual([
      [1, 'one'],
      [2, 'other'],
    ]);
    task.cancel();
  });

  it('removes a closed toast, removes all of them at logout, and never reuses an id', async () => {
    const { store, read, task } = await createSignedInWorld();
    store.dispatch(toastRequested(toast('one')));
    store.dispatch(toastClosed(1));
    expect(read(selectToasts)).toEqual([]);
    store.dispatch(toastRequested(toast('one')));
    store.dispatch(logoutRequested('user'));
    expect(read(selectToasts)).toEqual([]);
    store.dispatch(toastRequested(toast('one')));
    expect(read(selectToasts)).toMatchObject([{ id: 3 }]);
    task.cancel();
  });
});
