const warned = new Set<string>();

/** Logs a warning about an invalid use of an element, once per page and only in development. */
export function warn(element: Element, message: string): void {
  if (!import.meta.env?.DEV) return;
  const text = `<${element.localName}>: ${message}`;
  if (warned.has(text)) return;
  warned.add(text);
  // oxlint-disable-next-line no-console -- the only place where the kit logs warnings about usage
  console.warn(text);
}
