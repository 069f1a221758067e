/** Returns the options in the URL of a script of the kit, such as `plinth.js?prefix=acme` or `plinth.js?start=off`. */
export function parseScriptOptions(address: string): { readonly prefix: string; readonly autoStart: boolean } {
  const { searchParams } = new URL(address);
  return { prefix: searchParams.get('prefix') ?? 'plinth', autoStart: searchParams.get('start') !== 'off' };
}
