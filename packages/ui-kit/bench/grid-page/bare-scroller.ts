import { formatNumber } from '@plinth/ui-kit/format';
import { ids, type BenchRow } from './rows.ts';

const ROW_HEIGHT_PX = 48;
const VIEWPORT_HEIGHT_PX = 512;
const OVERSCAN_ROWS = 6;

const textOf = (value: string | number | undefined): string =>
  typeof value === 'number' ? formatNumber(value, 'en') : (value ?? '');

/**
 * The baseline for the grid: a virtual scroller in plain DOM, as written by hand for one page. It has rows and cells, but
 * no header, roles, keyboard navigation or selection.
 */
export class BareScroller {
  readonly element = document.createElement('div');
  readonly #inner = document.createElement('div');
  readonly #pool: HTMLElement[] = [];
  #rows: readonly BenchRow[] = [];

  constructor() {
    this.element.style.cssText = `height: ${VIEWPORT_HEIGHT_PX}px; width: 1400px; overflow: auto; position: relative; font-size: 14px`;
    this.#inner.style.position = 'relative';
    this.element.append(this.#inner);
    this.element.addEventListener('scroll', () => this.#draw());
  }

  show(rows: readonly BenchRow[]): void {
    this.#rows = rows;
    this.#inner.style.height = `${rows.length * ROW_HEIGHT_PX}px`;
    this.#draw();
  }

  #draw(): void {
    const { scrollTop } = this.element;
    const from = Math.max(Math.floor(scrollTop / ROW_HEIGHT_PX) - OVERSCAN_ROWS, 0);
    const to = Math.min(Math.ceil((scrollTop + VIEWPORT_HEIGHT_PX) / ROW_HEIGHT_PX) + OVERSCAN_ROWS, this.#rows.length);
    for (let index = from; index < to; index += 1) {
      const line = this.#pool[index - from] ?? this.#add();
      line.style.transform = `translateY(${index * ROW_HEIGHT_PX}px)`;
      ids.forEach((id, column) => {
        const cell = line.children[column];
        if (cell) cell.textContent = textOf(this.#rows[index]?.[id]);
      });
    }
    for (const line of this.#pool.splice(to - from)) line.remove();
  }

  #add(): HTMLElement {
    const line = document.createElement('div');
    line.style.cssText = `position: absolute; inset-inline: 0; height: ${ROW_HEIGHT_PX}px; display: grid; grid-template-columns: repeat(${ids.length}, 140px); align-items: center; border-top: 1px solid #eee`;
    line.append(...ids.map(() => document.createElement('div')));
    this.#inner.append(line);
    this.#pool.push(line);
    return line;
  }
}
