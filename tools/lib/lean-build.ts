import { minifyHTMLLiterals } from 'minify-literals';
import { parseAst, type Plugin } from 'vite';

/** White space goes; tags and attributes stay what they are, since styles and scripts may ask for them. */
const HTML = {
  removeEmptyAttributes: false,
  removeDefaultTypeAttributes: false,
  decodeEntities: false,
  minifyCSS: false,
  minifyJS: false,
  keepClosingSlash: true,
};

/**
 * Writes decorators as what they stand for: reactive properties as the class's static `properties`, which Lit defines
 * when it finalizes the class; any other as a call of the kit's own (`base/decorators.ts`).
 * @param code a module as the compiler leaves it: `_decorate([property()], Button.prototype, "name", void 0);`
 */
export function withoutDecorators(code: string): string {
  const parts: string[] = [];
  let end = 0;
  const properties = new Map<string, string[]>();
  const text = (node: { readonly start: number; readonly end: number }): string => code.slice(node.start, node.end);
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') continue;
    const [list, target, name] = statement.expression.arguments;
    if (
      text(statement.expression.callee) !== '_decorate' ||
      list?.type !== 'ArrayExpression' ||
      target?.type !== 'MemberExpression' ||
      !name
    )
      continue;
    const [decorator, another] = list.elements;
    if (decorator?.type !== 'CallExpression' || another)
      throw new Error(`One decorator, called, is all that a member takes: ${text(statement)}`);
    const [host, key] = [text(target.object), text(name)];
    const kind = text(decorator.callee);
    parts.push(code.slice(end, statement.start));
    ({ end } = statement);
    if (kind === 'property' || kind === 'state') {
      const [options] = decorator.arguments;
      const declared = kind === 'state' ? '{ state: true, attribute: false }' : options ? text(options) : '{}';
      properties.set(host, [...(properties.get(host) ?? []), `${key}: ${declared}`]);
    } else {
      parts.push(`${text(decorator)}(${text(target)}, ${key});`);
    }
  }
  const declarations = [...properties].map(([host, all]) => `\n${host}.properties = { ${all.join(', ')} };`);
  return [...parts, code.slice(end), ...declarations].join('');
}

/**
 * What a build of the kit, or of a page that uses its sources, leaves out: the white space of Lit's templates and style
 * sheets, so that a page fetches less and no element holds texts that nobody sees; and the compiler's way around
 * decorators.
 */
export function leanBuild(): Plugin[] {
  return [
    {
      name: 'plinth-minify-templates',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/packages\/(ui-kit|app)\/(src|bench)\/.+\.ts$/, code: /\b(?:html|svg|css)`/ },
        async handler(code, id) {
          const minified = await minifyHTMLLiterals(code, { fileName: id, html: HTML });
          return minified && { code: minified.code, map: minified.map?.toString() ?? null };
        },
      },
    },
    {
      name: 'plinth-lean-decorators',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { code: /\b_decorate\(\[/ },
        handler: (code) => ({ code: withoutDecorators(code), map: null }),
      },
    },
  ];
}
