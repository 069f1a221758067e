type ValueEvent = Pick<Event, 'currentTarget'>;

/** Returns the value of the element that handles an event. */
const valueOf = ({ currentTarget }: ValueEvent): unknown =>
  currentTarget !== null && 'value' in currentTarget ? currentTarget.value : null;

/** Returns the text that was chosen in the element that handles an event; null without one. */
export function textValueOf(event: ValueEvent): string | null {
  const value = valueOf(event);
  return typeof value === 'string' ? value : null;
}

/** Returns the number that was entered in the element that handles an event; null without one. */
export function numberValueOf(event: ValueEvent): number | null {
  const value = valueOf(event);
  return typeof value === 'number' ? value : null;
}
