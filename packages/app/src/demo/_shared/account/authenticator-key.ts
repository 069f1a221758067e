const ISSUER = 'Plinth';

/** Returns the address that connects an authenticator app to an account, for a QR code. */
export function keyAddress(accountName: string, secret: string): string {
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(accountName)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(ISSUER)}`;
}

/** Returns a key in groups of four characters, which are easier to type. */
export const keyGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Returns a phone number of which only the last two digits are readable. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return `${'•'.repeat(Math.max(0, digits.length - 2))}${digits.slice(-2)}`;
}
