/** Returns whether a text looks like an email address: text, an @ and a host with a dot. The provider decides. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
