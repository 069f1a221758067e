import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { doubledKeys } from './fibers.ts';

it.each([
  [['a', 'b'], []],
  [['a', 'b', 'a'], ['a']],
])('of children with the keys %j those that stand twice are %j', async (keys, doubled) => {
  const host = document.createElement('div');
  const root = createRoot(host);
  // The same key in another list is another key.
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
  expect(doubledKeys(host)).toEqual(doubled);
  root.unmount();
});
