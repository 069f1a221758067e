/** What the address of a script of the kit asks for: `plinth.js?prefix=acme`, `plinth.js?start=off`. */
export function askedBy(address: string): { readonly prefix: string; readonly starts: boolean } {
  const { searchParams } = new URL(address);
  return { prefix: searchParams.get('prefix') ?? 'plinth', starts: searchParams.get('start') !== 'off' };
}
