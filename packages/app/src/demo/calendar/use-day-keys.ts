import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useKeydown } from '#demo/_shared/use-keydown.ts';
import type { DayKey } from '#shared/calendar.ts';

/** A day of the grid, which is a cell, or a button in one. */
const DAY_SELECTOR = ':is([role="gridcell"], button)[data-date]';

/** The steps of the arrow keys, in days. Those to the sides follow the direction of the text. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1 };

/** Returns the place of the day to which a key moves; null for any other key. */
function targetOf(key: string, index: number, isRtl: boolean): number | null {
  if (key === 'Home') return index - (index % 7);
  if (key === 'End') return index - (index % 7) + 6;
  const step = STEPS[key];
  if (step === undefined) return null;
  return index + (Math.abs(step) === 1 && isRtl ? -step : step);
}

interface DayKeys {
  readonly prepareDay: (day: HTMLElement) => void;
  readonly prepareWeek: (week: HTMLElement) => void;
}

/** Puts the number of a week, which is a link, in the tab order. It is the header of its row. */
function prepareWeek(week: HTMLElement): void {
  week.ariaHidden = null;
  week.role = 'rowheader';
  week.tabIndex = 0;
}

/** Names the link in the header of a day after what it shows, too: `Mon 10, March 10, 2031`. */
export function nameDayLink(header: HTMLElement): void {
  const link = header.querySelector('[role="link"]');
  if (link) link.ariaLabel = `${link.textContent}, ${link.ariaLabel ?? ''}`;
}

/**
 * Makes the days of a month a grid for the keyboard: one of them is in the tab order, arrow keys move to the others, and
 * Enter or Space chooses a day.
 * @param grid contains the days.
 * @param date the day that is in the tab order first.
 * @returns the functions that prepare the elements of a day and of a week's number.
 */
export function useDayKeys(grid: RefObject<HTMLElement | null>, date: DayKey, onDay: (day: DayKey) => void): DayKeys {
  const latestDate = useRef(date);
  useEffect(() => {
    latestDate.current = date;
    for (const day of grid.current?.querySelectorAll<HTMLElement>(DAY_SELECTOR) ?? [])
      day.tabIndex = day.dataset.date === date ? 0 : -1;
  }, [grid, date]);
  useKeydown(grid, (event) => {
    const day = event.target;
    if (!(day instanceof HTMLElement)) return;
    if (day.role === 'rowheader' && event.key === 'Enter') day.click();
    if (!day.matches(DAY_SELECTOR) || event.shiftKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onDay(day.dataset.date ?? date);
      return;
    }
    const days = [...(grid.current?.querySelectorAll<HTMLElement>(DAY_SELECTOR) ?? [])];
    const target = targetOf(event.key, days.indexOf(day), day.matches(':dir(rtl)'));
    if (target === null) return;
    event.preventDefault();
    const next = days[target];
    if (!next) return;
    day.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
  const prepareDay = useCallback((day: HTMLElement) => {
    day.role = 'gridcell';
    day.tabIndex = day.dataset.date === latestDate.current ? 0 : -1;
    const table = day.closest('[role="table"]');
    if (table) table.role = 'grid';
  }, []);
  return { prepareDay, prepareWeek };
}
