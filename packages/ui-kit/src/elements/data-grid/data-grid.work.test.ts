import { expect } from '@open-wc/testing';
import { afterEach, describe, it, vi } from 'vitest';
import { Slices, type Work } from './data-grid.work.ts';

afterEach(() => vi.restoreAllMocks());

/** Work of so many steps, each of which takes 15 ms. */
function* steps(count: number, name: string): Work<string> {
  for (let step = 0; step < count; step += 1) {
    now += 15;
    yield;
  }
  return name;
}

let now = 0;

function slices(): {
  readonly slices: Slices<string>;
  readonly taken: [string, boolean][];
  readonly start: (count: number, name: string) => void;
} {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const made = new Slices<string>();
  const taken: [string, boolean][] = [];
  return {
    slices: made,
    taken,
    start: (count, name) => made.start(steps(count, name), (result, late) => taken.push([result, late])),
  };
}

describe('Work in slices', () => {
  it('gives what one slice is enough for at once', () => {
    const { slices: made, taken, start } = slices();
    start(1, 'short');
    expect(taken).to.deep.equal([['short', false]]);
    expect(made.over).to.equal(undefined);
  });

  it('lets the page answer between the slices of long work', async () => {
    const { slices: made, taken, start } = slices();
    const answered: number[] = [];
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      answered.push(taken.length);
      if (made.over) port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
    start(12, 'long');
    expect(taken).to.deep.equal([]);
    await made.over;
    expect(taken).to.deep.equal([['long', true]]);
    expect(answered.filter((count) => count === 0).length).to.be.above(2);
    port1.close();
  });

  it('drops what is under way when something else is asked for', async () => {
    const { slices: made, taken, start } = slices();
    start(50, 'old');
    const old = made.over;
    start(4, 'new');
    await Promise.all([old, made.over]);
    expect(taken).to.deep.equal([['new', true]]);
    start(50, 'unwanted');
    const unwanted = made.over;
    made.stop();
    await unwanted;
    expect(taken.length).to.equal(1);
  });
});
