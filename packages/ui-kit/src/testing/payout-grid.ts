import { fixture, html } from '@open-wc/testing';
import type { PlinthDataGrid } from '../elements/data-grid/data-grid.ts';
import { payoutGrid, type Payout } from './sample-grid.ts';

/** A grid of payouts in a column of the given width. */
export async function gridOf(
  values: Partial<PlinthDataGrid<Payout>> = {},
  width = 1_200,
): Promise<PlinthDataGrid<Payout>> {
  const box = await fixture<HTMLElement>(html`<div><plinth-data-grid></plinth-data-grid></div>`);
  box.style.width = `${width}px`;
  const element = box.querySelector<PlinthDataGrid<Payout>>('plinth-data-grid');
  if (!element) throw new Error('The grid was not rendered.');
  Object.assign(element, payoutGrid, values);
  await settled(element);
  return element;
}

/** Resolves when nothing is to be drawn any more. */
export async function settled(element: PlinthDataGrid<Payout>): Promise<void> {
  do {
    await element.updateComplete;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  } while (element.isUpdatePending);
}

export function all<Found extends HTMLElement = HTMLElement>(
  element: PlinthDataGrid<Payout>,
  selector: string,
): Found[] {
  return [...element.renderRoot.querySelectorAll<Found>(selector)];
}

export function find<Found extends HTMLElement = HTMLElement>(
  element: PlinthDataGrid<Payout>,
  selector: string,
): Found {
  const [found] = all<Found>(element, selector);
  if (!found) throw new Error(`The grid has no ${selector}.`);
  return found;
}

/** The text of one column of the rows that are drawn. */
export function column(element: PlinthDataGrid<Payout>, id: string): string[] {
  const head = find<HTMLTableCellElement>(element, `th[data-column="${id}"]`);
  return all<HTMLTableRowElement>(element, 'tr.row').map((row) => row.cells[head.cellIndex]?.textContent?.trim() ?? '');
}

/** Ids of the columns, from the start. */
export function columnIds(element: PlinthDataGrid<Payout>): string[] {
  return all(element, 'th[data-column]').map((head) => head.dataset['column'] ?? '');
}

/** The details of every event of a kind, from now on. */
export function heard(element: EventTarget, type: string): unknown[] {
  const details: unknown[] = [];
  element.addEventListener(type, (event) => details.push((event as CustomEvent).detail));
  return details;
}
