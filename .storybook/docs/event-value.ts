/** Returns the value of an event's target; empty if it has none. */
export function valueOf({ target }: Event): string {
  const value: unknown = target && 'value' in target ? target.value : '';
  return typeof value === 'string' ? value : '';
}

/** Returns whether an event's target is checked. */
export function isChecked({ target }: Event): boolean {
  return target !== null && 'checked' in target && target.checked === true;
}
