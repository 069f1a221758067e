import { fixture, html } from '@open-wc/testing';
import type { PlinthDataGrid } from '../elements/data-grid/data-grid.ts';
import { payoutGrid, type Payout } from './sample-grid.ts';

/** Renders a grid of payouts in a container of the given width in pixels. */
export async function gridFixture(
  props: Partial<PlinthDataGrid<Payout>> = {},
  width = 1_200,
): Promise<PlinthDataGrid<Payout>> {
  const container = await fixture<HTMLElement>(html`<div><plinth-data-grid></plinth-data-grid></div>`);
  container.style.width = `${width}px`;
  const element = container.querySelector<PlinthDataGrid<Payout>>('plinth-data-grid');
  if (!element) throw new Error('The fixture has no grid.');
  Object.assign(element, payoutGrid, props);
  await settle(element);
  return element;
}

/** Resolves when the grid has no pending update. */
export async function settle(element: PlinthDataGrid<Payout>): Promise<void> {
  do {
    await element.updateComplete;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  } while (element.isUpdatePending);
}

export function queryAll<Found extends HTMLElement = HTMLElement>(
  element: PlinthDataGrid<Payout>,
  selector: string,
): Found[] {
  return [...element.renderRoot.querySelectorAll<Found>(selector)];
}

/** Returns the first matching element in the shadow root; throws if there is none. */
export function query<Found extends HTMLElement = HTMLElement>(
  element: PlinthDataGrid<Payout>,
  selector: string,
): Found {
  const [found] = queryAll<Found>(element, selector);
  if (!found) throw new Error(`The grid has no ${selector}.`);
  return found;
}

/** Returns a button of the pager by its accessible name. */
export function pageButton(element: PlinthDataGrid<Payout>, name: string): HTMLElement {
  const button = query(element, '.pager').shadowRoot?.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (!button) throw new Error(`The pager has no button ${name}.`);
  return button;
}

/** Returns the texts of a column in the rendered rows. */
export function columnTexts(element: PlinthDataGrid<Payout>, id: string): string[] {
  const header = query<HTMLTableCellElement>(element, `th[data-column="${id}"]`);
  return queryAll<HTMLTableRowElement>(element, 'tr.row').map(
    (row) => row.cells[header.cellIndex]?.textContent?.trim() ?? '',
  );
}

/** Returns the ids of the visible columns in their order. */
export function columnIds(element: PlinthDataGrid<Payout>): string[] {
  return queryAll(element, 'th[data-column]').map((header) => header.dataset['column'] ?? '');
}
