import { parseSync, Visitor, type ESTree } from 'vite';
import type { DeclaredConstant } from '#code/story-source.ts';
import { mergeImports } from '#merge-imports.ts';
import { attributes, childrenOf, printElement, SPREAD, toJsxChild, valueOf, type Argument } from './story-arguments.ts';
import { breakLongTags, reindent, removeLayoutWrapper } from './story-layout.ts';
import {
  hasJsx,
  identifiersOf,
  isTypeOnly,
  keyOf,
  namesOf,
  unwrapExport,
  unwrapExpression,
  withoutTypes,
} from './syntax.ts';

interface Story {
  readonly args: ReadonlyMap<string, Argument>;
  readonly render: ESTree.Expression | undefined;
}

/** Returns the public import specifier of a module of the kit. */
export function publicSpecifier(specifier: string, folder: string): string {
  const [, area = '', name = ''] = /^#(\w+)\/(.+)\.tsx?$/.exec(specifier) ?? [];
  if (area === 'icons' || (area === 'format' && name === 'format')) return `@plinth/ui-kit/${area}`;
  if (area === 'format') return `@plinth/ui-kit/${name}`;
  if (area === 'react' || area === 'define' || area === 'elements') return `@plinth/ui-kit/${area}/${name}`;
  if (area === 'testing') return `./${name}`;
  const [, prefix = '', sibling = ''] = /^(\.\.?\/)(.+)\.ts$/.exec(specifier) ?? [];
  if (sibling === '') return specifier;
  return `@plinth/ui-kit/elements/${prefix === './' ? `${folder}/` : ''}${sibling}`;
}

/** Reads a module that stories share, by its file name in `testing`. */
export type ReadShared = (name: string) => string;

/** The imports and declarations that the code of a story needs. */
interface Preamble {
  readonly imports: readonly string[];
  readonly declarations: readonly string[];
}

/** Returns the name of a module in `testing` that stories share; null for another module. */
const sharedModuleOf = (specifier: string): string | null => /^#testing\/([\w-]+\.tsx?)$/.exec(specifier)?.[1] ?? null;

/** A parsed stories module, which prints stories as the code of a page. */
class StoryModule {
  readonly #text: string;
  readonly #folder: string;
  readonly #readShared: ReadShared;
  readonly #program: ESTree.Program;
  readonly #variables = new Map<string, ESTree.Expression>();

  constructor(text: string, folder: string, readShared: ReadShared) {
    const { program, errors } = parseSync('stories.tsx', text);
    if (errors.length > 0) throw new Error(`The stories of ${folder} do not parse: ${errors[0]?.message}`);
    this.#text = text;
    this.#folder = folder;
    this.#readShared = readShared;
    this.#program = program;
    for (const statement of program.body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && init) this.#variables.set(id.name, unwrapExpression(init));
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
        const story = this.#story(name);
        const args = new Map([...meta.args, ...story.args]);
        return [
          name,
          this.#exampleModule(
            this.#renderedJsx(story.render ?? meta.render, args, component ? this.#slice(component) : 'Fragment'),
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
    const properties = new Map<string, ESTree.Expression>();
    if (object?.type !== 'ObjectExpression') return properties;
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') {
        if (property.argument.type === 'Identifier')
          for (const [key, value] of this.#properties(property.argument.name)) properties.set(key, value);
      } else properties.set(keyOf(property), unwrapExpression(property.value));
    }
    return properties;
  }

  #member(name: string, key: string): ESTree.Expression | undefined {
    return this.#properties(name).get(key);
  }

  #story(name: string): Story {
    const args = new Map<string, Argument>();
    const object = this.#member(name, 'args');
    if (object?.type === 'ObjectExpression') {
      for (const property of object.properties) {
        if (property.type === 'SpreadElement')
          args.set(`${SPREAD}${this.#slice(property.argument)}`, {
            text: this.#slice(property),
            node: property.argument,
          });
        else args.set(keyOf(property), { text: this.#slice(property.value), node: unwrapExpression(property.value) });
      }
    }
    return { args, render: this.#member(name, 'render') };
  }

  /** Returns the result of a render function with the arguments inserted. */
  #renderedJsx(render: ESTree.Expression | undefined, args: ReadonlyMap<string, Argument>, component: string): string {
    if (render?.type !== 'ArrowFunctionExpression') return printElement(component, attributes(args), childrenOf(args));
    const parameter = render.params[0];
    const argumentNames = new Map<string, string>();
    let restName = parameter?.type === 'Identifier' ? parameter.name : '';
    if (parameter?.type === 'ObjectPattern') {
      for (const each of parameter.properties) {
        if (each.type === 'RestElement') restName = each.argument.type === 'Identifier' ? each.argument.name : '';
        else if (each.value.type === 'Identifier') argumentNames.set(each.value.name, keyOf(each));
      }
    }
    return this.#substitute(render.body, { args, restName, argumentNames });
  }

  #substitute(
    body: ESTree.Node,
    {
      args,
      restName,
      argumentNames,
    }: {
      readonly args: ReadonlyMap<string, Argument>;
      readonly restName: string;
      readonly argumentNames: ReadonlyMap<string, string>;
    },
  ): string {
    const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
    const spread = new Map([...args].filter(([name]) => ![...argumentNames.values()].includes(name)));
    const addEdit = (node: ESTree.Node, text: string) => edits.push({ start: node.start, end: node.end, text });
    const isInBody = (node: ESTree.Node) => node.start >= body.start && node.end <= body.end;
    new Visitor({
      JSXElement: (node) => {
        if (!isInBody(node)) return;
        const spreadAttribute = node.openingElement.attributes.find(
          (each) =>
            each.type === 'JSXSpreadAttribute' &&
            each.argument.type === 'Identifier' &&
            each.argument.name === restName,
        );
        if (!spreadAttribute) return;
        const ownAttributes = new Set(
          node.openingElement.attributes.flatMap((each) =>
            each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' ? [each.name.name] : [],
          ),
        );
        const remainingArgs = new Map([...spread].filter(([name]) => !ownAttributes.has(name)));
        addEdit(spreadAttribute, attributes(remainingArgs).join(' '));
        const children = childrenOf(remainingArgs);
        if (node.closingElement || children === '') return;
        const opening = node.openingElement;
        const openingText = this.#slice(opening).replace(/\s*\/>$/, '');
        edits.push({
          start: opening.start + openingText.length,
          end: opening.end,
          text: `>${children}</${this.#slice(opening.name)}>`,
        });
      },
      JSXExpressionContainer: (node) => {
        if (!isInBody(node)) return;
        const argument = valueOf(node.expression, args, restName, argumentNames);
        if (argument) addEdit(node, toJsxChild(argument));
      },
      MemberExpression: (node) => {
        const argument = isInBody(node) && valueOf(node, args, restName, argumentNames);
        if (argument && !edits.some(({ start, end }) => start <= node.start && node.end <= end))
          addEdit(node, argument.text);
      },
    }).visit(this.#program);
    let text = this.#slice(body);
    for (const { start, end, text: replacement } of edits.toSorted((a, b) => b.start - a.start)) {
      text = text.slice(0, start - body.start) + replacement + text.slice(end - body.start);
    }
    return body.type === 'BlockStatement' ? text : text.replace(/^\(\s*|\s*\)$/g, '');
  }

  /** Returns the JSX as a component, preceded by its imports and declarations. */
  #exampleModule(jsx: string): string {
    const example = jsx.startsWith('{')
      ? `export function Example() ${reindent(jsx, '')}`
      : `export const Example = () => (\n${breakLongTags(reindent(removeLayoutWrapper(jsx), '  '))}\n);`;
    const { imports, declarations } = this.#preambleOf(example);
    return [mergeImports(imports).join('\n'), ...declarations, example].filter(Boolean).join('\n\n');
  }

  /** Returns what a piece of code needs, with the declarations of the modules that stories share. */
  #preambleOf(code: string): Preamble {
    const usedNames = this.#namesUsedBy(code);
    const imports: string[] = [];
    const declarations: string[] = [];
    for (const statement of this.#program.body) {
      if (statement.type === 'ImportDeclaration') {
        const used = statement.specifiers.filter(({ local }) => usedNames.has(local.name));
        const shared = used.length > 0 ? sharedModuleOf(statement.source.value) : null;
        if (shared === null) imports.push(...this.#printImport(statement, used));
        else {
          const preamble = this.#shared(shared).#preambleOf(used.map(({ local }) => local.name).join(';'));
          imports.push(...preamble.imports);
          declarations.push(...preamble.declarations);
        }
      } else if (namesOf(statement).some((name) => usedNames.has(name)))
        declarations.push(this.#slice(unwrapExport(statement)));
    }
    return { imports, declarations };
  }

  #printImport(
    { source, specifiers, importKind }: ESTree.ImportDeclaration,
    used: readonly ESTree.ImportDeclarationSpecifier[],
  ): string[] {
    const from = `'${publicSpecifier(source.value, this.#folder)}';`;
    // Style sheets of stories only lay them out.
    if (specifiers.length === 0) return source.value.endsWith('.css') ? [] : [`import ${from}`];
    if (used.length === 0) return [];
    const names = used.map((each) => this.#slice(each)).join(', ');
    const isNamespace = used.some(({ type }) => type === 'ImportNamespaceSpecifier');
    return [`${importKind === 'type' ? 'import type' : 'import'} ${isNamespace ? names : `{ ${names} }`} from ${from}`];
  }

  #shared(name: string): StoryModule {
    return new StoryModule(this.#readShared(name), 'testing', this.#readShared);
  }

  /** Returns the constants and functions of the module and of those that stories share, without components. */
  constants(): readonly DeclaredConstant[] {
    const imports = this.#program.body.filter((statement) => statement.type === 'ImportDeclaration');
    const sharedNames = imports.map(({ source }) => sharedModuleOf(source.value)).filter((name) => name !== null);
    const own = this.#program.body.flatMap((statement): readonly DeclaredConstant[] => {
      // The exports of a stories module are its stories.
      if (this.#folder !== 'testing' && statement.type === 'ExportNamedDeclaration') return [];
      const declaration = unwrapExport(statement);
      const isValue = declaration.type === 'VariableDeclaration' || declaration.type === 'FunctionDeclaration';
      const [name, ...others] = namesOf(declaration);
      const code = this.#slice(declaration);
      if (!isValue || name === undefined || others.length > 0 || hasJsx(code)) return [];
      const used = identifiersOf(code);
      const ownImports = imports.flatMap((each) =>
        each.importKind === 'type' || sharedModuleOf(each.source.value) !== null || each.specifiers.length === 0
          ? []
          : this.#printImport(
              each,
              each.specifiers.filter(({ local, ...specifier }) => used.has(local.name) && !isTypeOnly(specifier)),
            ),
      );
      return [{ name, code: withoutTypes(code), imports: ownImports, uses: [...used] }];
    });
    return [...sharedNames.flatMap((name) => this.#shared(name).constants()), ...own];
  }

  /** Returns the module's names that a piece of code uses directly or indirectly. */
  #namesUsedBy(code: string): ReadonlySet<string> {
    const statementsByName = new Map(
      this.#program.body.flatMap((statement) => namesOf(statement).map((name) => [name, statement] as const)),
    );
    const usedNames = new Set<string>();
    const snippets = [code];
    for (let snippet = snippets.pop(); snippet !== undefined; snippet = snippets.pop()) {
      for (const name of identifiersOf(snippet)) {
        const statement = statementsByName.get(name);
        if (!statement || usedNames.has(name)) continue;
        usedNames.add(name);
        if (statement.type !== 'ImportDeclaration') snippets.push(this.#slice(unwrapExport(statement)));
      }
    }
    return usedNames;
  }
}

/**
 * Returns the React code of each story of a module, by the name of its export.
 * The arguments are inserted where the render function uses them, and imports refer to the published package.
 * @param folder the folder of the element, to resolve relative imports.
 * @param readShared reads the modules that stories share, whose declarations are inserted.
 */
export function storySources(text: string, folder: string, readShared: ReadShared): Record<string, string> {
  return new StoryModule(text, folder, readShared).stories();
}

/** Returns the constants that the stories of a module use. */
export function storyConstants(text: string, folder: string, readShared: ReadShared): readonly DeclaredConstant[] {
  return new StoryModule(text, folder, readShared).constants();
}

/**
 * Returns the names of the constants and functions that a module declares.
 * @param areExportsStories whether the exports are stories, which are left out.
 */
export function declaredNames(text: string, areExportsStories: boolean): readonly string[] {
  return parseSync('module.tsx', text).program.body.flatMap((statement) => {
    if (areExportsStories && statement.type === 'ExportNamedDeclaration') return [];
    const declaration = unwrapExport(statement);
    const isValue = declaration.type === 'VariableDeclaration' || declaration.type === 'FunctionDeclaration';
    return isValue ? namesOf(declaration) : [];
  });
}
