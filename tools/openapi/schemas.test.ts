import * as v from 'valibot';
import { expect, it } from 'vitest';
import { maybe, openEnum } from '../../packages/api-client/src/schema.ts';
import type { Doc, NamedDoc } from './doc-comments.ts';
import { createConverter } from './schemas.ts';

const doc = (text: string, changes: Partial<Doc> = {}): Doc => ({ text, isAssumed: false, ...changes });
const named = (name: string): NamedDoc => ({ ...doc(`The ${name}.`), name });
const NO_FIELDS = new Map();

it('refers to a named schema, and describes it where it is', () => {
  const amount = v.pipe(v.number(), v.integer());
  const order = v.object({ total: amount, tip: maybe(amount) });
  const fields = new Map([[order, new Map([['total', doc('In cents.', { isAssumed: true })]])]]);
  const { components, convert } = createConverter({
    schemas: new Map<v.GenericSchema, NamedDoc>([
      [order, named('Order')],
      [amount, named('Amount')],
    ]),
    fields,
  });
  expect(convert(v.array(order))).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Order' } });
  expect(components).toEqual({
    Amount: { type: 'integer', description: 'The Amount.' },
    Order: {
      type: 'object',
      description: 'The Order.',
      properties: {
        total: { $ref: '#/components/schemas/Amount', description: 'In cents.', 'x-assumed': true },
        tip: { anyOf: [{ $ref: '#/components/schemas/Amount' }, { type: 'null' }], default: null },
      },
      required: ['total'],
    },
  });
});

it.each([
  [
    'an enumeration that may grow',
    openEnum(['A', 'B']),
    { type: 'string', minLength: 1, 'x-extensible-enum': ['A', 'B'] },
  ],
  ['a text that may be null', v.nullable(v.string()), { type: ['string', 'null'] }],
  [
    'a list before it is transformed',
    v.pipe(
      v.array(v.string()),
      v.transform(() => 1),
    ),
    { type: 'array', items: { type: 'string' } },
  ],
  [
    'a text with a check',
    v.pipe(
      v.string(),
      v.check((text) => text !== 'no'),
    ),
    { type: 'string' },
  ],
])('converts %s', (_case, schema, expected) => {
  const { convert } = createConverter({ schemas: new Map(), fields: NO_FIELDS });
  expect(convert(schema as v.GenericSchema)).toEqual(expected);
});

it('refuses a schema that JSON Schema can not express', () => {
  const { convert } = createConverter({ schemas: new Map(), fields: NO_FIELDS });
  expect(() => convert(v.date() as unknown as v.GenericSchema)).toThrow('date');
});

it('refuses two schemas with one name', () => {
  const schemas = new Map<v.GenericSchema, NamedDoc>([
    [v.object({}), named('Order')],
    [v.object({}), named('Order')],
  ]);
  expect(() => createConverter({ schemas, fields: NO_FIELDS })).toThrow('Two schemas are called Order');
});
