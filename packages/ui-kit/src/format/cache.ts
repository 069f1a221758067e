type AnyFormat = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat;
const cache = new Map<string, AnyFormat>();

/** Returns a cached formatter, since creating one is slow. */
export function cached<Format extends AnyFormat>(key: string, make: () => Format): Format {
  const known = cache.get(key);
  if (known) return known as Format;
  const made = make();
  cache.set(key, made);
  return made;
}

/** Returns null if `Intl` throws, as for an unknown currency or time zone. */
export function attempt<Result>(make: () => Result): Result | null {
  try {
    return make();
  } catch {
    return null;
  }
}
