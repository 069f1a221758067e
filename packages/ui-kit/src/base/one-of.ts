/**
 * Returns `value` if it is one of `allowed`, otherwise `fallback`.
 */
export function oneOf<const Value extends string>(value: unknown, allowed: readonly Value[], fallback: Value): Value {
  return allowed.find((item) => item === value) ?? fallback;
}
