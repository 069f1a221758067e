/** A reproducible random number generator: the same seed gives the same sequence. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  between(min: number, max: number): number;
  /** Returns `true` with a probability from 0 to 1. */
  is(probability: number): boolean;
}

/** Creates a generator with 32 bits of state: a Weyl sequence with mixed bits. Not suitable for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e37_79b9) >>> 0;
    let bits = state;
    for (const shift of [16, 15, 13]) bits = Math.imul(bits ^ (bits >>> shift), 0x2c1b_3c6d);
    return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    is: (probability) => next() < probability,
  };
}
