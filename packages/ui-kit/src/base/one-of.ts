/**
 * Returns `value` when it is one of `allowed`, else `fallback`.
 */
export function oneOf<const Value extends string>(value: unknown, allowed: readonly Value[], fallback: Value): Value {
  return allowed.find((known) => known === value) ?? fallback;
}
