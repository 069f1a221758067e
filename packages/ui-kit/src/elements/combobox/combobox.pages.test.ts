import '#define/combobox.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ComboboxPage, ComboboxRequest } from './combobox.pages.ts';
import type { PlinthCombobox } from './combobox.ts';

/** A request with the functions that respond to it. */
interface PendingRequest extends ComboboxRequest {
  readonly answer: (answer: ComboboxPage) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** Returns options that are numbered from a first one. */
const branches = (first: number, count: number, group?: string) =>
  Array.from({ length: count }, (_, index) => ({
    value: `${first + index}`,
    label: `Branch ${first + index}`,
    group,
  }));

async function createCombobox(values: Partial<PlinthCombobox> = {}) {
  const requests: PendingRequest[] = [];
  const element = await fixture<PlinthCombobox>(html`<plinth-combobox label="Branch"></plinth-combobox>`);
  const { promise: never } = Promise.withResolvers<ComboboxPage>();
  const search = async (request: ComboboxRequest): Promise<ComboboxPage> => {
    const { promise, resolve, reject } = Promise.withResolvers<ComboboxPage>();
    const settle = async (): Promise<void> => {
      await Promise.race([promise.catch(() => {}), never]);
      await vi.waitFor(() => expect(element.isUpdatePending).toBe(false));
    };
    requests.push({
      ...request,
      answer: (answer) => {
        resolve(answer);
        return settle();
      },
      fail: () => {
        reject(new Error('The server does not answer.'));
        return settle();
      },
    });
    return promise;
  };
  Object.assign(element, { search, ...values });
  await element.updateComplete;
  const root = element.shadowRoot!;
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    await element.updateComplete;
  };
  return {
    element,
    requests,
    press,
    list: root.querySelector<HTMLElement>('[part="list"]')!,
    labels: () => [...root.querySelectorAll('[role="option"] bdi')].map(({ textContent }) => textContent),
    activeLabel: () => root.querySelector('.active bdi')?.textContent,
    note: () => root.querySelector('[part="note"]')?.textContent.replaceAll(/\s+/g, ' ').trim(),
    announced: () => [...root.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(''),
    scrollToEnd: () => {
      const list = root.querySelector('[part="list"]')!;
      list.scrollTop = list.scrollHeight;
    },
  };
}

const received = (requests: readonly PendingRequest[]) =>
  requests.map(({ query, cursor, offset }) => [query, cursor, offset]);

/** Renders an open combobox with a first page of 20 options. */
async function createOpenCombobox(values: Partial<PlinthCombobox> = {}) {
  const created = await createCombobox(values);
  created.element.focus();
  await created.press('{ArrowDown}');
  await created.requests[0]!.answer({ options: branches(0, 20), cursor: 'second' });
  return created;
}

describe('<plinth-combobox> with a search function', () => {
  it('requests the first page when it opens, and the options of the typed text after a pause', async () => {
    const { element, requests, press, labels, note, announced } = await createCombobox();
    expect(requests).toEqual([]);
    element.focus();
    await press('{ArrowDown}');
    expect([received(requests), note(), announced()]).toEqual([[['', undefined, 0]], 'Loading', 'Loading']);
    await requests[0]!.answer({ options: branches(0, 2) });
    expect([labels(), note(), announced()]).toEqual([['Branch 0', 'Branch 1'], undefined, 'Options: 2']);
    await press('7');
    expect([labels(), requests.length]).toEqual([[], 1]);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    await requests[1]!.answer({ options: branches(7, 1) });
    await press('{ArrowDown}{Enter}');
    expect([requests[1]!.query, element.value]).toEqual(['7', '7']);
  });

  it('requests the next page at the end of the list, until there is none, and keeps the options', async () => {
    const { requests, labels, note, announced, scrollToEnd } = await createOpenCombobox();
    expect(requests).toHaveLength(1);
    scrollToEnd();
    await vi.waitFor(() => expect(note()).toBe('Loading more…'));
    expect([received(requests).at(-1), labels().length, announced()]).toEqual([
      ['', 'second', 20],
      20,
      'Loading more…',
    ]);
    await requests[1]!.answer({ options: branches(20, 20), more: true });
    expect([labels().length, note(), announced()]).toEqual([40, undefined, 'Options: 40']);
    scrollToEnd();
    await vi.waitFor(() => expect(received(requests).at(-1)).toEqual(['', undefined, 40]));
    await requests[2]!.answer({ options: branches(40, 1) });
    scrollToEnd();
    await vi.waitFor(() => expect(labels()).toHaveLength(41));
    expect(requests).toHaveLength(3);
  });

  it('requests pages until the list is full', async () => {
    const { element, requests, press, labels } = await createCombobox();
    element.focus();
    await press('{ArrowDown}');
    for (const [index, more] of [true, true, false].entries()) {
      await vi.waitFor(() => expect(requests).toHaveLength(index + 1));
      await requests[index]!.answer({ options: branches(index, 1), more });
    }
    expect(labels()).toEqual(['Branch 0', 'Branch 1', 'Branch 2']);
  });

  it('requests the next page with an arrow key on the last option, which stays active', async () => {
    const { requests, press, activeLabel } = await createOpenCombobox();
    await press('{PageDown}{PageDown}{PageDown}{ArrowDown}');
    expect([activeLabel(), requests.length]).toEqual(['Branch 19', 2]);
    await requests[1]!.answer({ options: branches(20, 1) });
    expect(activeLabel()).toBe('Branch 19');
    await press('{ArrowDown}');
    expect(activeLabel()).toBe('Branch 20');
    await press('{ArrowDown}');
    expect(activeLabel()).toBe('Branch 0');
  });

  it('keeps the options when the next page fails, and requests it again only when the user asks for it', async () => {
    const { element, requests, press, labels, note, announced, scrollToEnd } = await createOpenCombobox();
    scrollToEnd();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    await requests[1]!.fail();
    expect([labels().length, note(), announced(), requests.length]).toEqual([
      20,
      'The options didn’t load. Try again',
      'The options didn’t load.',
      2,
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect([received(requests).at(-1), element.open, note()]).toEqual([['', 'second', 20], true, 'Loading more…']);
    await requests[2]!.fail();
    await press('{PageDown}{PageDown}{PageDown}{ArrowDown}');
    expect(requests).toHaveLength(4);
    await requests[3]!.answer({ options: branches(20, 5) });
    expect([labels().length, note()]).toEqual([25, undefined]);
  });

  it('shows a failed first page, and requests it again', async () => {
    const { element, requests, press, labels, note } = await createCombobox();
    element.focus();
    await press('{ArrowDown}');
    await requests[0]!.fail();
    expect(note()).toBe('The options didn’t load. Try again');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await requests[1]!.answer({ options: branches(0, 1) });
    expect(labels()).toEqual(['Branch 0']);
  });

  it('aborts a request when the text changes, the list closes, and the element is removed', async () => {
    const { element, requests, press, scrollToEnd } = await createOpenCombobox();
    const aborted = () => requests.map(({ signal }) => signal.aborted);
    scrollToEnd();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    await press('7');
    expect(aborted().at(-1)).toBe(true);
    await vi.waitFor(() => expect(requests).toHaveLength(3));
    await press('{Escape}');
    expect(aborted().at(-1)).toBe(true);
    await press('{ArrowDown}');
    element.remove();
    expect([aborted().length, aborted().at(-1)]).toEqual([4, true]);
  });

  it('ignores the answer to an aborted request', async () => {
    const { requests, press, labels } = await createOpenCombobox();
    await press('7');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    await press('{Backspace}8');
    await vi.waitFor(() => expect(requests).toHaveLength(3));
    await requests[1]!.answer({ options: branches(7, 1) });
    expect(labels()).toEqual([]);
    await requests[2]!.answer({ options: branches(8, 1) });
    expect(labels()).toEqual(['Branch 8']);
  });

  it('shows an option of two pages once, and stops if a page has nothing new', async () => {
    const { requests, labels, scrollToEnd } = await createOpenCombobox();
    scrollToEnd();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    await requests[1]!.answer({ options: branches(15, 10), cursor: 'third' });
    expect(labels()).toHaveLength(25);
    scrollToEnd();
    await vi.waitFor(() => expect(requests).toHaveLength(3));
    await requests[2]!.answer({ options: branches(15, 10), cursor: 'third' });
    scrollToEnd();
    await new Promise(requestAnimationFrame);
    expect([labels().length, requests.length]).toEqual([25, 3]);
  });

  it('keeps the pages of the same text while several values are selected', async () => {
    const { element, requests, press, labels } = await createOpenCombobox({ multiple: true });
    await press('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect([element.values, labels().length, requests.length]).toEqual([['0', '1'], 20, 1]);
  });

  it('keeps the active option when the next page has options of a group before it', async () => {
    const { element, requests, press, activeLabel } = await createCombobox();
    element.focus();
    await press('{ArrowDown}');
    await requests[0]!.answer({
      options: [...branches(0, 2, 'North'), ...branches(50, 20, 'South')],
      more: true,
    });
    await press('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(activeLabel()).toBe('Branch 50');
    await press('{PageDown}{PageDown}{ArrowDown}');
    expect(activeLabel()).toBe('Branch 69');
    await requests[1]!.answer({ options: branches(2, 5, 'North') });
    expect(activeLabel()).toBe('Branch 69');
  });

  it('requests the next page of a list of which only the visible options are rendered', async () => {
    const { element, requests, press, labels, scrollToEnd } = await createCombobox();
    element.focus();
    await press('{ArrowDown}');
    await requests[0]!.answer({ options: branches(0, 300), more: true });
    expect(requests).toHaveLength(1);
    scrollToEnd();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    await requests[1]!.answer({ options: branches(300, 300) });
    expect(labels().length).toBeLessThan(100);
    await press('{ArrowUp}');
    await vi.waitFor(() => expect(labels().at(-1)).toBe('Branch 599'));
  });

  it('loads the list that a script has opened, and shows the label of a value from its options', async () => {
    const { element, requests, labels } = await createCombobox({
      value: '99',
      options: [{ value: '99', label: 'The branch in Salem' }],
      open: true,
    });
    expect([element.shadowRoot!.querySelector('input')!.value, requests.length]).toEqual(['The branch in Salem', 1]);
    await requests[0]!.answer({ options: branches(0, 1) });
    expect(labels()).toEqual(['Branch 0']);
  });

  it('shows a failure for an answer without options', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { element, press, note } = await createCombobox({ search: () => Object.create(null) as ComboboxPage });
    element.focus();
    await press('{ArrowDown}');
    await vi.waitFor(() => expect(note()).toBe('The options didn’t load. Try again'));
    expect(logged.mock.lastCall).toEqual([
      '<plinth-combobox>: A search must answer with an object that has a list of options.',
    ]);
    logged.mockRestore();
  });
});
