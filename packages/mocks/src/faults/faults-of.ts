import { LIST_FAULTS, WHOLE_FAULTS, type Fault } from './fault.ts';

/** A text that may be a member of an enumeration: one word. */
const MEMBER_PATTERN = /^[A-Za-z][A-Za-z_]*$/;

/**
 * Lists every fault that an answer can have: the rows of a fault matrix. The rows of a list are merged, so that each of
 * their fields is listed once.
 * @param answer The parsed answer of a successful call; `null` for one without a body.
 */
export function faultsOf(answer: unknown): Fault[] {
  const fields = fieldsOf(answer, []);
  const lists = [...fields].filter(([, values]) => values.some((value) => Array.isArray(value) && value.length > 0));
  const isRootList = Array.isArray(answer) && answer.length > 0;
  return [
    ...WHOLE_FAULTS,
    ...(isRootList ? LIST_FAULTS : []),
    ...lists.flatMap(([at]) => LIST_FAULTS.map((fault): Fault => `${fault}@${at}`)),
    ...[...fields].flatMap(([at, values]): Fault[] => [
      ...(values.some((value) => value !== null) ? ([`null@${at}`] as const) : []),
      ...(at.endsWith('*') ? [] : ([`missing@${at}`] as const)),
      `wrong-type@${at}`,
      ...(values.some((value) => typeof value === 'string' && MEMBER_PATTERN.test(value))
        ? ([`unknown-enum@${at}`] as const)
        : []),
    ]),
  ];
}

/** The values of every field by its path, with `*` for every row. */
function fieldsOf(node: unknown, path: readonly string[]): Map<string, unknown[]> {
  const fields = new Map<string, unknown[]>();
  if (typeof node !== 'object' || node === null) return fields;
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    const own = [...path, Array.isArray(node) ? '*' : key];
    const add = (at: string, values: readonly unknown[]) => fields.set(at, [...(fields.get(at) ?? []), ...values]);
    add(own.join('.'), [value]);
    for (const [at, values] of fieldsOf(value, own)) add(at, values);
  }
  return fields;
}
