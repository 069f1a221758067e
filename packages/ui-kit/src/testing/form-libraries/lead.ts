/** The values of the forms. */
export interface Lead {
  readonly company: string;
  readonly phone: string;
  /** In cents. */
  readonly amount: number | null;
  readonly contact: string | null;
  readonly bank: string | null;
  readonly state: string | null;
  /** An ISO date. */
  readonly due: string | null;
  readonly news: boolean;
  readonly terms: boolean;
}

export const BANKS = [
  { value: 'north', label: 'Northgate' },
  { value: 'tide', label: 'Tidewater' },
];

export const STATES = [
  { value: 'or', label: 'Oregon' },
  { value: 'wa', label: 'Washington' },
];

/** Focuses the first of the controls with these names, in the order of the page. Controls of the kit are among `elements`, too. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  controls.find(({ name }) => names.includes(name))?.focus();
}
