/** A reproducible random number generator: the same seed gives the same sequence. */
export interface Chance {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns an integer from `least` to `most`, both inclusive. */
  between(least: number, most: number): number;
  /** Returns `true` with a probability from 0 to 1. */
  is(probability: number): boolean;
}

/** Creates a generator with 32 bits of state: a Weyl sequence with mixed bits. Not suitable for secrets. */
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
