import '@plinth/ui-kit/tokens.css';
import '@plinth/ui-kit/define/data-grid';
import type { PlinthDataGrid } from '@plinth/ui-kit/elements/data-grid/data-grid';
import { collectGarbage, measureAlternately, nextFrame, timed, type Rounds, type Side } from '../page/rounds.ts';
import { BareScroller } from './bare-scroller.ts';
import { benchColumns, benchRows, type BenchRow } from './rows.ts';

/** The results of 200 jumps of 500 rows. */
export interface Jumps {
  /** The main thread time of each jump in milliseconds. */
  readonly steps: Rounds;
  /** The number of missed frames, with one jump per frame. */
  readonly missed: { readonly [Of in Side]: number };
  /** The number of jumps that left a part of the viewport blank. */
  readonly blank: number;
}

/** The measurements of the page, which the driver calls. */
export interface GridBench {
  readonly first: (rounds: number, warmUp: number) => Promise<Rounds>;
  /** Sorts a text column for the first time; `again` reverses it, in the grid only. */
  readonly sort: (rounds: number) => Promise<Rounds & { readonly again: readonly number[] }>;
  readonly filter: (rounds: number, warmUp: number) => Promise<Rounds>;
  readonly jump: () => Promise<Jumps>;
  /** Runs each action once in a grid; resolves with the longest task of at least 50 ms, or 0. */
  readonly longestTask: () => Promise<number>;
  /** Adds a grid to the page that is sorted, filtered and sorted again, and keeps it. */
  readonly keep: () => Promise<void>;
}

declare global {
  /** The measurements, for the driver. */
  var gridBench: GridBench;
}

type Grid = PlinthDataGrid<BenchRow>;

const ROW_COUNT = 100_000;
const ROW_HEIGHT_PX = 48;
const rows = benchRows(ROW_COUNT);
const byName = { sort: [{ columnId: 'name', descending: false }] };
const byNameDown = { sort: [{ columnId: 'name', descending: true }] };
const nameFilter = { filters: [{ columnId: 'name', value: '99' }] };
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

async function settle(grid: Grid): Promise<void> {
  do await grid.updateComplete;
  while (grid.isUpdatePending);
}

/** Reads a layout property, so that the browser does not defer layout. */
function forceLayout(element: HTMLElement): void {
  const root = element.shadowRoot ?? element;
  for (const node of root.querySelectorAll<HTMLElement>('tbody, div'))
    if (node.offsetHeight < 0) throw new Error('The element has no layout.');
}

async function applyState(grid: Grid, state: Grid['state']): Promise<void> {
  grid.state = state;
  await settle(grid);
  forceLayout(grid);
}

async function newGrid(): Promise<Grid> {
  const grid: Grid = document.createElement('plinth-data-grid') as Grid;
  grid.style.width = '1400px';
  Object.assign(grid, { label: 'Payouts', columns: benchColumns, rows, rowKey: (row: BenchRow) => String(row['id']) });
  document.body.append(grid);
  await settle(grid);
  forceLayout(grid);
  return grid;
}

function newScroller(): BareScroller {
  const scroller = new BareScroller();
  document.body.append(scroller.element);
  scroller.show(rows);
  forceLayout(scroller.element);
  return scroller;
}

/** The measurement of each side, while its element is on the page. */
interface Sides<Result> {
  readonly kit: (grid: Grid) => Promise<Result>;
  readonly bare: (scroller: BareScroller) => Promise<Result>;
}

async function measureAndRemove<Result>(element: HTMLElement, measure: () => Promise<Result>): Promise<Result> {
  await nextFrame();
  const result = await measure();
  element.remove();
  await nextFrame();
  return result;
}

async function withOne<Result>(side: Side, sides: Sides<Result>): Promise<Result> {
  if (side === 'kit') {
    const grid = await newGrid();
    return measureAndRemove(grid, () => sides.kit(grid));
  }
  const scroller = newScroller();
  return measureAndRemove(scroller.element, () => sides.bare(scroller));
}

function showRows(bare: BareScroller, visibleRows: readonly BenchRow[]): void {
  bare.show(visibleRows);
  forceLayout(bare.element);
}

/** Returns whether rows fill the viewport. */
function isFilled(grid: Grid, scroller: HTMLElement): boolean {
  const lines = [...grid.renderRoot.querySelectorAll('tr.row')];
  const view = scroller.getBoundingClientRect();
  const head = grid.renderRoot.querySelector('thead')?.getBoundingClientRect().height ?? 0;
  const [first, last] = [lines[0]?.getBoundingClientRect(), lines.at(-1)?.getBoundingClientRect()];
  return (
    first !== undefined && last !== undefined && first.top <= view.top + head + 1 && last.bottom >= view.bottom - 1
  );
}

function scrollerOf(element: HTMLElement): HTMLElement {
  return element.shadowRoot?.querySelector<HTMLElement>('[part="scroll"]') ?? element;
}

function jumpTo(element: HTMLElement, jump: number): void {
  const scroller = scrollerOf(element);
  scroller.scrollTop = ((jump * 500) % ROW_COUNT) * ROW_HEIGHT_PX;
  // The browser dispatches its own event in the next frame.
  scroller.dispatchEvent(new Event('scroll'));
  forceLayout(element);
}

async function jumpsOf(
  element: HTMLElement,
  isFilled: () => boolean,
): Promise<{ readonly steps: readonly number[]; readonly missed: number; readonly blank: number }> {
  const steps: number[] = [];
  let [missed, blank] = [0, 0];
  let before = await new Promise<number>(requestAnimationFrame);
  for (let jump = 1; jump <= 200; jump += 1) {
    steps.push(await timed(() => jumpTo(element, jump)));
    if (!isFilled()) blank += 1;
    const now = await new Promise<number>(requestAnimationFrame);
    missed += Math.max(Math.round((now - before) / (1_000 / 60)) - 1, 0);
    before = now;
  }
  return { steps, missed, blank };
}

globalThis.gridBench = {
  first: (rounds, warmUp) =>
    measureAlternately(rounds, warmUp, async (side) => {
      let element: HTMLElement | undefined;
      const time = await timed(async () => {
        element = side === 'kit' ? await newGrid() : newScroller().element;
      });
      await nextFrame();
      element?.remove();
      await nextFrame();
      return [time];
    }),

  async sort(rounds) {
    const again: number[] = [];
    const times = await measureAlternately(rounds, 1, (side) =>
      withOne(side, {
        kit: async (grid) => {
          const time = await timed(() => applyState(grid, byName));
          await nextFrame();
          again.push(await timed(() => applyState(grid, byNameDown)));
          return [time];
        },
        bare: async (bare) => [
          await timed(() =>
            showRows(
              bare,
              rows.toSorted((one, other) => compare(String(one['name']), String(other['name']))),
            ),
          ),
        ],
      }),
    );
    return { ...times, again };
  },

  filter: (rounds, warmUp) =>
    measureAlternately(rounds, warmUp, (side) =>
      withOne(side, {
        kit: async (grid) => [await timed(() => applyState(grid, nameFilter))],
        bare: async (bare) => [
          await timed(() =>
            showRows(
              bare,
              rows.filter((row) => String(row['name']).toLowerCase().includes('99')),
            ),
          ),
        ],
      }),
    ),

  async jump() {
    const measure = (side: Side): ReturnType<typeof jumpsOf> => {
      collectGarbage();
      return withOne(side, {
        kit: (grid) => jumpsOf(grid, () => isFilled(grid, scrollerOf(grid))),
        bare: ({ element }) => jumpsOf(element, () => true),
      });
    };
    const [bare, kit] = [await measure('bare'), await measure('kit')];
    return {
      steps: { kit: kit.steps, bare: bare.steps },
      missed: { kit: kit.missed, bare: bare.missed },
      blank: kit.blank,
    };
  },

  async longestTask() {
    let longest = 0;
    const recordTasks = (entries: readonly PerformanceEntry[]): void => {
      longest = Math.max(longest, ...entries.map(({ duration }) => duration));
    };
    const observer = new PerformanceObserver((list) => recordTasks(list.getEntries()));
    await nextFrame();
    observer.observe({ entryTypes: ['longtask'] });
    const grid = await newGrid();
    for (const state of [byName, byNameDown, nameFilter, { ...byName, search: 'city 7' }, {}]) {
      await nextFrame();
      await applyState(grid, state);
    }
    for (let jump = 1; jump <= 20; jump += 1) {
      jumpTo(grid, jump);
      await nextFrame();
    }
    await grid.toCsv();
    await nextFrame();
    recordTasks(observer.takeRecords());
    observer.disconnect();
    grid.remove();
    return longest;
  },

  async keep() {
    const grid = await newGrid();
    for (const state of [byName, nameFilter, byNameDown]) await applyState(grid, state);
    await nextFrame();
  },
};
