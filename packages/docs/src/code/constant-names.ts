const names = new WeakMap<object, string>();

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Remembers the names of the constants of a module, and of the members of those that are objects. */
export function nameConstants(constants: Readonly<Record<string, unknown>>): void {
  const members: [string, unknown][] = [];
  for (const [name, value] of Object.entries(constants)) {
    if (!isObject(value)) continue;
    names.set(value, name);
    if (!Array.isArray(value))
      members.push(...Object.entries(value).map(([key, member]): [string, unknown] => [`${name}.${key}`, member]));
  }
  for (const [name, member] of members) if (isObject(member) && !names.has(member)) names.set(member, name);
}

/** Returns the expression for a value: the name of a constant, or a member of one. Undefined for another value. */
export const nameOf = (value: unknown): string | undefined => (isObject(value) ? names.get(value) : undefined);
