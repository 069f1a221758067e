/** Records the details of all events of a type from now on. */
export function recordEvents(target: EventTarget, type: string): unknown[] {
  const details: unknown[] = [];
  target.addEventListener(type, (event) => details.push((event as CustomEvent).detail));
  return details;
}
