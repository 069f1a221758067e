/** Whether a text can be an e-mail address: one @, something on both sides, a dot in the host. The provider decides. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
