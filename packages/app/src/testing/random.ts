/** Chance that can be had again: the same seed gives the same row. */
export interface Chance {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  /** True that often, from 0 to 1. */
  is(probability: number): boolean;
}

/** A generator over 32 bits of state: a Weyl sequence, its bits mixed. Good enough for schedules, not for secrets. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e37_79b9) >>> 0;
    let bits = state;
    for (const shift of [16, 15, 13]) bits = Math.imul(bits ^ (bits >>> shift), 0x2c1b_3c6d);
    return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    is: (probability) => next() < probability,
  };
}
