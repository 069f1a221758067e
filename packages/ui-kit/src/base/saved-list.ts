/** Parses a list of texts that a form control has saved as its state; returns null for other text, as of autofill. */
export function parseSavedList(savedState: string): readonly string[] | null {
  try {
    const values: unknown = JSON.parse(savedState);
    return Array.isArray(values) ? values.map(String) : null;
  } catch {
    return null;
  }
}
