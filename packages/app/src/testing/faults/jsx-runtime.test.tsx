import { expect, it, vi } from 'vitest';

it.each([
  [['a', 'b'], []],
  [['a', 'b', 'a'], ['Error: Siblings have the same key: a']],
])('reports the duplicates of the keys %j: %j', (keys, reports) => {
  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  const items = keys.map((key) => <li key={key} />);
  // The same key in another list is not a duplicate.
  const page = (
    <main>
      <ul>
        <li key="b" />
        {items}
      </ul>
      <ol>{items}</ol>
    </main>
  );
  expect(report.mock.calls.map(([error]) => String(error))).toEqual([...reports, ...reports]);
  expect(page.type).toBe('main');
  report.mockRestore();
});
