/** Converts the schemas of the declarations to JSON Schema. */
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema, ObjectEntries, ObjectSchema } from 'valibot';
import { knownMembersOf } from '../../packages/api-client/src/schema.ts';
import { NO_DOC, type Doc, type DocComments } from './doc-comments.ts';

/** Converts schemas to JSON Schema, with references to the named ones. */
export interface Converter {
  /** The named schemas by name, sorted. */
  readonly components: Readonly<Record<string, object>>;
  readonly convert: (schema: GenericSchema) => object;
  /** Converts each field of an object. */
  readonly convertFields: (schema: ObjectSchema<ObjectEntries, undefined>) => readonly ConvertedField[];
}

/** A field with its schema. */
interface ConvertedField extends Doc {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: object;
}

/** Creates a converter of the schemas that the doc comments describe. */
export function createConverter({ schemas, fields }: Pick<DocComments, 'schemas' | 'fields'>): Converter {
  const definitions: Record<string, GenericSchema> = {};
  for (const [schema, { name }] of schemas) {
    if (definitions[name]) throw new Error(`Two schemas are called ${name}: rename the constant of one`);
    definitions[name] = schema;
  }
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    // As on the wire: before defaults are added and lists lose their duplicates.
    typeMode: 'input',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    // What a check requires is in its doc comment.
    ignoreActions: ['check'],
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const members = knownMembersOf(valibotSchema as GenericSchema);
      if (members) return openEnum([...members]);
      const docs = fields.get(valibotSchema as GenericSchema);
      return docs ? withFieldDocs(jsonSchema, docs) : mergeNull(jsonSchema);
    },
  };
  const documentation = new Map([...schemas.values()].map((doc) => [doc.name, doc]));
  const converted = Object.entries(toJsonSchemaDefs(definitions, config))
    .map(([name, schema]): [string, object] => [name, withDoc(schema, documentation.get(name))])
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  const convert: Converter['convert'] = (schema) => {
    const { $schema: _dialect, $defs: _definitions, ...json } = toJsonSchema(schema, { ...config, definitions });
    return json;
  };
  return {
    components: Object.fromEntries(converted),
    convert,
    convertFields: (schema) =>
      Object.entries(schema.entries).map(([name, entry]) => ({
        ...(fields.get(schema)?.get(name) ?? NO_DOC),
        name,
        isRequired: entry.type !== 'optional',
        schema: convert(entry as GenericSchema),
      })),
  };
}

/** A text that should be one of the members; others have to be expected. */
const openEnum = (members: readonly string[]): JsonSchema & { 'x-extensible-enum': readonly string[] } => ({
  type: 'string',
  minLength: 1,
  'x-extensible-enum': members,
});

/** Returns the schema of a value that may be null as `type: [string, null]` instead of as two schemas, if it can. */
function mergeNull(schema: JsonSchema): JsonSchema | undefined {
  const [first, second, ...others] = schema.anyOf ?? [];
  const canMerge =
    others.length === 0 &&
    typeof first === 'object' &&
    typeof first.type === 'string' &&
    typeof second === 'object' &&
    second.type === 'null';
  if (!canMerge) return undefined;
  const { anyOf: _both, ...rest } = schema;
  return { ...first, ...rest, type: [first.type, 'null'] } as JsonSchema;
}

function withFieldDocs(schema: JsonSchema, docs: ReadonlyMap<string, Doc>): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([key, property]) => [
    key,
    typeof property === 'object' ? withDoc(property, docs.get(key)) : property,
  ]);
  const { required = [], ...rest } = schema;
  return {
    ...rest,
    properties: Object.fromEntries(properties) as NonNullable<JsonSchema['properties']>,
    ...(required.length > 0 ? { required } : {}),
  };
}

const withDoc = (schema: JsonSchema, doc: Doc | undefined): JsonSchema => ({
  ...schema,
  ...(doc && doc.text !== '' ? { description: doc.text } : {}),
  ...(doc?.format === undefined ? {} : { format: doc.format }),
  ...(doc?.isAssumed ? { 'x-assumed': true } : {}),
});
