import { expect, it, vi } from 'vitest';
import { createWorld } from '#testing/world.ts';
import { feature } from './feature.ts';
import { resetDismissed, resetRequested, selectReset } from './password-reset-slice.ts';

it('requests a link for another address although the request of an earlier visit has no response yet', async () => {
  const world = createWorld({ user: null });
  world.join(feature);
  const addresses: string[] = [];
  const responses: (() => void)[] = [];
  world.identity.sendPasswordReset = (email) => {
    addresses.push(email);
    return new Promise((resolve) => responses.push(resolve));
  };
  world.store.dispatch(resetRequested('first@plinth.test'));
  await vi.waitFor(() => expect(addresses).toHaveLength(1));
  world.store.dispatch(resetDismissed());
  world.store.dispatch(resetRequested('second@plinth.test'));
  await vi.waitFor(() => expect(addresses).toEqual(['first@plinth.test', 'second@plinth.test']));
  for (const respond of responses) respond();
  await vi.waitFor(() => expect(world.read(selectReset)).toEqual({ status: 'sent', email: 'second@plinth.test' }));
  world.task.cancel();
});
