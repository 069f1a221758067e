/** Composes the OpenAPI document of the provider from the declared calls, their doc comments and the mock. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCall, type Call } from '../../packages/api-client/src/call.ts';
import { errorBodySchema } from '../../packages/api-client/src/error-body.ts';
import { paramNames } from '../../packages/api-client/src/path.ts';
import { registry } from '../../packages/api-client/src/registry.ts';
import { readDocComments, type Doc, type DocComments } from './doc-comments.ts';
import { readErrorExamples, readExamples, type ErrorExamples, type Example } from './examples.ts';
import { createConverter, type Converter } from './schemas.ts';

const API_CLIENT = join(import.meta.dirname, '../../packages/api-client');

/** Path of the document. */
export const OPENAPI_PATH = join(API_CLIENT, 'openapi.json');

const DESCRIPTION = [
  'The calls that the app makes at the financing provider. `docs/provider.md` describes what they have in common.',
  'The app accepts every status from 200 to 299 as a success, fields that are not listed, and other values than those in `x-extensible-enum`. A field that may be null may also be missing, unless it is required.',
  'The specification of the product doesn’t list what is marked with `x-assumed`: a call, a field, or a schema with all of its fields. Lists in examples are shortened to one row.',
].join('\n\n');

/** The components that no declaration changes. */
const createCommonComponents = (examples: ErrorExamples) => ({
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'Identifies the action of the user. A request with the key of an earlier one has no effect and gets the same response. An API on another origin than the app’s gets the header with the setting `VITE_IDEMPOTENCY_KEY=on` only.',
      schema: { type: 'string', minLength: 1 },
    },
    CustomerId: {
      name: 'customerId',
      in: 'path',
      required: true,
      description: 'The customer in the claim `plinth_id` of the token.',
      schema: { $ref: '#/components/schemas/Id' },
    },
  },
  headers: {
    RetryAfter: {
      description:
        'Seconds to wait before the request is repeated, or the date from which on it may be. A date is compared with the header `Date`.',
      schema: { type: 'string' },
    },
  },
  responses: {
    Unauthorized: errorResponse(
      'The token is missing, expired or refused. The app gets a new one and repeats the call once.',
      examples.Unauthorized,
    ),
    NotFound: errorResponse('There is no such resource, or it is another customer’s.', examples.NotFound),
    TooManyRequests: withRetryAfter(
      errorResponse('There were too many requests. The app repeats reads only.', examples.TooManyRequests),
    ),
    Refused: errorResponse(
      'The request is refused for another reason: 400 if it doesn’t match the schema, 409 if it doesn’t fit the state of the resource, 422 if a value is not acceptable.',
      examples.Refused,
    ),
    Failed: withRetryAfter(
      errorResponse('The provider failed. The app repeats reads after 502, 503 and 504.', examples.Failed),
    ),
  },
  securitySchemes: {
    bearerToken: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'The ID token of Firebase Authentication. Its claim `plinth_id` is the id of the customer; a user who has no customer yet has no such claim.',
    },
  },
});

/** Returns the OpenAPI document as text. */
export async function openApiText(): Promise<string> {
  const docs = readDocComments(join(API_CLIENT, 'src/registry.ts'), registry, [
    { path: join(API_CLIENT, 'src/error-body.ts'), name: 'errorBodySchema', schema: errorBodySchema },
  ]);
  const text = JSON.stringify(await createDocument(docs), null, 2);
  // The comments refer to calls as methods of the client.
  const operationIds = new Map(
    registry.map(({ resource, method, declaration }) => [
      `${resource}.${method}`,
      isCall(declaration) ? docs.calls.get(declaration)?.name : undefined,
    ]),
  );
  return `${text.replaceAll(/`(\w+\.\w+)`/g, (match, name: string) => {
    const operationId = operationIds.get(name);
    return operationId === undefined ? match : `\`${operationId}\``;
  })}\n`;
}

async function createDocument(docs: DocComments): Promise<object> {
  const converter = createConverter(docs);
  const { convert } = converter;
  const examples = await readExamples();
  const { version } = JSON.parse(readFileSync(join(API_CLIENT, 'package.json'), 'utf8')) as { version: string };

  const paths: Record<string, Record<string, object>> = {};
  for (const { resource, declaration: call } of registry) {
    if (!isCall(call)) continue;
    const doc = docs.calls.get(call);
    const example = examples.get(call);
    if (!doc || !example) throw new Error(`${call.name} has no doc comment or no handler in the mock`);
    const operations = (paths[call.path.replaceAll(/:(\w+)/g, '{$1}')] ??= {});
    operations[call.method.toLowerCase()] = {
      operationId: doc.name,
      tags: [resource],
      ...splitText(doc),
      ...(call.assumed ? { 'x-assumed': true } : {}),
      ...(example.isPublic ? { security: [{}, { bearerToken: [] }] } : {}),
      parameters: parametersOf(call, example, converter),
      ...(call.body
        ? { requestBody: { required: true, content: jsonContent(convert(call.body), example.request) } }
        : {}),
      responses: responsesOf(call, example, converter),
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Plinth provider API',
      version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: '/v1', description: 'The setting `VITE_API_URL`: a path of the app’s origin, or an https address.' },
    ],
    security: [{ bearerToken: [] }],
    tags: [...docs.resources].map(([name, { text }]) => ({ name, description: text })),
    paths,
    components: { schemas: converter.components, ...createCommonComponents(await readErrorExamples()) },
  };
}

/** The first sentence of a doc comment as the summary, all of it as the description. */
function splitText({ text }: Doc): { readonly summary: string; readonly description: string } {
  const [summary = ''] = /^.*?[.;](?= |$)/.exec(text) ?? [text];
  return { summary: summary.slice(0, -1), description: text };
}

function parametersOf(call: Call, { params }: Example, { convert, convertFields }: Converter): object[] {
  const inPath = paramNames(call.path).map((name) => {
    if (name === 'customerId') return { $ref: '#/components/parameters/CustomerId' };
    const schema = call.params?.[name];
    return {
      name,
      in: 'path',
      required: true,
      schema: schema ? convert(schema) : { $ref: '#/components/schemas/Id' },
      example: params[name],
    };
  });
  const inQuery = (call.query ? convertFields(call.query) : []).map(
    ({ name, isRequired, isAssumed, text, schema }) => ({
      name,
      in: 'query',
      required: isRequired,
      ...(text === '' ? {} : { description: text }),
      ...(isAssumed ? { 'x-assumed': true } : {}),
      schema,
      ...(params[name] === undefined ? {} : { example: params[name] }),
    }),
  );
  const fixed = Object.entries(call.fixedQuery ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: true,
    description: 'The same in every request.',
    schema: { type: 'string', const: value },
  }));
  const headers = call.method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }];
  return [...inPath, ...inQuery, ...fixed, ...headers];
}

function responsesOf(call: Call, { status, response }: Example, { convert }: Converter): object {
  const isNullable = call.response.type === 'nullable';
  const canBeMissing = paramNames(call.path).length > 0;
  return {
    [status]: {
      description: status === 201 ? 'Created' : 'OK',
      content: jsonContent(convert(call.response), response),
    },
    ...(isNullable ? { 204: { description: 'Nothing. The app reads an empty response as `null`.' } } : {}),
    401: call.isPublic
      ? errorResponse('The request is refused. The app doesn’t get a new token for it.')
      : component('Unauthorized'),
    ...(call.notFound === null
      ? { 404: errorResponse('There is none. The app reads this response as `null`, not as a failure.') }
      : canBeMissing
        ? { 404: component('NotFound') }
        : {}),
    429: component('TooManyRequests'),
    '4XX': component('Refused'),
    '5XX': component('Failed'),
  };
}

const component = (name: keyof ErrorExamples): object => ({
  $ref: `#/components/responses/${name}`,
});

const jsonContent = (schema: object, example: unknown): object => ({ 'application/json': { schema, example } });

const errorResponse = (description: string, example?: object): object => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' }, ...(example && { example }) } },
});

const withRetryAfter = (response: object): object => ({
  ...response,
  headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
});
