/** Reads what the doc comments of the declarations say about calls, schemas and their fields. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GenericSchema } from 'valibot';
import { parseSync, type ESTree } from 'vite';
import { isCall, type Call } from '../../packages/api-client/src/call.ts';
import type { RegistryEntry } from '../../packages/api-client/src/registry.ts';

/** A doc comment. */
export interface Doc {
  /** Its text without references to `docs/product.md`; empty without one. */
  readonly text: string;
  /** Whether it has the tag `@assumed`: the specification doesn't list what it describes. */
  readonly isAssumed: boolean;
  /** The value of the tag `@format`: a format of JSON Schema. */
  readonly format?: string;
}

/** A doc comment and what it describes. */
export interface NamedDoc extends Doc {
  /** Of a call, the name of its constant; of a schema, the same without its ending: `BankLink` for `bankLinkSchema`. */
  readonly name: string;
}

/** The doc comments of a registry. */
export interface DocComments {
  readonly calls: ReadonlyMap<Call, NamedDoc>;
  /** The resources by name. */
  readonly resources: ReadonlyMap<string, Doc>;
  /** The schemas that have a name. */
  readonly schemas: ReadonlyMap<GenericSchema, NamedDoc>;
  /** The fields of each object schema by their keys, where they have a doc comment. */
  readonly fields: ReadonlyMap<GenericSchema, ReadonlyMap<string, Doc>>;
}

/** A constant at the top level of a module. */
interface Constant {
  readonly module: SourceModule;
  readonly name: string;
  readonly value: ESTree.Expression;
  readonly doc: Doc;
}

/** A parsed module. */
interface SourceModule {
  readonly path: string;
  readonly constants: ReadonlyMap<string, Constant>;
  /** Imported names with the modules and the names that they come from. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
  readonly docBefore: (node: ESTree.Node) => Doc;
}

/** The schemas that contain others, as the walk needs them. */
interface ContainerSchema {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly wrapped?: GenericSchema;
  readonly pipe?: readonly [GenericSchema, ...unknown[]];
}

/** What a declaration without a doc comment says. */
export const NO_DOC: Doc = { text: '', isAssumed: false };
/** Functions that make a schema of another one, which is their first argument. */
const WRAPPERS: ReadonlySet<string> = new Set(['nullable', 'optional', 'nullish', 'maybe']);
const LISTS: ReadonlySet<string> = new Set(['array', 'listOf']);

const modules = new Map<string, SourceModule>();

/** A schema that no call has, with the module and the constant that declare it. */
interface OtherSchema {
  readonly path: string;
  readonly name: string;
  readonly schema: GenericSchema;
}

/**
 * Reads the doc comments of every call of a registry. It walks the source and the schemas side by side, because neither
 * a call nor a schema knows the name of its constant.
 * @param path The module of the registry, which imports each resource.
 */
export function readDocComments(
  path: string,
  registry: readonly RegistryEntry[],
  others: readonly OtherSchema[],
): DocComments {
  const calls = new Map<Call, NamedDoc>();
  const resources = new Map<string, Doc>();
  const schemas = new Map<GenericSchema, NamedDoc>();
  const fields = new Map<GenericSchema, Map<string, Doc>>();

  function visitConstant({ module, name, value, doc }: Constant, schema: GenericSchema): void {
    if (!schemas.has(schema)) schemas.set(schema, { ...doc, name: componentName(name) });
    visit(module, value, schema);
  }

  function visit(module: SourceModule, node: ESTree.Node, schema: GenericSchema): void {
    if (node.type === 'Identifier') {
      const constant = resolve(module, node.name);
      if (constant) visitConstant(constant, schema);
      return;
    }
    if (node.type !== 'CallExpression') return;
    const [argument] = node.arguments;
    const callee = calleeName(node);
    const { item, wrapped, pipe } = schema as ContainerSchema;
    if (!argument) return;
    if (callee === 'pipe' && pipe) visit(module, argument, pipe[0]);
    else if (LISTS.has(callee) && item) visit(module, argument, item);
    else if (WRAPPERS.has(callee) && wrapped) visit(module, argument, wrapped);
    else if (callee === 'object') visitFields(module, argument, schema);
  }

  function visitFields(module: SourceModule, node: ESTree.Node, schema: GenericSchema): void {
    if (node.type === 'Identifier') {
      const constant = resolve(module, node.name);
      if (constant) visitFields(constant.module, constant.value, schema);
      return;
    }
    for (const { module: owner, property } of propertiesOf(module, node)) {
      const key = keyOf(property);
      const entry = (schema as ContainerSchema).entries?.[key];
      if (!entry) continue;
      const doc = owner.docBefore(property);
      const docs = fields.get(schema) ?? new Map<string, Doc>();
      fields.set(schema, docs.set(key, doc));
      visit(owner, property.value, entry);
    }
  }

  function visitCall(call: Call, { module, value }: Constant): void {
    const config = value.type === 'CallExpression' ? value.arguments[0] : undefined;
    if (!config) throw new Error(`${call.name} is not declared with defineCall`);
    for (const { module: owner, property } of propertiesOf(module, config)) {
      const key = keyOf(property);
      if (key === 'params') {
        for (const param of propertiesOf(owner, property.value)) {
          const schema = call.params?.[keyOf(param.property)];
          if (schema) visit(param.module, param.property.value, schema);
        }
      } else if (key === 'query') {
        if (call.query) visitQuery(owner, property.value, call.query);
      } else if (key === 'body' || key === 'response') {
        const schema = call[key];
        if (schema) visit(owner, property.value, schema);
      }
    }
  }

  /** Visits a query, which is a list of parameters: it has no name, and each of them is assumed if all are. */
  function visitQuery(module: SourceModule, node: ESTree.Node, schema: GenericSchema): void {
    const constant = node.type === 'Identifier' ? resolve(module, node.name) : undefined;
    if (!constant) {
      visit(module, node, schema);
      return;
    }
    visit(constant.module, constant.value, schema);
    if (!constant.doc.isAssumed) return;
    for (const [key, doc] of fields.get(schema) ?? []) fields.get(schema)?.set(key, { ...doc, isAssumed: true });
  }

  for (const { resource, method, declaration } of registry) {
    const resourceConstant = resolve(moduleAt(path), resource);
    if (!resourceConstant) throw new Error(`${path} has no resource ${resource}`);
    resources.set(resource, resourceConstant.doc);
    if (!isCall(declaration)) continue;
    const member = propertiesOf(resourceConstant.module, resourceConstant.value).find(
      ({ property }) => keyOf(property) === method,
    );
    const constant =
      member?.property.value.type === 'Identifier' ? resolve(member.module, member.property.value.name) : undefined;
    if (!constant) throw new Error(`${resource}.${method} is not a constant`);
    calls.set(declaration, { ...constant.doc, name: constant.name });
    visitCall(declaration, constant);
  }
  for (const other of others) {
    const constant = moduleAt(other.path).constants.get(other.name);
    if (!constant) throw new Error(`${other.path} has no constant ${other.name}`);
    visitConstant(constant, other.schema);
  }
  return { calls, resources, schemas, fields };
}

/** Returns the properties of an object literal, with those of the constants that it spreads. */
function propertiesOf(
  module: SourceModule,
  node: ESTree.Node,
): { readonly module: SourceModule; readonly property: ESTree.ObjectProperty }[] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) => {
    if (property.type === 'Property') return [{ module, property }];
    const constant = property.argument.type === 'Identifier' ? resolve(module, property.argument.name) : undefined;
    return constant ? propertiesOf(constant.module, constant.value) : [];
  });
}

function resolve(module: SourceModule, name: string): Constant | undefined {
  const imported = module.imports.get(name);
  return imported ? moduleAt(imported.path).constants.get(imported.name) : module.constants.get(name);
}

const componentName = (constant: string): string => {
  const name = constant.replace(/Schema$/, '');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

const keyOf = ({ key }: ESTree.ObjectProperty): string => (key.type === 'Identifier' ? key.name : '');

/** The name of the called function: `object` for `v.object(…)`. */
function calleeName({ callee }: ESTree.CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

function moduleAt(path: string): SourceModule {
  const known = modules.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const docBefore = (node: ESTree.Node): Doc => {
    const comment = comments.findLast(({ end }) => end <= node.start);
    return comment?.type === 'Block' &&
      comment.value.startsWith('*') &&
      text.slice(comment.end, node.start).trim() === ''
      ? parseDoc(comment.value)
      : NO_DOC;
  };
  const constants = new Map<string, Constant>();
  const imports = new Map<string, { path: string; name: string }>();
  const module: SourceModule = { path, constants, imports, docBefore };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')) {
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
        const from = join(dirname(path), statement.source.value);
        imports.set(specifier.local.name, { path: from, name: specifier.imported.name });
      }
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      constants.set(id.name, { module, name: id.name, value: init, doc: docBefore(statement) });
    }
  }
  modules.set(path, module);
  return module;
}

/** Parses the text between the marks of a doc comment. */
function parseDoc(comment: string): Doc {
  const text = comment.replaceAll(/^\s*\*+ ?/gm, '').replaceAll(/\s+/g, ' ');
  const format = /@format (\S+)/.exec(text)?.[1];
  return {
    text: text
      .replaceAll(/\s*\(product\.md#[^)]*\)/g, '')
      .replaceAll(/@(assumed|format \S+)/g, '')
      .trim(),
    isAssumed: /@assumed\b/.test(text),
    ...(format === undefined ? {} : { format }),
  };
}
