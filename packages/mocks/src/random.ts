/** Random numbers that are the same at every start. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** One of the items. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Creates the numbers of a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return { integer, pick: (items) => items[integer(0, items.length - 1)] ?? items[0] };
}
