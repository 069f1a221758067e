import '#define/calendar.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthCalendar } from './calendar.ts';

describeElement({
  name: 'calendar',
  define: () => import('#define/calendar.ts'),
  template: () =>
    html`<plinth-calendar
      style="background: var(--plinth-color-surface)"
      range
      months="2"
      value="2026-11-18/2026-12-09"
    ></plinth-calendar>`,
});

const cells = (element: PlinthCalendar, selector = '[data-day]') => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const day = (element: PlinthCalendar, iso: string) => cells(element, `[data-day="${iso}"]`)[0]!;
const tabStops = (element: PlinthCalendar) => cells(element, '[tabindex="0"]').map(({ dataset }) => dataset['day']);
const titles = (element: PlinthCalendar) => cells(element, '.title').map(({ textContent }) => textContent);
const selectedDays = (element: PlinthCalendar) =>
  cells(element, '[aria-selected="true"]').map(({ dataset }) => dataset['day']);

async function createCalendar(template: ReturnType<typeof html>) {
  const root = await fixture(template);
  const element = root.matches('plinth-calendar')
    ? (root as PlinthCalendar)
    : root.querySelector<PlinthCalendar>('plinth-calendar')!;
  const values: string[] = [];
  element.addEventListener('plinth-calendar-change', ({ detail }: CustomEventInit<{ value: string }>) =>
    values.push(detail!.value),
  );
  const press = async (text: string) => {
    await userEvent.keyboard(text);
    await element.updateComplete;
  };
  return { element, values, press };
}

describe('<plinth-calendar>', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 12) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is a grid of the month that marks today and has one tab stop', async () => {
    const { element } = await createCalendar(html`<plinth-calendar></plinth-calendar>`);
    expect(page.getByRole('grid', { name: 'November 2026' }).elements().length).toBe(1);
    expect([cells(element).length, tabStops(element), day(element, '2026-11-19').getAttribute('aria-current')]).toEqual(
      [30, ['2026-11-19'], 'date'],
    );
    expect(day(element, '2026-11-23').getAttribute('aria-label')).toBe('Monday, November 23, 2026');
  });

  it('moves the focus as the ARIA pattern describes, across months', async () => {
    const { element, press } = await createCalendar(html`<plinth-calendar value="2026-11-23"></plinth-calendar>`);
    element.focus();
    const visited: (string | undefined)[] = [];
    for (const key of [
      '{ArrowRight}',
      '{ArrowDown}',
      '{ArrowLeft}',
      '{ArrowUp}',
      '{Home}',
      '{End}',
      '{PageDown}',
      '{PageUp}',
      '{Shift>}{PageDown}{/Shift}',
      '{Shift>}{PageUp}{/Shift}',
    ]) {
      await press(key);
      visited.push(tabStops(element)[0]);
    }
    expect(visited).toEqual([
      '2026-11-24',
      '2026-12-01',
      '2026-11-30',
      '2026-11-23',
      '2026-11-22',
      '2026-11-28',
      '2026-12-28',
      '2026-11-28',
      '2027-11-28',
      '2026-11-28',
    ]);
    expect(element.shadowRoot!.activeElement).toBe(day(element, '2026-11-28'));
  });

  it('selects a day with Enter, Space and a click, and emits an event', async () => {
    const { element, values, press } = await createCalendar(
      html`<plinth-calendar value="2026-11-23"></plinth-calendar>`,
    );
    element.focus();
    await press('{ArrowRight}{Enter}{ArrowRight} ');
    await userEvent.click(day(element, '2026-11-10'));
    await element.updateComplete;
    expect([values, element.value, selectedDays(element)]).toEqual([
      ['2026-11-24', '2026-11-25', '2026-11-10'],
      '2026-11-10',
      ['2026-11-10'],
    ]);
  });

  it('selects a range by its two ends in either order, with a preview', async () => {
    const { element, values, press } = await createCalendar(html`<plinth-calendar range></plinth-calendar>`);
    element.focus();
    await press('{Enter}{ArrowLeft}{ArrowLeft}');
    expect([selectedDays(element), values]).toEqual([['2026-11-17', '2026-11-18', '2026-11-19'], []]);
    await press('{Enter}');
    expect([values, element.value]).toEqual([['2026-11-17/2026-11-19'], '2026-11-17/2026-11-19']);
  });

  it('keeps the preview at the focused day while the pointer rests on another', async () => {
    const { element, press } = await createCalendar(html`<plinth-calendar range></plinth-calendar>`);
    element.focus();
    await press('{Enter}{ArrowLeft}{ArrowLeft}');
    // Browsers fire this when a day moves under a pointer at rest.
    day(element, '2026-11-10').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await element.updateComplete;
    expect(selectedDays(element)).toEqual(['2026-11-17', '2026-11-18', '2026-11-19']);
  });

  it('changes the month with its buttons, within its bounds', async () => {
    const { element } = await createCalendar(
      html`<plinth-calendar months="2" min="2026-11-09" max="2027-01-15" value="2026-11-23"></plinth-calendar>`,
    );
    expect([
      titles(element),
      (page.getByRole('button', { name: 'Previous month' }).element() as HTMLButtonElement).disabled,
    ]).toEqual([['November 2026', 'December 2026'], true]);
    await userEvent.click(page.getByRole('button', { name: 'Next month' }));
    await element.updateComplete;
    expect([
      titles(element),
      (page.getByRole('button', { name: 'Next month' }).element() as HTMLButtonElement).disabled,
      tabStops(element).length,
    ]).toEqual([['December 2026', 'January 2027'], true, 1]);
  });

  it('does not select days that are out of bounds or unavailable, and announces why', async () => {
    const { element, values, press } = await createCalendar(
      html`<plinth-calendar
        min="2026-11-17"
        max="2026-11-20"
        .isUnavailable=${(iso: string) => iso === '2026-11-18'}
      ></plinth-calendar>`,
    );
    day(element, '2026-11-18').click();
    day(element, '2026-11-10').click();
    element.focus();
    await press('{PageDown}');
    expect([values, tabStops(element), day(element, '2026-11-18').getAttribute('aria-label')]).toEqual([
      [],
      ['2026-11-20'],
      'Wednesday, November 18, 2026, not available',
    ]);
  });

  it('starts the week on the day of the language, and mirrors in right-to-left text', async () => {
    const { element } = await createCalendar(
      html`<div lang="de"><plinth-calendar value="2026-11-23"></plinth-calendar></div>`,
    );
    expect([element.shadowRoot!.querySelector('th')!.textContent, titles(element)]).toEqual(['Mo', ['November 2026']]);
    const arabic = await createCalendar(
      html`<div lang="ar" dir="rtl"><plinth-calendar value="2026-11-23"></plinth-calendar></div>`,
    );
    arabic.element.focus();
    await arabic.press('{ArrowLeft}');
    expect(tabStops(arabic.element)).toEqual(['2026-11-24']);
  });

  it('uses the calendar of the language, and emits ISO dates', async () => {
    const { element, press, values } = await createCalendar(
      html`<div lang="th"><plinth-calendar value="2026-11-30"></plinth-calendar></div>`,
    );
    expect(titles(element)[0]).toContain('2569');
    element.focus();
    await press('{ArrowRight}{Enter}');
    expect(values).toEqual(['2026-12-01']);
  });

  it('shows the current month for an invalid value', async () => {
    const { element } = await createCalendar(html`<plinth-calendar value="soon" min="never"></plinth-calendar>`);
    expect([titles(element), selectedDays(element)]).toEqual([['November 2026'], []]);
  });

  it('ignores keys with Ctrl, other keys, key repeat, and clicks between the days', async () => {
    const { element, values, press } = await createCalendar(
      html`<plinth-calendar value="2026-11-23"></plinth-calendar>`,
    );
    element.focus();
    await press('{Control>}{ArrowRight}{/Control}x');
    day(element, '2026-11-23').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }),
    );
    cells(element, 'th')[0]!.click();
    await element.updateComplete;
    expect([tabStops(element), values]).toEqual([['2026-11-23'], []]);
  });

  it('keeps the keyboard within its bounds', async () => {
    const { element, press } = await createCalendar(
      html`<plinth-calendar value="2026-11-10" min="2026-11-08" max="2026-11-20"></plinth-calendar>`,
    );
    element.focus();
    await press('{PageUp}');
    expect(tabStops(element)).toEqual(['2026-11-08']);
    await press('{PageDown}');
    expect(tabStops(element)).toEqual(['2026-11-20']);
  });

  it('previews a range up to the hovered day, and only its first day between the days', async () => {
    const { element } = await createCalendar(html`<plinth-calendar range></plinth-calendar>`);
    const hover = async (target: Element) => {
      target.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
      await element.updateComplete;
      return selectedDays(element);
    };
    expect(await hover(day(element, '2026-11-12'))).toEqual([]);
    day(element, '2026-11-10').click();
    expect(await hover(day(element, '2026-11-12'))).toEqual(['2026-11-10', '2026-11-11', '2026-11-12']);
    expect(await hover(cells(element, 'th')[0]!)).toEqual(['2026-11-10']);
  });

  it('keeps the focused day while it is visible', async () => {
    const { element, press } = await createCalendar(
      html`<plinth-calendar months="2" value="2026-11-30"></plinth-calendar>`,
    );
    element.focus();
    await press('{ArrowRight}');
    cells(element, '[part="head"] button')[1]!.click();
    await element.updateComplete;
    expect([titles(element), tabStops(element)]).toEqual([['December 2026', 'January 2027'], ['2026-12-01']]);
  });

  it('selects several days, adds and removes a day, and keeps the month and the tab stop', async () => {
    const { element, values, press } = await createCalendar(
      html`<plinth-calendar multiple months="2" value="2026-12-02,2026-11-18"></plinth-calendar>`,
    );
    expect([selectedDays(element), element.shadowRoot!.querySelector('table')!.ariaMultiSelectable]).toEqual([
      ['2026-11-18', '2026-12-02'],
      'true',
    ]);
    await userEvent.click(day(element, '2026-12-24'));
    await press('{ArrowLeft}{Enter}');
    await userEvent.click(day(element, '2026-11-18'));
    expect(values).toEqual([
      '2026-11-18,2026-12-02,2026-12-24',
      '2026-11-18,2026-12-02,2026-12-23,2026-12-24',
      '2026-12-02,2026-12-23,2026-12-24',
    ]);
    await element.updateComplete;
    expect([tabStops(element), titles(element)]).toEqual([['2026-11-18'], ['November 2026', 'December 2026']]);
  });

  it('shows the month and the year that are chosen from its lists, and moves the tab stop with them', async () => {
    const { element, values } = await createCalendar(
      html`<plinth-calendar month-select value="2026-01-31"></plinth-calendar>`,
    );
    let inputs = 0;
    element.addEventListener('input', () => {
      inputs += 1;
    });
    const shown = () => element.shadowRoot!.querySelector('#title-0')!.textContent;
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Month' }), 'February');
    await element.updateComplete;
    expect([shown(), tabStops(element)]).toEqual(['February 2026', ['2026-02-28']]);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Year' }), '1990');
    await element.updateComplete;
    expect([shown(), tabStops(element), values, inputs]).toEqual(['February 1990', ['1990-02-28'], [], 0]);
    expect(page.getByRole('grid', { name: 'February 1990' }).elements().length).toBe(1);
  });

  it('offers only the months and years within its bounds', async () => {
    const { element } = await createCalendar(
      html`<plinth-calendar month-select min="2025-03-10" max="2026-11-30" value="2026-02-01"></plinth-calendar>`,
    );
    const [months, years] = [...element.shadowRoot!.querySelectorAll('select')];
    expect([...years!.options].map(({ text }) => text)).toEqual(['2025', '2026']);
    await userEvent.selectOptions(years!, '2025');
    await element.updateComplete;
    expect([element.shadowRoot!.querySelector('#title-0')!.textContent, months!.value]).toEqual(['March 2025', '3']);
    expect([...months!.options].map(({ disabled }) => disabled).slice(0, 4)).toEqual([true, true, false, false]);
  });

  it('selects the value of a preset, which a function computes when it is pressed', async () => {
    let to = '2026-11-19';
    const presets = [
      { label: 'Last 7 days', value: () => `2026-11-13/${to}` },
      { label: 'Last month', value: '2026-10-01/2026-10-31' },
    ];
    const { element, values } = await createCalendar(
      html`<plinth-calendar range .presets=${presets}></plinth-calendar>`,
    );
    to = '2026-11-20';
    await userEvent.click(page.getByRole('button', { name: 'Last 7 days' }));
    await userEvent.click(page.getByRole('button', { name: 'Last month' }));
    await element.updateComplete;
    expect(values).toEqual(['2026-11-13/2026-11-20', '2026-10-01/2026-10-31']);
    const pressed = [...element.shadowRoot!.querySelectorAll('[part="preset"]')].map(({ ariaPressed }) => ariaPressed);
    expect([pressed, titles(element)]).toEqual([['false', 'true'], ['October 2026']]);
  });

  it('disables presets outside of its bounds and those that are no value of its kind, and drops those without a label', async () => {
    const { element } = await createCalendar(
      html`<plinth-calendar
        max="2026-11-30"
        .presets=${[
          { label: 'Tomorrow', value: '2026-11-20' },
          { label: 'New year', value: '2027-01-01' },
          { label: 'November', value: '2026-11-01/2026-11-30' },
          { label: 'Nothing', value: '' },
          null,
          {},
        ]}
      ></plinth-calendar>`,
    );
    const buttons = [...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part="preset"]')];
    expect(buttons.map(({ textContent, disabled }) => [textContent.trim(), disabled])).toEqual([
      ['Tomorrow', false],
      ['New year', true],
      ['November', true],
      ['Nothing', true],
    ]);
  });
});
