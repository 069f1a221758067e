/** The value of the control that an event is of; empty where it has none. */
export function valueOf({ target }: Event): string {
  const value: unknown = target && 'value' in target ? target.value : '';
  return typeof value === 'string' ? value : '';
}

/** Whether the control that an event is of is on. */
export function isOn({ target }: Event): boolean {
  return target !== null && 'checked' in target && target.checked === true;
}
