/** Returns the value of an event's target; empty if it has none. */
export function valueOf({ target }: Event): string {
  const value: unknown = target && 'value' in target ? target.value : '';
  return typeof value === 'string' ? value : '';
}
