const NAMED_IMPORT = /^(import(?: type)?) \{ (.*) \} from '(.*)';$/;

/** Merges the named imports of the same module. The order is that of each module's first import. */
export function mergeImports(imports: readonly string[]): readonly string[] {
  const namesByModule = new Map<string, Set<string>>();
  for (const line of imports) {
    const [, keyword, names = '', from] = NAMED_IMPORT.exec(line) ?? [];
    const key = keyword === undefined ? line : `${keyword} {} from '${from}';`;
    const known = namesByModule.get(key) ?? new Set();
    for (const name of names.split(', ')) if (name !== '') known.add(name);
    namesByModule.set(key, known);
  }
  return [...namesByModule].map(([key, names]) => key.replace('{}', () => `{ ${[...names].toSorted().join(', ')} }`));
}
