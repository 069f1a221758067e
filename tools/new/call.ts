import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camel, pascal, sentence, withArticle, type Generated } from './names.ts';

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
  const singular = resource.replace(/s$/, '');
  const noun = isList ? resource : singular;
  const call: NewCall = {
    resource: camel(resource),
    title: sentence(resource),
    verb: camel(verb),
    constant: camel(`${verb}-${noun}`),
    description: `${sentence(verb)}s ${isList ? `the ${noun.replaceAll('-', ' ')}` : withArticle(noun)}`,
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
  if (existsSync(join(root, resourceFile))) {
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

/** Returns the source of the schema and the type of a new resource's items. */
function itemOf({ singular }: NewCall): string {
  const schemaName = `${camel(singular)}Schema`;
  return `/** ${sentence(withArticle(singular))}; assumed. */
const ${schemaName} = v.object({ id, name: v.string() });

/** ${sentence(withArticle(singular))}. */
export type ${pascal(singular)} = v.InferOutput<typeof ${schemaName}>;
`;
}

/** Returns the source of the schema of one response. */
const responseOf = ({ constant }: NewCall): string => `/** The response of \`${constant}\`; assumed. */
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
  const row = `{ id: '${singular}-1', name: ${hasBody ? 'body.name' : "'Sample'"} }`;
  const input = [...path.matchAll(/:(\w+)/g)].map(([, name]) =>
    name === 'customerId' ? "'customer-ines'" : `'${name ?? ''}-1'`,
  );
  if (hasBody) input.push("{ name: 'Sample' }");
  return `answer(${constant}, (${hasBody ? '{ body }' : ''}) => ok(${isList ? `[${row}]` : row}), {
      input: [${input.join(', ')}],
    }),`;
}

const newResource = (call: NewCall): string => `import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id${call.isList ? ', listOf' : ''} } from '../schema.ts';

${itemOf(call)}
${declarationOf(call, `${camel(call.singular)}Schema`)}
/** ${call.title}. */
export const ${call.resource} = { ${call.verb}: ${call.constant} };
`;

const newDomain = (call: NewCall): string => `import { ${call.constant} } from '${call.module}';
import { answer } from '#answer.ts';
import type { Domain } from '#domain.ts';
import { ok } from '#http.ts';

/** ${call.title}. */
export const ${call.resource}: Domain = {
  calls: [
    ${answerOf(call)}
  ],
};
`;

/** Inserts before the first match. @throws when there is none. */
function insertBefore(text: string, pattern: RegExp, inserted: string): string {
  const match = pattern.exec(text);
  if (!match) throw new Error(`The file has no ${pattern.source}`);
  return `${text.slice(0, match.index)}${inserted}${text.slice(match.index)}`;
}

/** Adds names to a module's import statement. */
function extendImport(text: string, module: string, names: readonly string[]): string {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${module.replaceAll(/[./]/g, '\\$&')}';`);
  const importedNames = pattern.exec(text)?.[1];
  if (importedNames === undefined)
    return insertBefore(text, /^import /m, `import { ${names.join(', ')} } from '${module}';\n`);
  const all = new Set([...importedNames.split(',').map((name) => name.trim()), ...names].filter((name) => name !== ''));
  return text.replace(pattern, `import { ${[...all].join(', ')} } from '${module}';`);
}

function extendResource(text: string, call: NewCall): string {
  const object = new RegExp(`(?:/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?export const ${call.resource} = \\{`);
  const withDeclaration = insertBefore(
    text,
    object,
    `${responseOf(call)}\n${declarationOf(call, `${call.constant}Schema`)}\n`,
  );
  const withImport = extendImport(withDeclaration, '../schema.ts', call.isList ? ['id', 'listOf'] : ['id']);
  return withImport.replace(
    new RegExp(`(export const ${call.resource} = \\{)([^}]*)\\}`),
    (_match, start: string, methods: string) =>
      `${start}${methods.trimEnd().replace(/,$/, '')}, ${call.verb}: ${call.constant} }`,
  );
}

function extendDomain(text: string, call: NewCall): string {
  const withAnswer = text.replace(/ {2}calls: \[\s*/, (start) => `${start.trimEnd()}\n    ${answerOf(call)}\n    `);
  const withHelpers = extendImport(extendImport(withAnswer, '#answer.ts', ['answer']), '#http.ts', ['ok']);
  return extendImport(withHelpers, call.module, [call.constant]);
}

/** Adds an import and an item to a list of resources or domains. */
function register(text: string, { resource }: NewCall, module: string, list: string): string {
  const withImport = insertBefore(
    text,
    /\n\n\/\*\* [^\n]*\nexport const/,
    `\nimport { ${resource} } from '${module}';`,
  );
  const end = /\n[}\]];/g;
  end.lastIndex = withImport.indexOf(list);
  const position = end.exec(withImport)?.index;
  if (position === undefined) throw new Error(`The file has no "${list}"`);
  return `${withImport.slice(0, position)}\n  ${resource},${withImport.slice(position)}`;
}
