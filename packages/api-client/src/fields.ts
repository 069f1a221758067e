/** The fields of a schema, for tests that are derived from declarations. */
import type { GenericSchema } from 'valibot';
import { isOpenEnum, type NestedSchema } from './schema.ts';

/** A field of a response. */
export interface SchemaField {
  /** Dotted path with `*` for every index, as `*.Terms.fundedAmount`. */
  readonly path: string;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** Whether it is an enumeration that accepts unknown members. */
  readonly isOpenEnum: boolean;
}

/** Lists every field of a schema, and every item of its lists. */
export function fieldsOf(schema: GenericSchema, path: readonly string[] = []): SchemaField[] {
  const nested = schema as NestedSchema;
  switch (nested.type) {
    case 'object':
      return Object.entries(nested.entries).flatMap(([key, entry]) => fieldAt(entry as GenericSchema, [...path, key]));
    case 'array':
      return fieldAt(nested.item, [...path, '*']);
    case 'nullable':
    case 'optional':
    case 'nullish':
      return fieldsOf(nested.wrapped, path);
    default:
      return [];
  }
}

function fieldAt(schema: GenericSchema, path: readonly string[]): SchemaField[] {
  const { type } = schema;
  const nested = schema as NestedSchema;
  const isNullable = type === 'nullable' || type === 'nullish';
  const field: SchemaField = {
    path: path.join('.'),
    isRequired: type !== 'optional' && type !== 'nullish',
    isNullable,
    isOpenEnum: isOpenEnum('wrapped' in nested ? nested.wrapped : schema),
  };
  return [field, ...fieldsOf(schema, path)];
}
