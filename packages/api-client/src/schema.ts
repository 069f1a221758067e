/** The building blocks of the schemas, and the report of unknown fields and members. */
import * as v from 'valibot';
import { SchemaError } from './errors.ts';

/** A field or enumeration member of a response that the schema does not know. It is accepted and reported. */
export interface Notice {
  readonly kind: 'unknown-field' | 'unknown-member';
  /** Method and path template of the call, as `GET /financing/leads`. */
  readonly call: string;
  /** Dotted path with `*` for every index, as `*.PaymentTransactions.*.status`. */
  readonly path: string;
  /** The member, for `unknown-member`. Values of unknown fields are never reported: they may be private. */
  readonly value?: string;
}

/** A known member, or any other string, because the provider may add members. */
export type Open<Member extends string> = Member | (string & Record<never, never>);

type Report = (notice: Omit<Notice, 'call'>) => void;

/** The schemas that contain others. */
export type NestedSchema =
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, unknown>
  | v.OptionalSchema<v.GenericSchema, unknown>
  | v.NullishSchema<v.GenericSchema, unknown>;

const members = new WeakMap<v.GenericSchema, ReadonlySet<string>>();

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))?$/;

/** A valid ISO 8601 day or instant, kept as text. */
export const isoDate = v.pipe(
  v.string(),
  v.regex(ISO, 'Expected an ISO 8601 date'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Expected an ISO 8601 date'),
);

/** An amount of money in minor units (USD cents); never negative, never a fraction. */
export const money = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An identifier: any non-empty text. */
export const id = v.pipe(v.string(), v.nonEmpty());

/**
 * An absolute http or https URL. Data must not bring another scheme, because the URL is fetched or shown.
 * @format uri
 */
export const webAddress = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'Expected a web address'),
);

/**
 * A field that may be missing or null; either reads as `null`.
 */
/*#__NO_SIDE_EFFECTS__*/
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

/**
 * A list of rows with ids, or of ids, without duplicates: a row that is listed twice keeps its first position and its
 * last value, so that it is never counted or added up twice.
 */
/*#__NO_SIDE_EFFECTS__*/
export function listOf<const Schema extends v.GenericSchema<unknown, string | { readonly id: string }>>(item: Schema) {
  return v.pipe(
    v.array(item),
    v.transform((rows: v.InferOutput<Schema>[]) => [
      ...new Map(rows.map((row) => [typeof row === 'string' ? row : row.id, row])).values(),
    ]),
  );
}

/**
 * A member of an enumeration that may grow: an unknown member is accepted and reported.
 */
/*#__NO_SIDE_EFFECTS__*/
export function openEnum<const Member extends string>(knownMembers: readonly Member[]): v.GenericSchema<Open<Member>> {
  const schema = v.custom<Open<Member>>((value) => typeof value === 'string' && value !== '', 'Expected a name');
  members.set(schema, new Set(knownMembers));
  return schema;
}

/** Returns the known members of an enumeration that may grow; `undefined` for any other schema. */
export const knownMembersOf = (schema: v.GenericSchema): ReadonlySet<string> | undefined => members.get(schema);

/** Whether the schema is an enumeration that may grow. */
export const isOpenEnum = (schema: v.GenericSchema): boolean => members.has(schema);

/**
 * Parses a response body.
 * @throws SchemaError with the path of the first invalid field.
 */
export function parse<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SchemaError(v.getDotPath(issue) ?? '', issue.message);
}

/**
 * Reports the fields and enumeration members that the schema does not know.
 * @param body A response body that the schema accepts.
 * @param onNotice Called once for each unknown member and field, however many rows have it.
 */
export function reportUnknown(
  schema: v.GenericSchema,
  body: unknown,
  call: string,
  onNotice: (notice: Notice) => void,
): void {
  const reported = new Set<string>();
  walk(schema, body, new FieldLocation(), (notice) => {
    const key = `${notice.kind} ${notice.path} ${notice.value ?? ''}`;
    if (reported.has(key)) return;
    reported.add(key);
    onNotice({ ...notice, call });
  });
}

/** A location in the response. All rows of a list share one, so that ten thousand rows create no new ones. */
class FieldLocation {
  readonly path: string;
  readonly #children = new Map<string, FieldLocation>();

  constructor(path = '') {
    this.path = path;
  }

  at(key: string): FieldLocation {
    const existing = this.#children.get(key);
    if (existing) return existing;
    const child = new FieldLocation(this.path === '' ? key : `${this.path}.${key}`);
    this.#children.set(key, child);
    return child;
  }
}

function walk(schema: v.GenericSchema, value: unknown, location: FieldLocation, report: Report): void {
  if (value === null || value === undefined) return;
  const knownMembers = knownMembersOf(schema);
  if (knownMembers) {
    if (typeof value === 'string' && !knownMembers.has(value))
      report({ kind: 'unknown-member', path: location.path, value });
    return;
  }
  const nested = schema as NestedSchema;
  switch (nested.type) {
    case 'object':
      for (const key of Object.keys(value)) {
        const entry = Object.hasOwn(nested.entries, key) ? nested.entries[key] : undefined;
        if (entry) walk(entry as v.GenericSchema, Reflect.get(value, key), location.at(key), report);
        else report({ kind: 'unknown-field', path: location.at(key).path });
      }
      break;
    case 'array':
      if (Array.isArray(value)) for (const item of value) walk(nested.item, item, location.at('*'), report);
      break;
    case 'nullable':
    case 'optional':
    case 'nullish':
      walk(nested.wrapped, value, location, report);
      break;
    default:
  }
}
