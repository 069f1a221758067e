import { formatNumber } from '@plinth/ui-kit/format';
import { ids, type BenchRow } from './rows.ts';

const [ROW, VIEW, OVERSCAN] = [48, 512, 6];

const textOf = (value: string | number | undefined): string =>
  typeof value === 'number' ? formatNumber(value, 'en') : (value ?? '');

/**
 * What the grid is measured against: a virtual scroller as one writes it by hand for one page, in plain DOM. It has rows
 * and cells, and nothing else that a grid has: no names of columns, no roles, no keyboard, no selection.
 */
export class BareScroller {
  readonly element = document.createElement('div');
  readonly #inner = document.createElement('div');
  readonly #pool: HTMLElement[] = [];
  #rows: readonly BenchRow[] = [];

  constructor() {
    this.element.style.cssText = `height: ${VIEW}px; width: 1400px; overflow: auto; position: relative; font-size: 14px`;
    this.#inner.style.position = 'relative';
    this.element.append(this.#inner);
    this.element.addEventListener('scroll', () => this.#draw());
  }

  show(rows: readonly BenchRow[]): void {
    this.#rows = rows;
    this.#inner.style.height = `${rows.length * ROW}px`;
    this.#draw();
  }

  #draw(): void {
    const { scrollTop } = this.element;
    const from = Math.max(Math.floor(scrollTop / ROW) - OVERSCAN, 0);
    const to = Math.min(Math.ceil((scrollTop + VIEW) / ROW) + OVERSCAN, this.#rows.length);
    for (let place = from; place < to; place += 1) {
      const line = this.#pool[place - from] ?? this.#add();
      line.style.transform = `translateY(${place * ROW}px)`;
      ids.forEach((id, column) => {
        const cell = line.children[column];
        if (cell) cell.textContent = textOf(this.#rows[place]?.[id]);
      });
    }
    for (const line of this.#pool.splice(to - from)) line.remove();
  }

  #add(): HTMLElement {
    const line = document.createElement('div');
    line.style.cssText = `position: absolute; inset-inline: 0; height: ${ROW}px; display: grid; grid-template-columns: repeat(${ids.length}, 140px); align-items: center; border-top: 1px solid #eee`;
    line.append(...ids.map(() => document.createElement('div')));
    this.#inner.append(line);
    this.#pool.push(line);
    return line;
  }
}
