import { stripTypeScriptTypes } from 'node:module';
import { parseSync, Visitor, type ESTree } from 'vite';

/** Returns an expression without its parentheses and type assertions. */
export function unwrapExpression(node: ESTree.Expression): ESTree.Expression {
  return node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'ParenthesizedExpression'
    ? unwrapExpression(node.expression)
    : node;
}

/** Returns the name of a property; empty for a computed one. */
export function keyOf({ key }: { readonly key: ESTree.Node }): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
}

/** A statement at the top level of a module. */
export type TopLevel = ESTree.Program['body'][number];

/** Returns the declaration of an export, or the statement itself. */
export const unwrapExport = (statement: TopLevel): TopLevel =>
  statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;

/** Whether an import names a type: `type Row` in `import { rows, type Row }`. */
export const isTypeOnly = (specifier: Pick<ESTree.ImportDeclarationSpecifier, 'type'>): boolean =>
  'importKind' in specifier && specifier.importKind === 'type';

/** Returns whether a piece of code has JSX. */
export function hasJsx(code: string): boolean {
  let found = false;
  const setFound = () => {
    found = true;
  };
  new Visitor({ JSXElement: setFound, JSXFragment: setFound }).visit(parseSync('piece.tsx', code).program);
  return found;
}

/** Returns code without its types, which `stripTypeScriptTypes` replaces by spaces. */
export const withoutTypes = (code: string): string =>
  stripTypeScriptTypes(code)
    .split('\n')
    .map((line) => line.replaceAll(/(?<=\S) +(?=[,;)]|$)/g, '').replaceAll(/(?<=\S) {2,}/g, ' '))
    .join('\n');

/** Returns the names that a statement declares, without Storybook's metadata. */
export function namesOf(statement: TopLevel): string[] {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration ? namesOf(statement.declaration) : [];
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type === 'FunctionDeclaration') return statement.id ? [statement.id.name] : [];
  if (statement.type === 'TSInterfaceDeclaration' || statement.type === 'TSTypeAliasDeclaration')
    return [statement.id.name];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' && id.name !== 'meta' ? [id.name] : []));
}

/** Returns the names that a piece of code mentions. */
export function identifiersOf(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  const { program } = parseSync('piece.tsx', code);
  new Visitor({
    Identifier: ({ name }) => void names.add(name),
    JSXIdentifier: ({ name }) => void names.add(name),
  }).visit(program);
  return names;
}
