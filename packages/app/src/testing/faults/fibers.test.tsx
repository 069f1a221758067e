import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { duplicateKeys } from './fibers.ts';

it.each([
  [['a', 'b'], []],
  [['a', 'b', 'a'], ['a']],
])('finds the duplicates of the keys %j: %j', async (keys, duplicates) => {
  const host = document.createElement('div');
  const root = createRoot(host);
  // The same key in another list is not a duplicate.
  root.render(
    <main>
      <ul>
        {keys.map((key) => (
          <li key={key} />
        ))}
      </ul>
      <ol>
        {['a'].map((key) => (
          <li key={key} />
        ))}
      </ol>
    </main>,
  );
  await vi.waitFor(() => expect(host.querySelector('ol li')).not.toBeNull());
  expect(duplicateKeys(host)).toEqual(duplicates);
  root.unmount();
});
