import '#define/sortable-item.ts';
import '#define/sortable-list.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement, findViolations } from '#testing/element-suite.ts';
import { rendered } from '#testing/specimens.ts';
import type { PlinthSortableItem } from './sortable-item.ts';
import type { PlinthSortableList, SortableMove } from './sortable-list.ts';

describeElement({
  name: 'sortable-list',
  define: () => import('#define/sortable-list.ts'),
  template: () =>
    html`<plinth-sortable-list style="background: var(--plinth-color-surface)" label="Bills">
      <plinth-sortable-item value="rent">Rent</plinth-sortable-item>
      <plinth-sortable-item value="wages">Wages</plinth-sortable-item>
    </plinth-sortable-list>`,
});

interface Setup {
  readonly dir?: 'ltr' | 'rtl';
  readonly clone?: boolean;
}

/** Two lists beside each other: `a` with Rent, Wages and Tax, and `b`, which is empty. */
async function createLists({ dir = 'ltr', clone = false }: Setup = {}) {
  const container = await fixture<HTMLElement>(
    html`<div dir=${dir} style="display: flex; gap: 40px; align-items: start; background: var(--plinth-color-surface)">
      <plinth-sortable-list id="a" label="This week" group="bills" ?clone=${clone} style="inline-size: 200px">
        <plinth-sortable-item value="rent" id="rent">Rent</plinth-sortable-item>
        <plinth-sortable-item value="wages">Wages <input aria-label="Amount" /></plinth-sortable-item>
        <plinth-sortable-item value="tax">Tax</plinth-sortable-item>
      </plinth-sortable-list>
      <plinth-sortable-list id="b" label="Next week" group="bills" style="inline-size: 200px"></plinth-sortable-list>
    </div>`,
  );
  await rendered(container);
  const list = (id: string) => container.querySelector<PlinthSortableList>(`#${id}`)!;
  const item = (value: string) => container.querySelector<PlinthSortableItem>(`[value="${value}"]`)!;
  const handle = (value: string) => item(value).shadowRoot!.querySelector<HTMLElement>('[part="handle"]')!;
  const base = (value: string) => item(value).shadowRoot!.querySelector<HTMLElement>('[part="base"]')!;
  const line = (id: string) => list(id).shadowRoot!.querySelector<HTMLElement>('[part="line"]');
  const status = () => list('a').shadowRoot!.querySelector('[role="status"]')!.textContent;
  const order = (id: string) => [...list(id).children].map((child) => (child as PlinthSortableItem).value).join(' ');
  const moves: SortableMove[] = [];
  container.addEventListener('plinth-list-reorder', (event) => moves.push((event as CustomEvent<SortableMove>).detail));
  const focused = () => (document.activeElement as PlinthSortableItem | null)?.value;
  /** Presses keys one after another on the handle of an item. */
  async function press(value: string, ...keys: string[]): Promise<void> {
    item(value).focus();
    for (const key of keys) {
      await userEvent.keyboard(`{${key}}`);
      await rendered(container);
    }
  }
  /** Fires a pointer event at a position in the window. */
  function point(name: string, target: Element, x: number, y: number): void {
    const init = { bubbles: true, composed: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0 };
    const buttons = name === 'pointerup' ? 0 : 1;
    target.dispatchEvent(new PointerEvent(name, { ...init, pointerType: 'touch', clientX: x, clientY: y, buttons }));
  }
  /** Drags an item with a simulated pointer to a height in another element: 0 is its top edge, 1 its bottom edge. */
  async function drag(value: string, target: Element, ratio: number): Promise<void> {
    // Only a real pointer can be captured.
    for (const id of ['a', 'b']) list(id).setPointerCapture = () => undefined;
    const { left, top } = handle(value).getBoundingClientRect();
    const rect = target.getBoundingClientRect();
    point('pointerdown', handle(value), left + 5, top + 5);
    point('pointermove', list('a'), rect.left + 20, rect.top + rect.height * ratio);
    await rendered(container);
  }
  const release = async () => {
    point('pointerup', list('a'), 0, 0);
    await rendered(container);
  };
  return { container, list, item, handle, base, line, status, order, moves, focused, press, drag, release, point };
}

describe('<plinth-sortable-list>', () => {
  it('is a named list of items', async () => {
    const { container } = await createLists();
    expect(page.getByRole('list', { name: 'This week' }).elements().length).toBe(1);
    expect(page.getByRole('listitem').elements().length).toBe(3);
    expect(await findViolations(container)).toEqual([]);
  });

  it('moves an item by one place with an arrow key, keeps its focus and announces its place', async () => {
    const { press, order, moves, list, item, focused, status } = await createLists();
    await press('rent', 'ArrowDown');
    expect(order('a')).toBe('wages rent tax');
    const expected: SortableMove = {
      item: item('rent'),
      value: 'rent',
      from: list('a'),
      to: list('a'),
      fromIndex: 0,
      toIndex: 1,
      copy: false,
    };
    expect(moves).toEqual([expected]);
    expect(status()).toBe('Rent, 2 of 3');
    expect(focused()).toBe('rent');
    await press('rent', 'ArrowDown', 'ArrowDown');
    expect([order('a'), moves.length], 'the end of the list').toEqual(['wages tax rent', 2]);
  });

  it('moves a picked item with the arrow keys, Home and End, and emits one event when it is dropped', async () => {
    const { press, order, moves, status, line, focused } = await createLists();
    await press('rent', ' ');
    expect(status()).toContain('Rent, 1 of 3');
    await press('rent', 'End');
    expect([status(), order('a'), line('a') === null]).toEqual(['Rent, 3 of 3', 'rent wages tax', false]);
    await press('rent', 'ArrowUp');
    expect(status()).toBe('Rent, 2 of 3');
    await press('rent', 'Home', 'ArrowDown', 'Enter');
    expect([order('a'), moves.length, line('a')]).toEqual(['wages rent tax', 1, null]);
    expect(focused()).toBe('rent');
  });

  it('emits nothing when a picked item is dropped where it was', async () => {
    const { press, moves, status } = await createLists();
    await press('wages', 'Enter', 'ArrowDown', 'ArrowUp', 'Enter');
    expect([moves, status()]).toEqual([[], 'Wages, 2 of 3']);
  });

  it('picks an item up once while Enter is held', async () => {
    const { item, handle, base, press } = await createLists();
    await press('rent', 'Enter');
    const repeated = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    handle('rent').dispatchEvent(repeated);
    await item('rent').updateComplete;
    expect([repeated.defaultPrevented, base('rent').className]).toEqual([true, 'picked']);
  });

  it('puts a picked item back with Escape, which nothing around it receives', async () => {
    const { press, order, moves, status, line, container, base } = await createLists();
    const handleKeydown = vi.fn<() => void>();
    await press('rent', 'Enter', 'End');
    container.addEventListener('keydown', handleKeydown);
    await press('rent', 'Escape');
    expect([order('a'), moves, line('a')]).toEqual(['rent wages tax', [], null]);
    expect([status(), base('rent').className]).toEqual(['Put back: Rent, 1 of 3', '']);
    expect(handleKeydown).not.toHaveBeenCalled();
  });

  it('drops a picked item with Tab, which moves the focus on', async () => {
    const { press, order, container } = await createLists();
    await press('rent', 'Enter', 'ArrowDown', 'Tab');
    expect(order('a')).toBe('wages rent tax');
    expect(container.querySelector('[value="rent"]')!.matches(':focus-within')).toBe(false);
  });

  it.each([
    { dir: 'ltr', key: 'ArrowRight', back: 'ArrowLeft' },
    { dir: 'rtl', key: 'ArrowLeft', back: 'ArrowRight' },
  ] as const)('moves a picked item to the next list with $key ($dir)', async ({ dir, key, back }) => {
    const { press, order, status, line, focused, moves } = await createLists({ dir });
    await press('tax', 'Enter', key);
    expect([status(), line('b') === null]).toEqual(['Tax, 1 of 1 in Next week', false]);
    await press('tax', back, key, 'Enter');
    expect([order('a'), order('b'), moves.length]).toEqual(['rent wages', 'tax', 1]);
    expect([focused(), status()]).toEqual(['tax', 'Tax, 1 of 1 in Next week']);
  });

  it('moves a dragged item, whose place stays free while it follows the pointer', async () => {
    const { drag, release, base, item, line, order, moves, status } = await createLists();
    const { height } = item('rent').getBoundingClientRect();
    await drag('rent', item('tax'), 0.9);
    expect(base('rent').matches(':popover-open')).toBe(true);
    expect(item('rent').getBoundingClientRect().height).toBe(height);
    expect(line('a')!.getBoundingClientRect().top).toBeCloseTo(item('tax').getBoundingClientRect().bottom - 1, 0);
    await release();
    expect([order('a'), line('a'), base('rent').popover]).toEqual(['wages tax rent', null, null]);
    expect([moves.length, status()]).toEqual([1, 'Rent, 3 of 3']);
    expect(base('rent').getAttribute('style') || '', 'no styles remain').toBe('');
  });

  it('moves an item that is dragged with a real pointer', async () => {
    const { item, order, handle, container } = await createLists();
    await userEvent.dragAndDrop(handle('rent'), item('tax'), { targetPosition: { x: 60, y: 25 } });
    await rendered(container);
    expect(order('a')).toBe('wages tax rent');
    await vi.waitFor(() => expect(document.activeElement).toBe(item('rent')));
  });

  it('takes an item in an empty list of the group, but not in one of another group or a disabled one', async () => {
    const { drag, release, list, order, line } = await createLists();
    list('b').group = 'other';
    await drag('rent', list('b'), 0.5);
    await release();
    list('b').group = 'bills';
    list('b').disabled = true;
    await drag('rent', list('b'), 0.5);
    await release();
    expect(order('b')).toBe('');
    list('b').disabled = false;
    await drag('rent', list('b'), 0.5);
    expect(line('b')).not.toBe(null);
    await release();
    expect([order('a'), order('b')]).toEqual(['wages tax', 'rent']);
  });

  it.each(['Escape', 'pointercancel'])('puts a dragged item back with %s', async (cause) => {
    const { drag, release, list, order, moves, item, base, line, point } = await createLists();
    await drag('rent', item('tax'), 0.9);
    if (cause === 'Escape') await userEvent.keyboard('{Escape}');
    else point('pointercancel', list('a'), 0, 0);
    await release();
    expect([order('a'), moves, line('a'), base('rent').popover]).toEqual(['rent wages tax', [], null, null]);
  });

  it('ends a drag when the list is removed, and a picked item when it is removed', async () => {
    const { drag, list, container, base, press, moves, item, line } = await createLists();
    await drag('rent', list('b'), 0.5);
    const a = list('a');
    a.remove();
    await rendered(container);
    expect(line('b')).toBe(null);
    container.prepend(a);
    await rendered(container);
    expect(base('rent').popover).toBe(null);
    await press('rent', 'Enter', 'ArrowRight');
    expect(line('b')).not.toBe(null);
    item('rent').remove();
    await rendered(container);
    await userEvent.click(list('b'));
    expect([line('b'), moves]).toEqual([null, []]);
  });

  it('drops a picked item where the user presses, without a drag', async () => {
    const { handle, list, order, container } = await createLists();
    await userEvent.click(handle('rent'));
    await rendered(container);
    await userEvent.click(list('b'));
    await rendered(container);
    expect([order('a'), order('b')]).toEqual(['wages tax', 'rent']);
  });

  it('puts a picked item back when the user presses outside, which still receives the press', async () => {
    const { handle, order, container, base, moves } = await createLists();
    const outside = document.createElement('button');
    outside.textContent = 'Outside';
    outside.style.marginBlockStart = '200px';
    container.after(outside);
    const handleOutsideClick = vi.fn<() => void>();
    outside.addEventListener('click', handleOutsideClick);
    await userEvent.click(handle('rent'));
    await userEvent.click(outside);
    await rendered(container);
    outside.remove();
    expect([order('a'), base('rent').className, moves]).toEqual(['rent wages tax', '', []]);
    expect(handleOutsideClick).toHaveBeenCalledOnce();
  });

  it('adds a copy without an id to another list with clone, and keeps the item', async () => {
    const { press, order, moves, status, list } = await createLists({ clone: true });
    await press('rent', 'Enter', 'ArrowRight', 'Enter');
    expect([order('a'), order('b'), moves[0]!.copy]).toEqual(['rent wages tax', 'rent', true]);
    expect(list('b').firstElementChild!.id).toBe('');
    expect(status()).toBe('Copied: Rent, 1 of 1 in Next week');
    await press('rent', 'ArrowDown');
    expect([order('a'), moves[1]!.copy], 'within the list').toEqual(['wages rent tax', false]);
  });

  it('moves nothing while the list or the item is disabled', async () => {
    const { drag, release, list, item, order, handle, container } = await createLists();
    list('a').disabled = true;
    await rendered(container);
    expect(getComputedStyle(handle('rent')).visibility).toBe('hidden');
    await drag('rent', item('tax'), 0.9);
    await release();
    list('a').disabled = false;
    item('rent').disabled = true;
    await rendered(container);
    await drag('rent', item('tax'), 0.9);
    await release();
    expect(order('a')).toBe('rent wages tax');
  });

  it('leaves the item to a page that cancels the event, and focuses it once the page has moved it', async () => {
    const { press, order, container, list, item, status } = await createLists();
    container.addEventListener('plinth-list-reorder', (event) => event.preventDefault());
    await press('rent', 'Enter', 'ArrowRight', 'Enter');
    expect([order('a'), order('b')]).toEqual(['rent wages tax', '']);
    // As a framework does that renders the lists: another element with the same value.
    const created = item('rent').cloneNode(true) as PlinthSortableItem;
    item('rent').remove();
    list('b').append(created);
    await rendered(container);
    await vi.waitFor(() => expect(document.activeElement).toBe(created));
    expect(status()).toBe('Rent, 1 of 1 in Next week');
  });

  it('keeps the keys of the content of an item', async () => {
    const { order, container, moves } = await createLists();
    await userEvent.type(container.querySelector('input')!, '12{ArrowDown}{Enter} ');
    expect([container.querySelector('input')!.value, order('a'), moves]).toEqual(['12 ', 'rent wages tax', []]);
  });

  it('moves an item of an inner list only in the inner list', async () => {
    const { container, item, press, order } = await createLists();
    item('wages').insertAdjacentHTML(
      'beforeend',
      `<plinth-sortable-list label="Staff"><plinth-sortable-item value="ada">Ada</plinth-sortable-item
        ><plinth-sortable-item value="ben">Ben</plinth-sortable-item></plinth-sortable-list>`,
    );
    await rendered(container);
    await press('ada', 'ArrowDown');
    const staff = [...item('wages').querySelector('plinth-sortable-list')!.children];
    expect(staff.map((each) => each.getAttribute('value'))).toEqual(['ben', 'ada']);
    expect(order('a')).toBe('rent wages tax');
  });

  it('works when the items are defined before they are in the list, and added later', async () => {
    const { list, press, order, container } = await createLists();
    const added = document.createElement('plinth-sortable-item') as PlinthSortableItem;
    added.value = 'fee';
    added.textContent = 'Fee';
    list('a').prepend(added);
    await rendered(container);
    await press('fee', 'ArrowDown');
    expect(order('a')).toBe('rent fee wages tax');
  });

  it('scrolls the container of the list below the pointer', async () => {
    const { drag, list, container, release } = await createLists();
    const frame = document.createElement('div');
    frame.style.cssText = 'block-size: 80px; overflow: auto; inline-size: 220px';
    const filler = document.createElement('div');
    filler.style.blockSize = '400px';
    list('b').before(frame);
    frame.append(list('b'), filler);
    await rendered(container);
    list('b').style.blockSize = '300px';
    await drag('rent', frame, 0.95);
    await vi.waitFor(() => expect(frame.scrollTop).toBeGreaterThan(0));
    await release();
  });
});
