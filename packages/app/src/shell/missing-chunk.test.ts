import { expect, it, vi } from 'vitest';
import { createStorage } from '#core/storage/storage.ts';
import { memoryStorage } from '#testing/world.ts';
import { reloadOnce } from './missing-chunk.ts';

const pageAt = (pathname: string) => ({ pathname, reload: vi.fn<() => void>() });

it('reloads once for each address', () => {
  const storage = memoryStorage();
  const [first, second] = [pageAt('/first'), pageAt('/second')];
  for (const page of [first, first, second]) reloadOnce(storage, page);
  expect([first.reload.mock.calls.length, second.reload.mock.calls.length]).toEqual([1, 1]);
});

it('does not reload in a browser that could not remember it', () => {
  const denied = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  const page = pageAt('/first');
  reloadOnce(createStorage({ local: denied, session: denied }), page);
  expect(page.reload).not.toHaveBeenCalled();
});
