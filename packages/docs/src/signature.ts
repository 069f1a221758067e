import type { ClassMethod } from 'custom-elements-manifest/schema';

/** Returns the parameters and the result of a method, as in TypeScript: `(x: number, y: number): void`. */
export function signatureOf({ parameters = [], return: result }: ClassMethod): string {
  const list = parameters.map(
    ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type?.text ?? 'unknown'}`,
  );
  return `(${list.join(', ')}): ${result?.type?.text ?? 'void'}`;
}
