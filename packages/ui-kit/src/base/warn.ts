const warned = new Set<string>();

/** Says once a page, in development only, that an element was given something it cannot use. */
export function warn(element: Element, message: string): void {
  if (!import.meta.env?.DEV) return;
  const text = `<${element.localName}>: ${message}`;
  if (warned.has(text)) return;
  warned.add(text);
  // oxlint-disable-next-line no-console -- the one place where the kit talks to a developer
  console.warn(text);
}
