type AnyFormat = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat;
const cache = new Map<string, AnyFormat>();

/** One formatter for each way of writing: making them is slow. */
export function cached<Format extends AnyFormat>(key: string, make: () => Format): Format {
  const known = cache.get(key);
  if (known) return known as Format;
  const made = make();
  cache.set(key, made);
  return made;
}

/** `Intl` throws at a currency or a zone that does not exist. */
export function attempt<Result>(make: () => Result): Result | null {
  try {
    return make();
  } catch {
    return null;
  }
}
