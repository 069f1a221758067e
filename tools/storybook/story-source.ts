import { parseSync, Visitor, type ESTree } from 'vite';
import { broken, reindented, withoutFrame } from './story-layout.ts';

interface Argument {
  readonly text: string;
  readonly node: ESTree.Expression;
}

interface Story {
  readonly args: ReadonlyMap<string, Argument>;
  readonly render: ESTree.Expression | undefined;
}

/** The prefix of keys that stand for spread arguments. */
const SPREAD = '...';

function bare(node: ESTree.Expression): ESTree.Expression {
  return node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'ParenthesizedExpression'
    ? bare(node.expression)
    : node;
}

function keyOf({ key }: { readonly key: ESTree.Node }): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
}

/** Returns the public import specifier of a module of the kit. */
export function publicSpecifier(specifier: string, folder: string): string {
  const [, area = '', name = ''] = /^#(\w+)\/(.+)\.tsx?$/.exec(specifier) ?? [];
  if (area === 'icons' || (area === 'format' && name === 'format')) return `@plinth/ui-kit/${area}`;
  if (area === 'format') return `@plinth/ui-kit/${name}`;
  if (area === 'react' || area === 'define' || area === 'elements') return `@plinth/ui-kit/${area}/${name}`;
  if (area === 'testing') return `./${name}`;
  const [, from = '', beside = ''] = /^(\.\.?\/)(.+)\.ts$/.exec(specifier) ?? [];
  if (beside === '') return specifier;
  return `@plinth/ui-kit/elements/${from === './' ? `${folder}/` : ''}${beside}`;
}

/** A parsed stories module, which prints stories as the code of a page. */
class StoryModule {
  readonly #text: string;
  readonly #folder: string;
  readonly #program: ESTree.Program;
  readonly #variables = new Map<string, ESTree.Expression>();

  constructor(text: string, folder: string) {
    const { program, errors } = parseSync('stories.tsx', text);
    if (errors.length > 0) throw new Error(`The stories of ${folder} do not parse: ${errors[0]?.message}`);
    this.#text = text;
    this.#folder = folder;
    this.#program = program;
    for (const statement of program.body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && init) this.#variables.set(id.name, bare(init));
    }
  }

  /** Returns the code of each story by the name of its export. */
  stories(): Record<string, string> {
    const meta = this.#story('meta');
    const component = this.#member('meta', 'component');
    const names = this.#program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
        : [],
    );
    return Object.fromEntries(
      names.map((name) => {
        const own = this.#story(name);
        const args = new Map([...meta.args, ...own.args]);
        return [
          name,
          this.#exampleModule(
            this.#renderedJsx(own.render ?? meta.render, args, component ? this.#slice(component) : 'Fragment'),
          ),
        ];
      }),
    );
  }

  #slice({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.#text.slice(start, end);
  }

  /** Returns the properties of an object of the module, including spread ones. */
  #properties(name: string): ReadonlyMap<string, ESTree.Expression> {
    const object = this.#variables.get(name);
    const found = new Map<string, ESTree.Expression>();
    if (object?.type !== 'ObjectExpression') return found;
    for (const each of object.properties) {
      if (each.type === 'SpreadElement') {
        if (each.argument.type === 'Identifier')
          for (const [key, value] of this.#properties(each.argument.name)) found.set(key, value);
      } else found.set(keyOf(each), bare(each.value));
    }
    return found;
  }

  #member(name: string, key: string): ESTree.Expression | undefined {
    return this.#properties(name).get(key);
  }

  #story(name: string): Story {
    const args = new Map<string, Argument>();
    const object = this.#member(name, 'args');
    if (object?.type === 'ObjectExpression') {
      for (const each of object.properties) {
        if (each.type === 'SpreadElement')
          args.set(`${SPREAD}${this.#slice(each.argument)}`, { text: this.#slice(each), node: each.argument });
        else args.set(keyOf(each), { text: this.#slice(each.value), node: bare(each.value) });
      }
    }
    return { args, render: this.#member(name, 'render') };
  }

  /** Returns the result of a render function with the arguments inserted. */
  #renderedJsx(render: ESTree.Expression | undefined, args: ReadonlyMap<string, Argument>, component: string): string {
    if (render?.type !== 'ArrowFunctionExpression') return element(component, attributes(args), childrenOf(args));
    const parameter = render.params[0];
    const taken = new Map<string, string>();
    let rest = parameter?.type === 'Identifier' ? parameter.name : '';
    if (parameter?.type === 'ObjectPattern') {
      for (const each of parameter.properties) {
        if (each.type === 'RestElement') rest = each.argument.type === 'Identifier' ? each.argument.name : '';
        else if (each.value.type === 'Identifier') taken.set(each.value.name, keyOf(each));
      }
    }
    return this.#substituted(render.body, { args, rest, taken });
  }

  #substituted(
    body: ESTree.Node,
    {
      args,
      rest,
      taken,
    }: {
      readonly args: ReadonlyMap<string, Argument>;
      readonly rest: string;
      readonly taken: ReadonlyMap<string, string>;
    },
  ): string {
    const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
    const spread = new Map([...args].filter(([name]) => ![...taken.values()].includes(name)));
    const put = (node: ESTree.Node, text: string) => edits.push({ start: node.start, end: node.end, text });
    const within = (node: ESTree.Node) => node.start >= body.start && node.end <= body.end;
    new Visitor({
      JSXElement: (node) => {
        if (!within(node)) return;
        const given = node.openingElement.attributes.find(
          (each) =>
            each.type === 'JSXSpreadAttribute' && each.argument.type === 'Identifier' && each.argument.name === rest,
        );
        if (!given) return;
        const own = new Set(
          node.openingElement.attributes.flatMap((each) =>
            each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' ? [each.name.name] : [],
          ),
        );
        const left = new Map([...spread].filter(([name]) => !own.has(name)));
        put(given, attributes(left).join(' '));
        const children = childrenOf(left);
        if (node.closingElement || children === '') return;
        const opening = node.openingElement;
        const written = this.#slice(opening).replace(/\s*\/>$/, '');
        edits.push({
          start: opening.start + written.length,
          end: opening.end,
          text: `>${children}</${this.#slice(opening.name)}>`,
        });
      },
      JSXExpressionContainer: (node) => {
        if (!within(node)) return;
        const found = valueOf(node.expression, args, rest, taken);
        if (found) put(node, inMarkup(found));
      },
      MemberExpression: (node) => {
        const found = within(node) && valueOf(node, args, rest, taken);
        if (found && !edits.some(({ start, end }) => start <= node.start && node.end <= end)) put(node, found.text);
      },
    }).visit(this.#program);
    let text = this.#slice(body);
    for (const { start, end, text: other } of edits.toSorted((a, b) => b.start - a.start)) {
      text = text.slice(0, start - body.start) + other + text.slice(end - body.start);
    }
    return body.type === 'BlockStatement' ? text : text.replace(/^\(\s*|\s*\)$/g, '');
  }

  /** Returns the JSX as a component, preceded by its imports and declarations. */
  #exampleModule(drawn: string): string {
    const example = drawn.startsWith('{')
      ? `export function Example() ${reindented(drawn, '')}`
      : `export const Example = () => (\n${broken(reindented(withoutFrame(drawn), '  '))}\n);`;
    const needed = this.#neededBy(example);
    const imports: string[] = [];
    const declarations: string[] = [];
    for (const statement of this.#program.body) {
      if (statement.type === 'ImportDeclaration') {
        const specifier = publicSpecifier(statement.source.value, this.#folder);
        const names = statement.specifiers
          .filter(({ local }) => needed.has(local.name))
          .map((each) => this.#slice(each));
        const kind = statement.importKind === 'type' ? 'import type' : 'import';
        if (statement.specifiers.length === 0) imports.push(`import '${specifier}';`);
        else if (names.length > 0) imports.push(`${kind} { ${names.join(', ')} } from '${specifier}';`);
      } else if (namesOf(statement).some((name) => needed.has(name))) declarations.push(this.#slice(statement));
    }
    return [imports.join('\n'), ...declarations, example].filter(Boolean).join('\n\n');
  }

  /** Returns the module's names that a piece of code uses directly or indirectly. */
  #neededBy(code: string): ReadonlySet<string> {
    const known = new Map(
      this.#program.body.flatMap((statement) => namesOf(statement).map((name) => [name, statement] as const)),
    );
    const needed = new Set<string>();
    const pieces = [code];
    for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) {
      for (const name of identifiersOf(piece)) {
        const statement = known.get(name);
        if (!statement || needed.has(name)) continue;
        needed.add(name);
        if (statement.type !== 'ImportDeclaration') pieces.push(this.#slice(statement));
      }
    }
    return needed;
  }
}

/** Returns the names that a statement declares, without Storybook's metadata. */
function namesOf(statement: ESTree.Statement | ESTree.ModuleDeclaration): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type === 'FunctionDeclaration') return statement.id ? [statement.id.name] : [];
  if (statement.type === 'TSInterfaceDeclaration' || statement.type === 'TSTypeAliasDeclaration')
    return [statement.id.name];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' && id.name !== 'meta' ? [id.name] : []));
}

function identifiersOf(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  const { program } = parseSync('piece.tsx', code);
  new Visitor({
    Identifier: ({ name }) => void names.add(name),
    JSXIdentifier: ({ name }) => void names.add(name),
  }).visit(program);
  return names;
}

function valueOf(
  node: ESTree.Node,
  args: ReadonlyMap<string, Argument>,
  rest: string,
  taken: ReadonlyMap<string, string>,
): Argument | undefined {
  if (node.type === 'Identifier') return args.get(taken.get(node.name) ?? '');
  if (
    node.type !== 'MemberExpression' ||
    node.object.type !== 'Identifier' ||
    node.object.name !== rest ||
    node.property.type !== 'Identifier'
  )
    return undefined;
  return args.get(node.property.name) ?? { text: 'undefined', node };
}

const isPlain = (text: string): boolean => /^[^{}<>"\\]*$/.test(text);

/** Prints a value as JSX children. */
function inMarkup({ text, node }: Argument): string {
  if (node.type === 'Literal' && typeof node.value === 'string' && isPlain(node.value)) return node.value;
  return node.type === 'JSXElement' || node.type === 'JSXFragment' ? text : `{${text}}`;
}

function attributes(args: ReadonlyMap<string, Argument>): string[] {
  return [...args]
    .filter(([name]) => name !== 'children')
    .flatMap(([name, { text, node }]) => {
      if (name.startsWith(SPREAD)) return [`{${text}}`];
      if (node.type === 'Identifier' && node.name === 'undefined') return [];
      if (node.type === 'Literal' && node.value === true) return [name];
      if (node.type === 'Literal' && typeof node.value === 'string' && isPlain(node.value))
        return [`${name}="${node.value}"`];
      return [`${name}={${text}}`];
    });
}

function childrenOf(args: ReadonlyMap<string, Argument>): string {
  const children = args.get('children');
  return children ? inMarkup(children) : '';
}

function element(name: string, given: readonly string[], children: string): string {
  const open = [name, ...given].join(' ');
  return children === '' ? `<${open} />` : `<${open}>${children}</${name}>`;
}

/**
 * Returns the React code of each story of a module, by the name of its export.
 * The arguments are inserted where the render function uses them, and imports refer to the published package.
 * @param folder the folder of the element, to resolve relative imports.
 */
export function storySources(text: string, folder: string): Record<string, string> {
  return new StoryModule(text, folder).stories();
}
