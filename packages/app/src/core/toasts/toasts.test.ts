import { describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { createWorld } from '#testing/world.ts';
import { selectToasts, toastClosed, toastsFeature, toastWanted, type ToastWish } from './toasts.ts';

const wish = (more: string): ToastWish => ({ kind: 'danger', text: 'panel.restLoaded', more });

async function world() {
  const made = createWorld();
  made.join(toastsFeature);
  await vi.waitFor(() => expect(made.store.getState().auth.status).toBe('signedIn'));
  return made;
}

describe('toasts', () => {
  it('stand once however often the same is said', async () => {
    const { store, read, task } = await world();
    for (let times = 0; times < 20; times += 1) store.dispatch(toastWanted(wish('one')));
    store.dispatch(toastWanted(wish('other')));
    expect(read(selectToasts).map(({ id, more }) => [id, more])).toEqual([
      [1, 'one'],
      [2, 'other'],
    ]);
    task.cancel();
  });

  it('go one by one, and all with the session; a number is never given twice', async () => {
    const { store, read, task } = await world();
    store.dispatch(toastWanted(wish('one')));
    store.dispatch(toastClosed(1));
    expect(read(selectToasts)).toEqual([]);
    store.dispatch(toastWanted(wish('one')));
    store.dispatch(logoutRequested('asked'));
    expect(read(selectToasts)).toEqual([]);
    store.dispatch(toastWanted(wish('one')));
    expect(read(selectToasts)).toMatchObject([{ id: 3 }]);
    task.cancel();
  });
});
