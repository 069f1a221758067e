/** Returns the options in the URL of a script of the kit, such as `plinth.js?prefix=acme` or `plinth.js?start=off`. */
export function askedBy(address: string): { readonly prefix: string; readonly starts: boolean } {
  const { searchParams } = new URL(address);
  return { prefix: searchParams.get('prefix') ?? 'plinth', starts: searchParams.get('start') !== 'off' };
}
