import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { safeParse } from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { isCall } from '../../packages/api-client/src/call.ts';
import { registry } from '../../packages/api-client/src/registry.ts';
import { openApiText } from './document.ts';

interface Content {
  readonly content?: { readonly 'application/json': { readonly schema: object; readonly example: unknown } };
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly object[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  readonly 'x-assumed'?: true;
}

interface SchemaObject {
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly 'x-assumed'?: true;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, SchemaObject>> };
}

/** The fields of the specification (product.md#entities), by schema. */
const SPECIFIED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  BankAccount: ['id', 'subtype', 'institution', 'ProviderConnection'],
  BankConnection: ['institution', 'status', 'Accounts', 'logo'],
  CollectionRequest: ['id', 'status', 'description', 'IncomeTransactions'],
  CompanyRecord: ['fullName', 'email', 'loginProvider'],
  Contract: [
    'status',
    'approvedAt',
    'createdAt',
    'CollectedAmount',
    'Terms',
    'Fees',
    'Payments',
    'PaymentTransactions',
    'CollectionRequests',
    'ESignContracts',
    'Lead',
  ],
  Customer: ['id', 'contracts'],
  Integration: ['linked', 'linkUrl'],
  Lead: ['status', 'phone', 'address', 'maxAmount', 'customerId', 'created'],
  PaymentTransaction: ['id', 'createdAt', 'amount', 'transactionId', 'status', 'paymentType', 'CollectionRequest'],
  Task: ['createdAt', 'files'],
  Topup: ['maxAvailable', 'owed', 'inProgressAmount'],
  VirtualCard: ['id', 'transactions'],
};

/** Schemas of others: errors, and the flags in the protocol of Unleash. */
const PROTOCOLS: ReadonlySet<string> = new Set(['ErrorBody', 'Toggle', 'Variant']);

const calls = registry.flatMap(({ declaration }) => (isCall(declaration) ? [declaration] : []));
let text = '';
let document: Document;

beforeAll(async () => {
  text = await openApiText();
  document = JSON.parse(text) as Document;
});

const operationOf = ({ method, path }: (typeof calls)[number]): Operation => {
  const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operation;
};

/** The successful response of a call with content. */
const successOf = (call: (typeof calls)[number]) => {
  const { responses } = operationOf(call);
  const content = (responses['200'] ?? responses['201'])?.content?.['application/json'];
  if (!content) throw new Error(`${call.name} has no response`);
  return content;
};

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  await expect(validator.validate(JSON.parse(text) as Record<string, unknown>)).resolves.toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('has each declared call once, each with a name of its own', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(calls.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length);
  expect(calls.map((call) => operationOf(call).operationId)).toContain('listContracts');
});

test('marks the calls that are assumed', () => {
  const assumed = calls.filter((call) => operationOf(call)['x-assumed']);
  expect(assumed).toEqual(calls.filter((call) => 'assumed' in call));
});

test('marks every field as assumed that the specification does not list, and no other', () => {
  const specified = Object.entries(document.components.schemas)
    .filter(([name, schema]) => schema.properties && !schema['x-assumed'] && !PROTOCOLS.has(name))
    .map(([name, { properties = {} }]) => [
      name,
      Object.keys(properties).filter((field) => !properties[field]?.['x-assumed']),
    ]);
  expect(Object.fromEntries(specified), 'fields without @assumed, beside those that are specified').toEqual(
    SPECIFIED_FIELDS,
  );
});

test('describes amounts of money with their unit', () => {
  const { Money, Topup } = document.components.schemas;
  expect(Money).toMatchObject({ type: 'integer', description: expect.stringContaining('minor units') });
  expect(Topup?.properties?.['owed']).toEqual({ $ref: '#/components/schemas/Money' });
});

test('documents a 404 that the client reads as null, and the key of every write', () => {
  for (const call of calls) {
    const { parameters, responses } = operationOf(call);
    const isNull = JSON.stringify(responses['404'] ?? {}).includes('as `null`');
    expect([call.name, isNull]).toEqual([call.name, 'notFound' in call]);
    const hasKey = JSON.stringify(parameters).includes('/IdempotencyKey');
    expect([call.name, hasKey]).toEqual([call.name, call.method !== 'GET']);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '429', '5XX']));
  }
});

describe.each(calls.map((call) => ({ name: call.name, call })))('$name', ({ call }) => {
  /** Returns a function that checks a value with a schema of the document. */
  const compile = (schema: object) =>
    new Ajv2020({ strict: false, validateFormats: false }).compile({
      ...(JSON.parse(JSON.stringify(schema)) as object),
      components: document.components,
    });

  test('has a body that its schema accepts', () => {
    const body = operationOf(call).requestBody?.content?.['application/json'];
    const isAccepted = body && compile(body.schema)(body.example);
    expect(isAccepted).toBe('body' in call ? true : undefined);
  });

  test('has a response that the client accepts, and a schema that refuses what the client refuses', () => {
    const { schema, example } = successOf(call);
    const accepts = compile(schema);
    expect([accepts(example), safeParse(call.response, example).success]).toEqual([true, true]);
    const variants = variantsOf(example);
    expect(variants.length).toBeGreaterThan(2);
    for (const { value, change } of variants) {
      expect([change, accepts(value)]).toEqual([change, safeParse(call.response, value).success]);
    }
  });
});

/** Returns copies of a value in each of which one field is null, missing or of another type. */
function variantsOf(value: unknown, path = ''): { readonly value: unknown; readonly change: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]: [string, unknown]) => {
    const at = `${path}.${key}`;
    const withField = (changed: unknown): unknown =>
      Array.isArray(value)
        ? value.map((row: unknown, index) => (String(index) === key ? changed : row))
        : { ...value, [key]: changed };
    const { [key]: _missing, ...others } = value as Record<string, unknown>;
    return [
      { value: withField(null), change: `${at} is null` },
      { value: withField(typeof field === 'string' ? 7 : 'seven'), change: `${at} has another type` },
      ...(Array.isArray(value) ? [] : [{ value: others, change: `${at} is missing` }]),
      ...variantsOf(field, at).map((variant) => ({ value: withField(variant.value), change: variant.change })),
    ];
  });
}
