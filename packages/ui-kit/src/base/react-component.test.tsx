/** The React wrappers, which `tools/gen.ts` generates. */
import { useState, type ReactNode, type Ref } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PlinthDataGrid } from '../elements/data-grid/data-grid.ts';
import { AccordionItem } from '../react/accordion-item.ts';
import { Checkbox } from '../react/checkbox.ts';
import { Combobox } from '../react/combobox.ts';
import { DataGrid } from '../react/data-grid.ts';
import { DataTable } from '../react/data-table.ts';
import { DateRangePicker } from '../react/date-range-picker.ts';
import { NumberField } from '../react/number-field.ts';
import { SearchField } from '../react/search-field.ts';
import { Tab } from '../react/tab.ts';
import { Tabs } from '../react/tabs.ts';
import { TagInput } from '../react/tag-input.ts';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

/** Renders a wrapper and returns its element once it has rendered. */
async function renderElement<Tag extends keyof HTMLElementTagNameMap>(
  content: ReactNode,
  tag: Tag,
): Promise<HTMLElementTagNameMap[Tag]> {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(content);
  return vi.waitFor(() => {
    const element = container.querySelector(tag);
    if (!element?.shadowRoot?.firstElementChild) throw new Error(`React has not rendered ${tag}.`);
    return element;
  });
}

/** Resolves after React has rendered the updates of all events so far, and the elements after it. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

const innerInput = (element: Element, index = 0): HTMLInputElement => {
  const input = element.shadowRoot?.querySelectorAll('input')[index];
  if (!input) throw new Error(`${element.localName} has no input ${index}.`);
  return input;
};

describe('a controlled value', () => {
  it('stays when the parent ignores the input', async () => {
    const field = await renderElement(
      <NumberField label="Weeks" value={31} onInput={() => {}} />,
      'plinth-number-field',
    );
    await userEvent.fill(innerInput(field), '42');
    await expect.poll(() => innerInput(field).value).toBe('31');
    expect(field.value).toBe(31);
  });

  it("stays when the parent has no handler, as with React's own inputs", async () => {
    const box = await renderElement(<Checkbox checked={false}>I agree</Checkbox>, 'plinth-checkbox');
    await userEvent.click(box);
    await nextFrames();
    expect([box.checked, innerInput(box).checked]).toEqual([false, false]);
  });

  it('becomes what the parent makes of it', async () => {
    function Even() {
      const [value, setValue] = useState<number | null>(2);
      return (
        <NumberField
          label="Weeks"
          value={value}
          onChange={(event) => {
            const { value: typed } = event.target as HTMLElementTagNameMap['plinth-number-field'];
            setValue(typed === null ? null : typed - (typed % 2));
          }}
        />
      );
    }
    const field = await renderElement(<Even />, 'plinth-number-field');
    await userEvent.fill(innerInput(field), '7');
    await userEvent.tab();
    await expect.poll(() => innerInput(field).value).toBe('6');
  });

  it('keeps what is typed when the parent, which handles only the change, renders meanwhile', async () => {
    let renderAgain = () => {};
    let setWeeks = (_weeks: number | null) => {};
    const reported: unknown[] = [];
    function Form() {
      const [error, setError] = useState('');
      const [value, setValue] = useState<number | null>(null);
      renderAgain = () => setError('Another field is invalid.');
      setWeeks = setValue;
      return (
        <NumberField
          label="Weeks"
          value={value}
          error={error}
          onChange={(event) => reported.push((event.target as HTMLElementTagNameMap['plinth-number-field']).value)}
        />
      );
    }
    const field = await renderElement(<Form />, 'plinth-number-field');
    const input = innerInput(field);
    await userEvent.fill(input, '42');
    renderAgain();
    await expect.poll(() => field.error).toBe('Another field is invalid.');
    await nextFrames();
    expect(input.value).toBe('42');
    setWeeks(31);
    await expect.poll(() => input.value).toBe('31');
    await userEvent.fill(input, '43');
    await userEvent.tab();
    await expect.poll(() => [input.value, reported]).toEqual(['31', [43]]);
  });

  it('is that of the parent again when what was typed is undone', async () => {
    let renderAgain = () => {};
    function Form() {
      const [error, setError] = useState('');
      renderAgain = () => setError('Another field is invalid.');
      return <NumberField label="Weeks" value={31} error={error} onChange={() => {}} />;
    }
    const field = await renderElement(<Form />, 'plinth-number-field');
    await userEvent.fill(innerInput(field), '42');
    await userEvent.fill(innerInput(field), '31');
    await userEvent.tab();
    field.value = 50;
    renderAgain();
    await expect.poll(() => [field.error, field.value]).toEqual(['Another field is invalid.', 31]);
  });

  it('keeps the text of a search until the parent sets another one', async () => {
    let setQuery = (_query: string) => {};
    const searches: string[] = [];
    function List() {
      const [query, setState] = useState('');
      setQuery = setState;
      return (
        <SearchField label="Search" value={query} onSearchChange={({ detail }) => void searches.push(detail.value)} />
      );
    }
    const field = await renderElement(<List />, 'plinth-search-field');
    const input = innerInput(field);
    await userEvent.type(input, 'te');
    await expect.poll(() => searches.at(-1)).toBe('te');
    await nextFrames();
    // More is typed before the address has the text that was searched for.
    await userEvent.type(input, 'a');
    setQuery('te');
    await nextFrames();
    expect(input.value).toBe('tea');
    await expect.poll(() => searches.at(-1)).toBe('tea');
    setQuery('tea');
    await nextFrames();
    await userEvent.tab();
    await nextFrames();
    const texts = [input.value];
    for (const query of ['te', 'tea', '']) {
      setQuery(query);
      await nextFrames();
      texts.push(input.value);
    }
    expect(texts).toEqual(['tea', 'te', 'tea', '']);
  });

  it('keeps text that has no value yet, while the parent handles each input', async () => {
    function Form() {
      const [days, setDays] = useState('');
      const [words, setWords] = useState<readonly string[]>([]);
      const [state, setState] = useState<string | null>('or');
      return (
        <>
          <DateRangePicker
            label="Period"
            value={days}
            onInput={(event) => setDays((event.target as HTMLElementTagNameMap['plinth-date-range-picker']).value)}
          />
          <TagInput
            label="Words"
            values={words}
            onInput={(event) => setWords((event.target as HTMLElementTagNameMap['plinth-tag-input']).values)}
          />
          <Combobox
            label="State"
            value={state}
            options={[{ value: 'or', label: 'Oregon' }]}
            onInput={(event) => setState((event.target as HTMLElementTagNameMap['plinth-combobox']).value)}
          />
        </>
      );
    }
    const picker = await renderElement(<Form />, 'plinth-date-range-picker');
    const [tags, combobox] = ['plinth-tag-input', 'plinth-combobox'].map((tag) => document.querySelector(tag)!);
    const texts: string[] = [];
    for (const [input, text] of [
      [innerInput(tags!), 'wine,ch'],
      [innerInput(combobox!), 'Ore'],
      [innerInput(picker), '11/1/2026'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await nextFrames();
      texts.push(input.value);
    }
    expect(texts).toEqual(['ch', 'Ore', '11/1/2026']);
    await userEvent.fill(innerInput(picker, 1), '11/19/2026');
    await expect.poll(() => picker.value).toBe('2026-11-01/2026-11-19');
  });
});

describe('a state that the element changes itself', () => {
  it('stays as in the props when the parent ignores its event', async () => {
    const handleTabChange = vi.fn<() => void>();
    const tabs = await renderElement(
      <Tabs value="a" onTabChange={handleTabChange}>
        <Tab name="a">One</Tab>
        <Tab name="b">Two</Tab>
      </Tabs>,
      'plinth-tabs',
    );
    await userEvent.click(tabs.querySelector('[name="b"]')!);
    await expect.poll(() => handleTabChange.mock.calls.length).toBe(1);
    await expect.poll(() => tabs.value).toBe('a');
  });

  it('changes while the parent has no handler, as of a details element', async () => {
    const item = await renderElement(
      <AccordionItem heading="Fees" open={false}>
        None
      </AccordionItem>,
      'plinth-accordion-item',
    );
    await userEvent.click(item);
    await nextFrames();
    expect(item.open).toBe(true);
  });
});

describe('a table', () => {
  interface Payment {
    readonly id: string;
    readonly cents: number;
  }
  const payments: readonly Payment[] = [{ id: 'a', cents: 100 }];

  it('passes rows of their own type to its columns, callbacks and handlers', async () => {
    const keys: string[] = [];
    const grid = await renderElement(
      <DataGrid
        label="Payments"
        rows={payments}
        columns={[
          {
            id: 'cents',
            header: 'Amount',
            accessor: (row) => {
              expectTypeOf(row).toEqualTypeOf<Payment>();
              return row.cents;
            },
          },
        ]}
        rowKey={(row) => row.id}
        details={(row) => row.id}
        onRowToggle={({ detail }) => {
          expectTypeOf(detail.row).toEqualTypeOf<Payment>();
          keys.push(detail.row.id);
        }}
      />,
      'plinth-data-grid',
    );
    await expect.poll(() => grid.shadowRoot?.querySelector('tbody [aria-expanded]')).not.toBeNull();
    grid.shadowRoot?.querySelector<HTMLElement>('tbody [aria-expanded]')?.click();
    expect(keys).toEqual(['a']);
    // @ts-expect-error -- a payment has no name
    const other = <DataTable rows={payments} columns={[{ id: 'a', header: 'A', accessor: (row) => row.name }]} />;
    expect(other.props.rows).toBe(payments);
  });

  it('gives its ref the type of its rows', () => {
    expectTypeOf<Parameters<typeof DataGrid<Payment>>[0]['ref']>().toEqualTypeOf<
      Ref<PlinthDataGrid<Payment>> | undefined
    >();
  });
});
