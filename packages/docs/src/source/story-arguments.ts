import type { ESTree } from 'vite';

/** An argument of a story: its code, and its node in the module. */
export interface Argument {
  readonly text: string;
  readonly node: ESTree.Expression;
}

/** The prefix of keys that stand for spread arguments. */
export const SPREAD = '...';

/** Returns the argument that an expression of a render function stands for; undefined for another expression. */
export function valueOf(
  node: ESTree.Node,
  args: ReadonlyMap<string, Argument>,
  restName: string,
  argumentNames: ReadonlyMap<string, string>,
): Argument | undefined {
  if (node.type === 'Identifier') return args.get(argumentNames.get(node.name) ?? '');
  if (
    node.type !== 'MemberExpression' ||
    node.object.type !== 'Identifier' ||
    node.object.name !== restName ||
    node.property.type !== 'Identifier'
  )
    return undefined;
  return args.get(node.property.name) ?? { text: 'undefined', node };
}

const needsNoEscaping = (text: string): boolean => /^[^{}<>"\\]*$/.test(text);

/** Prints a value as JSX children. */
export function toJsxChild({ text, node }: Argument): string {
  if (node.type === 'Literal' && typeof node.value === 'string' && needsNoEscaping(node.value)) return node.value;
  return node.type === 'JSXElement' || node.type === 'JSXFragment' ? text : `{${text}}`;
}

/** Prints arguments as JSX attributes, without the children. */
export function attributes(args: ReadonlyMap<string, Argument>): string[] {
  return [...args]
    .filter(([name]) => name !== 'children')
    .flatMap(([name, { text, node }]) => {
      if (name.startsWith(SPREAD)) return [`{${text}}`];
      if (node.type === 'Identifier' && node.name === 'undefined') return [];
      if (node.type === 'Literal' && node.value === true) return [name];
      if (node.type === 'Literal' && typeof node.value === 'string' && needsNoEscaping(node.value))
        return [`${name}="${node.value}"`];
      return [`${name}={${text}}`];
    });
}

/** Prints the argument for the children. */
export function childrenOf(args: ReadonlyMap<string, Argument>): string {
  const children = args.get('children');
  return children ? toJsxChild(children) : '';
}

/** Prints a JSX element. */
export function printElement(name: string, printedAttributes: readonly string[], children: string): string {
  const open = [name, ...printedAttributes].join(' ');
  return children === '' ? `<${open} />` : `<${open}>${children}</${name}>`;
}
