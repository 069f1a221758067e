const LENGTH_BYTES = 16;

/** Returns a random id of 32 hexadecimal digits, also on a page without a secure context, which has no `randomUUID`. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
