/** Returns the error of a repeated password; null when it is the same. */
export function repeatError(password: string, repeated: string): string | null {
  if (repeated === '') return 'Confirm the password';
  return repeated === password ? null : 'The passwords differ';
}
