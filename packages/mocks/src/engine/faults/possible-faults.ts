import { LIST_FAULTS, RESPONSE_FAULTS, type Fault } from './fault.ts';

/** A text that may be a member of an enumeration: one word. */
const MEMBER_PATTERN = /^[A-Za-z][A-Za-z_]*$/;

/**
 * Lists every fault that a response can have: the rows of a fault matrix. The rows of a list are merged, so that each of
 * their fields is listed once.
 * @param body The parsed response body of a successful call; `null` without one.
 */
export function possibleFaults(body: unknown): Fault[] {
  const fields = fieldsOf(body, []);
  const lists = [...fields].filter(([, values]) => values.some((value) => Array.isArray(value) && value.length > 0));
  const isRootList = Array.isArray(body) && body.length > 0;
  return [
    ...RESPONSE_FAULTS,
    ...(isRootList ? LIST_FAULTS : []),
    ...lists.flatMap(([path]) => LIST_FAULTS.map((fault): Fault => `${fault}@${path}`)),
    ...[...fields].flatMap(([path, values]): Fault[] => [
      ...(values.some((value) => value !== null) ? ([`null@${path}`] as const) : []),
      ...(path.endsWith('*') ? [] : ([`missing@${path}`] as const)),
      `wrong-type@${path}`,
      ...(values.some((value) => typeof value === 'string' && MEMBER_PATTERN.test(value))
        ? ([`unknown-enum@${path}`] as const)
        : []),
    ]),
  ];
}

/** The values of every field by its path, with `*` for every row. */
function fieldsOf(node: unknown, path: readonly string[]): Map<string, unknown[]> {
  const fields = new Map<string, unknown[]>();
  if (typeof node !== 'object' || node === null) return fields;
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    const fieldPath = [...path, Array.isArray(node) ? '*' : key];
    const add = (path: string, values: readonly unknown[]) =>
      fields.set(path, [...(fields.get(path) ?? []), ...values]);
    add(fieldPath.join('.'), [value]);
    for (const [path, values] of fieldsOf(value, fieldPath)) add(path, values);
  }
  return fields;
}
