import { parseSync, Visitor, type ESTree } from 'vite';
import { lineAt } from './source.ts';
import type { SourceFile } from './workspace.ts';

/** Functions and attributes that take an address; in these `/` counts as an address, too. */
const NAVIGATION_FUNCTIONS = new Set(['navigate', 'goto']);
const LINK_ATTRIBUTES = new Set(['to', 'href']);

/** Builds a pattern that matches the addresses of the given routes at the start of a text or after an origin. */
function addressPattern(paths: readonly string[]): RegExp {
  const segments = new Set(paths.map((path) => path.split('/')[1] ?? '').filter((segment) => segment !== ''));
  return new RegExp(String.raw`^\^?(?:[a-z]+:)?(?://[^/]*)?/(?:${[...segments].join('|')})(?=[/?#$\\]|$)`);
}

/**
 * Finds addresses of the app that are written out instead of made by `hrefOf`: in strings, templates, JSX attributes and
 * regular expressions.
 *
 * @param paths path patterns of the routes.
 */
export function literalAddresses({ path, text }: SourceFile, paths: readonly string[]): string[] {
  const pattern = addressPattern(paths);
  const problems: string[] = [];
  const report = (node: ESTree.Node, address: string) =>
    problems.push(
      `${path}:${lineAt(text, node.start)}: "${address}" is a literal address; create it with hrefOf of core/routes`,
    );
  const reportRoot = (node: ESTree.Node | null | undefined) => {
    if (node?.type === 'Literal' && node.value === '/') report(node, '/');
  };
  new Visitor({
    Literal(node) {
      const address = 'regex' in node && node.regex ? node.regex.pattern.replaceAll(String.raw`\/`, '/') : node.value;
      if (typeof address === 'string' && pattern.test(address)) report(node, address);
    },
    TemplateElement(node) {
      if (pattern.test(node.value.raw)) report(node, node.value.raw);
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && LINK_ATTRIBUTES.has(name.name)) reportRoot(value);
    },
    CallExpression({ callee, arguments: [first] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type === 'Identifier' && NAVIGATION_FUNCTIONS.has(name.name)) reportRoot(first);
    },
  }).visit(parseSync(path, text).program);
  return problems;
}
