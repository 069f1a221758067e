/** A random number generator that gives the same sequence for the same seed. Not suitable for secrets. */
export interface Random {
  /** Returns an integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number;
  /** Returns `true` with a probability from 0 to 1. */
  is(probability: number): boolean;
  /** Returns one of the items. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Creates the generator of a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    is: (probability) => next() < probability,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
  };
}
