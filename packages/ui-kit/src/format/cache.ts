type AnyFormat = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat;
const cache = new Map<string, AnyFormat>();

/** Returns a cached formatter, since creating one is slow. */
export function cached<Format extends AnyFormat>(key: string, create: () => Format): Format {
  const existing = cache.get(key);
  if (existing) return existing as Format;
  const format = create();
  cache.set(key, format);
  return format;
}

/** Returns null if `Intl` throws, as for an unknown currency or time zone. */
export function attempt<Result>(callback: () => Result): Result | null {
  try {
    return callback();
  } catch {
    return null;
  }
}
