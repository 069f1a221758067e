/** Returns the options in the URL of a script of the kit, such as `plinth.js?prefix=acme` or `plinth.js?start=off`. */
export function parseScriptOptions(url: string): { readonly prefix: string; readonly autoStart: boolean } {
  const { searchParams } = new URL(url);
  return { prefix: searchParams.get('prefix') ?? 'plinth', autoStart: searchParams.get('start') !== 'off' };
}
