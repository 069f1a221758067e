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

const cells = (element: PlinthCalendar, query = '[data-day]') => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(query),
];
const day = (element: PlinthCalendar, iso: string) => cells(element, `[data-day="${iso}"]`)[0]!;
const stop = (element: PlinthCalendar) => cells(element, '[tabindex="0"]').map(({ dataset }) => dataset['day']);
const titles = (element: PlinthCalendar) => cells(element, '.title').map(({ textContent }) => textContent);
const chosen = (element: PlinthCalendar) =>
  cells(element, '[aria-selected="true"]').map(({ dataset }) => dataset['day']);

async function calendarOf(template: ReturnType<typeof html>) {
  const root = await fixture(template);
  const element = root.matches('plinth-calendar')
    ? (root as PlinthCalendar)
    : root.querySelector<PlinthCalendar>('plinth-calendar')!;
  const seen: string[] = [];
  element.addEventListener('plinth-calendar-change', ({ detail }: CustomEventInit<{ value: string }>) =>
    seen.push(detail!.value),
  );
  const keys = async (text: string) => {
    await userEvent.keyboard(text);
    await element.updateComplete;
  };
  return { element, seen, keys };
}

describe('<plinth-calendar>', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 12) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is a grid of the month that marks today and has one tab stop', async () => {
    const { element } = await calendarOf(html`<plinth-calendar></plinth-calendar>`);
    expect(page.getByRole('grid', { name: 'November 2026' }).elements().length).toBe(1);
    expect([cells(element).length, stop(element), day(element, '2026-11-19').getAttribute('aria-current')]).toEqual([
      30,
      ['2026-11-19'],
      'date',
    ]);
    expect(day(element, '2026-11-23').getAttribute('aria-label')).toBe('Monday, November 23, 2026');
  });

  it('moves the focus as the ARIA pattern describes, across months', async () => {
    const { element, keys } = await calendarOf(html`<plinth-calendar value="2026-11-23"></plinth-calendar>`);
    element.focus();
    const at: (string | undefined)[] = [];
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
      await keys(key);
      at.push(stop(element)[0]);
    }
    expect(at).toEqual([
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
    const { element, seen, keys } = await calendarOf(html`<plinth-calendar value="2026-11-23"></plinth-calendar>`);
    element.focus();
    await keys('{ArrowRight}{Enter}{ArrowRight} ');
    await userEvent.click(day(element, '2026-11-10'));
    await element.updateComplete;
    expect([seen, element.value, chosen(element)]).toEqual([
      ['2026-11-24', '2026-11-25', '2026-11-10'],
      '2026-11-10',
      ['2026-11-10'],
    ]);
  });

  it('selects a range by its two ends in either order, with a preview', async () => {
    const { element, seen, keys } = await calendarOf(html`<plinth-calendar range></plinth-calendar>`);
    element.focus();
    await keys('{Enter}{ArrowLeft}{ArrowLeft}');
    expect([chosen(element), seen]).toEqual([['2026-11-17', '2026-11-18', '2026-11-19'], []]);
    await keys('{Enter}');
    expect([seen, element.value]).toEqual([['2026-11-17/2026-11-19'], '2026-11-17/2026-11-19']);
  });

  it('keeps the preview at the focused day while the pointer rests on another', async () => {
    const { element, keys } = await calendarOf(html`<plinth-calendar range></plinth-calendar>`);
    element.focus();
    await keys('{Enter}{ArrowLeft}{ArrowLeft}');
    // Browsers fire this when a day moves under a pointer at rest.
    day(element, '2026-11-10').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await element.updateComplete;
    expect(chosen(element)).toEqual(['2026-11-17', '2026-11-18', '2026-11-19']);
  });

  it('changes the month with its buttons, within its bounds', async () => {
    const { element } = await calendarOf(
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
      stop(element).length,
    ]).toEqual([['December 2026', 'January 2027'], true, 1]);
  });

  it('does not select days that are out of bounds or unavailable, and says why', async () => {
    const { element, seen, keys } = await calendarOf(
      html`<plinth-calendar
        min="2026-11-17"
        max="2026-11-20"
        .isUnavailable=${(iso: string) => iso === '2026-11-18'}
      ></plinth-calendar>`,
    );
    day(element, '2026-11-18').click();
    day(element, '2026-11-10').click();
    element.focus();
    await keys('{PageDown}');
    expect([seen, stop(element), day(element, '2026-11-18').getAttribute('aria-label')]).toEqual([
      [],
      ['2026-11-20'],
      'Wednesday, November 18, 2026, not available',
    ]);
  });

  it('starts the week on the day of the language, and mirrors in right-to-left text', async () => {
    const { element } = await calendarOf(
      html`<div lang="de"><plinth-calendar value="2026-11-23"></plinth-calendar></div>`,
    );
    expect([element.shadowRoot!.querySelector('th')!.textContent, titles(element)]).toEqual(['Mo', ['November 2026']]);
    const arabic = await calendarOf(
      html`<div lang="ar" dir="rtl"><plinth-calendar value="2026-11-23"></plinth-calendar></div>`,
    );
    arabic.element.focus();
    await arabic.keys('{ArrowLeft}');
    expect(stop(arabic.element)).toEqual(['2026-11-24']);
  });

  it('uses the calendar of the language, and emits ISO dates', async () => {
    const { element, keys, seen } = await calendarOf(
      html`<div lang="th"><plinth-calendar value="2026-11-30"></plinth-calendar></div>`,
    );
    expect(titles(element)[0]).toContain('2569');
    element.focus();
    await keys('{ArrowRight}{Enter}');
    expect(seen).toEqual(['2026-12-01']);
  });

  it('shows the current month for an invalid value', async () => {
    const { element } = await calendarOf(html`<plinth-calendar value="soon" min="never"></plinth-calendar>`);
    expect([titles(element), chosen(element)]).toEqual([['November 2026'], []]);
  });

  it('ignores keys with Ctrl, other keys, key repeat, and clicks between the days', async () => {
    const { element, seen, keys } = await calendarOf(html`<plinth-calendar value="2026-11-23"></plinth-calendar>`);
    element.focus();
    await keys('{Control>}{ArrowRight}{/Control}x');
    day(element, '2026-11-23').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }),
    );
    cells(element, 'th')[0]!.click();
    await element.updateComplete;
    expect([stop(element), seen]).toEqual([['2026-11-23'], []]);
  });

  it('keeps the keyboard within its bounds', async () => {
    const { element, keys } = await calendarOf(
      html`<plinth-calendar value="2026-11-10" min="2026-11-08" max="2026-11-20"></plinth-calendar>`,
    );
    element.focus();
    await keys('{PageUp}');
    expect(stop(element)).toEqual(['2026-11-08']);
    await keys('{PageDown}');
    expect(stop(element)).toEqual(['2026-11-20']);
  });

  it('previews a range up to the hovered day, and only its first day between the days', async () => {
    const { element } = await calendarOf(html`<plinth-calendar range></plinth-calendar>`);
    const hover = async (over: Element) => {
      over.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
      await element.updateComplete;
      return chosen(element);
    };
    expect(await hover(day(element, '2026-11-12'))).toEqual([]);
    day(element, '2026-11-10').click();
    expect(await hover(day(element, '2026-11-12'))).toEqual(['2026-11-10', '2026-11-11', '2026-11-12']);
    expect(await hover(cells(element, 'th')[0]!)).toEqual(['2026-11-10']);
  });

  it('keeps the focused day while it is visible', async () => {
    const { element, keys } = await calendarOf(html`<plinth-calendar months="2" value="2026-11-30"></plinth-calendar>`);
    element.focus();
    await keys('{ArrowRight}');
    cells(element, '[part="head"] button')[1]!.click();
    await element.updateComplete;
    expect([titles(element), stop(element)]).toEqual([['December 2026', 'January 2027'], ['2026-12-01']]);
  });
});
