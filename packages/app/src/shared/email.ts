/**
 * Returns whether a text looks like an email address: one @ between non-empty parts and a dot in the host. The provider
 * decides.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
