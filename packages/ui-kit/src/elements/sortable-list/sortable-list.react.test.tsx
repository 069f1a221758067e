import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SortableItem } from '#react/sortable-item.ts';
import { SortableList } from '#react/sortable-list.ts';
import { rendered } from '#testing/specimens.ts';
import type { PlinthSortableItem } from './sortable-item.ts';
import type { SortableMove } from './sortable-list.ts';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

type ListId = 'a' | 'b';

/** Two lists whose items React renders from its state, which follows the moves. */
function Lists({ cancels }: { readonly cancels: boolean }) {
  const [values, setValues] = useState<Readonly<Record<ListId, readonly string[]>>>({ a: ['1', '2', '3'], b: ['4'] });
  const move = (event: CustomEvent<SortableMove>) => {
    if (cancels) event.preventDefault();
    const { value, from, to, toIndex } = event.detail;
    const [source, target] = [from.id as ListId, to.id as ListId];
    const rest = { ...values, [source]: values[source].filter((each) => each !== value) };
    setValues({ ...rest, [target]: rest[target].toSpliced(toIndex, 0, value) });
  };
  return (['a', 'b'] as const).map((id) => (
    <SortableList key={id} id={id} group="all" onListReorder={move}>
      {values[id].map((value) => (
        <SortableItem key={value} value={value}>
          {value}
        </SortableItem>
      ))}
    </SortableList>
  ));
}

async function renderLists(cancels: boolean) {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(<Lists cancels={cancels} />);
  await vi.waitFor(() => expect(container.querySelectorAll('plinth-sortable-item').length).toBe(4));
  await rendered(container);
  const order = () => ['a', 'b'].map((id) => container.querySelector(`#${id}`)!.textContent);
  async function press(value: string, keys: string): Promise<void> {
    container.querySelector<PlinthSortableItem>(`[value="${value}"]`)!.focus();
    await userEvent.keyboard(keys);
    await rendered(container);
  }
  const focused = () => (document.activeElement as PlinthSortableItem | null)?.value;
  return { order, press, focused };
}

describe('<plinth-sortable-list> in React', () => {
  it.each([true, false])('moves keyed items within a list and keeps the focus (canceled: %s)', async (cancels) => {
    const { order, press, focused } = await renderLists(cancels);
    await press('1', '{ArrowDown}');
    await vi.waitFor(() => expect([order(), focused()]).toEqual([['213', '4'], '1']));
    await press('3', '{Enter}{Home}{Enter}');
    await vi.waitFor(() => expect([order(), focused()]).toEqual([['321', '4'], '3']));
    await press('2', '{ArrowUp}');
    await vi.waitFor(() => expect([order(), focused()]).toEqual([['231', '4'], '2']));
  });

  it('moves keyed items to another list and back if the page cancels the event', async () => {
    const { order, press, focused } = await renderLists(true);
    await press('2', '{Enter}{ArrowRight}{Enter}');
    await vi.waitFor(() => expect([order(), focused()]).toEqual([['13', '42'], '2']));
    await press('2', '{Enter}{Home}{ArrowLeft}{Enter}');
    await vi.waitFor(() => expect([order(), focused()]).toEqual([['213', '4'], '2']));
  });
});
