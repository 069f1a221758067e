import { mergeImports } from '#merge-imports.ts';
import { nameOf } from './constant-names.ts';
import type { DeclaredConstant } from './story-source.ts';

const MAX_LINE_LENGTH = 100;

/**
 * Prints a value as JavaScript: the name of a constant of the example, or a literal.
 * @throws For a function that no constant names.
 */
export function printValue(value: unknown, indent = ''): string {
  const name = nameOf(value);
  if (name !== undefined) return name;
  if (typeof value === 'function')
    throw new Error('A function in the arguments of a story has no name. Declare it as a constant of the module.');
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isArray = Array.isArray(value);
  const parts = isArray
    ? value.map((item: unknown) => printValue(item, inner))
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => `${/^[\w$]+$/.test(key) ? key : `'${key}'`}: ${printValue(member, inner)}`);
  const [open, close, padding] = isArray ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) return `${open}${close}`;
  const line = `${open}${padding}${parts.join(', ')}${padding}${close}`;
  return line.length + indent.length <= MAX_LINE_LENGTH && !line.includes('\n')
    ? line
    : `${open}\n${parts.map((part) => `${inner}${part},`).join('\n')}\n${indent}${close}`;
}

const identifiersIn = (code: string): readonly string[] => code.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** Returns the imports and declarations of the constants that a piece of code uses, in the order of the module. */
export function constantsFor(
  code: string,
  constants: readonly DeclaredConstant[],
): { readonly imports: readonly string[]; readonly declarations: readonly string[] } {
  const used = new Set<DeclaredConstant>();
  const names = [...identifiersIn(code)];
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    const constant = constants.find((each) => each.name === name);
    if (!constant || used.has(constant)) continue;
    used.add(constant);
    names.push(...constant.uses);
  }
  const inOrder = constants.filter((constant) => used.has(constant));
  return {
    imports: mergeImports(inOrder.flatMap(({ imports }) => imports)),
    declarations: inOrder.map(({ code: declaration }) => declaration),
  };
}
