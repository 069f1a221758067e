import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addImport, appendItem, importNames, insertBefore } from './insert.ts';
import {
  camel,
  GeneratorError,
  pascal,
  sentence,
  singularOf,
  thirdPersonOf,
  withArticle,
  type Generated,
} from './names.ts';

const CLIENT = 'packages/api-client/src';
const MOCKS = 'packages/mocks/src';
const METHODS_WITH_BODY = ['POST', 'PATCH'];

/** Usage line of the `call` generator. */
export const CALL_USAGE = 'npm run new -- call resource/method GET|POST|PATCH|DELETE /path/:parameter';

/**
 * Returns the files of a new call: its declaration, its line in the resource and its response in the mock. A new
 * resource also gets a module, a line in the registry and a domain in the mock.
 * @param name The resource and the client's method, such as `price-lists/list`.
 */
export function callFiles(name: string, [method = '', path = '']: readonly string[], root: string): Generated | null {
  const [resource = '', verb = ''] = name.split('/');
  if (verb === '' || !/^(GET|POST|PATCH|DELETE)$/.test(method) || !/^(\/:?[\w-]+)+$/.test(path)) return null;
  const isList = verb === 'list';
  const singular = singularOf(resource);
  const noun = isList ? resource : singular;
  const [action = '', ...details] = verb.split('-');
  const call: NewCall = {
    resource: camel(resource),
    title: sentence(resource),
    verb: camel(verb),
    constant: camel([action, noun, ...details].join('-')),
    description: [
      sentence(thirdPersonOf(action)),
      isList ? `the ${noun.replaceAll('-', ' ')}` : withArticle(noun),
      ...details,
    ].join(' '),
    method,
    path,
    isList,
    hasBody: METHODS_WITH_BODY.includes(method),
    singular,
    module: `@plinth/api-client/resources/${resource}`,
  };
  const resourceFile = `${CLIENT}/resources/${resource}.ts`;
  const domainFile = `${MOCKS}/provider/${resource}/${resource}.ts`;
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const next = [
    `describe the fields of ${call.constant} in ${resourceFile}`,
    `answer it from the data in ${domainFile}`,
    'run npx vitest run --project node packages/api-client packages/mocks packages/app/src/testing/faults',
  ];
  checkIsNew(call, root);
  if (existsSync(join(root, resourceFile))) {
    if (!read(resourceFile).includes(openingOf(call)))
      throw new GeneratorError(`${resourceFile} exists and is no resource. Choose another name for the resource.`);
    return {
      files: {},
      updates: {
        [resourceFile]: extendResource(read(resourceFile), call),
        [domainFile]: extendDomain(read(domainFile), call),
      },
      next,
    };
  }
  const registryFile = `${CLIENT}/registry.ts`;
  const domainsFile = `${MOCKS}/provider/domains.ts`;
  return {
    files: { [resourceFile]: newResource(call), [domainFile]: newDomain(call) },
    updates: {
      [registryFile]: register(read(registryFile), call, `./resources/${resource}.ts`, 'export const resources = {'),
      [domainsFile]: register(
        read(domainsFile),
        call,
        `./${resource}/${resource}.ts`,
        'export const domains: readonly Domain[] = [',
      ),
    },
    next,
  };
}

interface NewCall {
  readonly resource: string;
  readonly title: string;
  readonly verb: string;
  readonly constant: string;
  readonly description: string;
  readonly method: string;
  readonly path: string;
  readonly isList: boolean;
  readonly hasBody: boolean;
  /** The noun of one item: `price-list`. */
  readonly singular: string;
  readonly module: string;
}

/** The start of the object of a resource's calls. */
const openingOf = ({ resource }: NewCall): string => `export const ${resource} = {`;

/** @throws when the client has a declaration with the new call's name or address, or the resource has its method. */
function checkIsNew({ resource, verb, constant, method, path }: NewCall, root: string): void {
  const folder = join(root, CLIENT, 'resources');
  for (const file of readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const where = `${CLIENT}/resources/${file}`;
    if (new RegExp(`^export const ${constant}\\b`, 'm').test(text))
      throw new GeneratorError(`${where} already declares ${constant}.`);
    if (new RegExp(`method: '${method}',\\s*path: '${path}'`).test(text))
      throw new GeneratorError(`${where} already declares ${method} ${path}.`);
    if (new RegExp(`^export const ${resource} = \\{[^}]*\\b${verb}\\b[^}]*\\}`, 'm').test(text))
      throw new GeneratorError(`${where} already has ${resource}.${verb}.`);
  }
}

const itemSchemaName = ({ singular }: NewCall): string => `${camel(singular)}Schema`;

/** Returns the source of the schema of a new resource's items. */
const itemSchemaOf = (call: NewCall): string => `const ${itemSchemaName(call)} = v.object({ id, name: v.string() });`;

/** Returns the source of the schema and the type of a new resource's items. */
function itemOf(call: NewCall): string {
  const { singular } = call;
  return `/** ${sentence(withArticle(singular))}; assumed. */
${itemSchemaOf(call)}

/** ${sentence(withArticle(singular))}. */
export type ${pascal(singular)} = v.InferOutput<typeof ${itemSchemaName(call)}>;
`;
}

/** Returns the source of the schema of one response. */
const responseOf = ({
  constant,
  isList,
}: NewCall): string => `/** ${isList ? 'An item of the' : 'The'} response of \`${constant}\`; assumed. */
const ${constant}Schema = v.object({ id, name: v.string() });
`;

/** Returns the source of a call's declaration. */
function declarationOf({ description, constant, method, path, isList, hasBody }: NewCall, schemaName: string): string {
  return `/** ${description}. */
export const ${constant} = defineCall({
  method: '${method}',
  path: '${path}',
${hasBody ? '  body: v.object({ name: v.string() }),\n' : ''}  answer: ${isList ? `listOf(${schemaName})` : schemaName},
  assumed: true,
});
`;
}

/** Returns the source of the mock's response to a call. */
function answerOf({ constant, path, isList, hasBody, singular }: NewCall): string {
  const parameters = [...(hasBody ? ['body'] : []), ...(isList ? ['db'] : [])];
  const row = `{ id: '${singular}-1', name: ${hasBody ? 'body.name' : "'Sample'"} }`;
  const input = [...path.matchAll(/:(\w+)/g)].map(([, name]) =>
    name === 'customerId' ? "'customer-ines'" : `'${name ?? ''}-1'`,
  );
  if (hasBody) input.push("{ name: 'Sample' }");
  const response = isList ? `db.portfolio === 'none' ? [] : [${row}]` : row;
  return `answer(${constant}, (${parameters.length > 0 ? `{ ${parameters.join(', ')} }` : ''}) => ok(${response}), { input: [${input.join(', ')}] })`;
}

const newResource = (call: NewCall): string => `import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id${call.isList ? ', listOf' : ''} } from '../schema.ts';

${itemOf(call)}
${declarationOf(call, itemSchemaName(call))}
/** ${call.title}. */
${openingOf(call)} ${call.verb}: ${call.constant} };
`;

const newDomain = (call: NewCall): string => `import { ${call.constant} } from '${call.module}';
import { answer } from '#answer.ts';
import type { Domain } from '#domain.ts';
import { ok } from '#http.ts';

/** ${call.title}. */
export const ${call.resource}: Domain = {
  calls: [
    ${answerOf(call)},
  ],
};
`;

/** Adds a call to a resource. As long as the schema of its items is the generated one, the call answers with it. */
function extendResource(text: string, call: NewCall): string {
  const { resource, verb, constant } = call;
  const object = new RegExp(`(?:/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?export const ${resource} = \\{`);
  const declaration = text.includes(itemSchemaOf(call))
    ? declarationOf(call, itemSchemaName(call))
    : `${responseOf(call)}\n${declarationOf(call, `${constant}Schema`)}`;
  const withDeclaration = insertBefore(text, object, `${declaration}\n`);
  const withImport = importNames(withDeclaration, call.isList ? ['id', 'listOf'] : ['id'], '../schema.ts');
  return appendItem(withImport, openingOf(call), `${verb}: ${constant}`);
}

function extendDomain(text: string, call: NewCall): string {
  const withAnswer = appendItem(text, '\n  calls: [', answerOf(call));
  const withHelpers = importNames(importNames(withAnswer, ['answer'], '#answer.ts'), ['ok'], '#http.ts');
  return importNames(withHelpers, [call.constant], call.module);
}

/** Adds an import and an item to a list of resources or domains. */
function register(text: string, { resource }: NewCall, module: string, opening: string): string {
  return appendItem(addImport(text, `import { ${resource} } from '${module}';`), opening, resource);
}
