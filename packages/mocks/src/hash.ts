/**
 * A short fingerprint of a text (FNV-1a, twice with different seeds). It is not a secure signature; it distinguishes what
 * the mock issued from anything else.
 */
export const fingerprint = (text: string): string => fnv(text, 0x811c9dc5) + fnv(text, 0x01000193);

function fnv(text: string, seed: number): string {
  let hash = seed;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
