/** The building blocks of the response schemas, and the report of what passes although it is not known. */
import * as v from 'valibot';
import { SchemaError } from './errors.ts';

/** Something in an answer that passed although the schema does not know it. */
export interface Notice {
  readonly kind: 'unknown-field' | 'unknown-member';
  /** Method and path template of the call, as `GET /financing/leads`. */
  readonly call: string;
  /** Dotted path with `*` for every index, as `*.PaymentTransactions.*.status`. */
  readonly path: string;
  /** The member, for `unknown-member`. Values of unknown fields are never reported: they may be private. */
  readonly value?: string;
}

/** A named member, or any other text: the provider may grow new ones. */
export type Open<Member extends string> = Member | (string & Record<never, never>);

type Report = (notice: Omit<Notice, 'call'>) => void;

type Nested =
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, unknown>
  | v.OptionalSchema<v.GenericSchema, unknown>
  | v.NullishSchema<v.GenericSchema, unknown>;

const members = new WeakMap<v.GenericSchema, ReadonlySet<string>>();

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))?$/;

/** An ISO 8601 day or instant that exists, kept as text. */
export const isoDate = v.pipe(
  v.string(),
  v.check((text) => ISO.test(text) && !Number.isNaN(Date.parse(text)), 'Expected an ISO 8601 date'),
);

/** An amount of money in minor units (USD cents); never negative, never a fraction. */
export const money = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An identifier: any text but the empty one. */
export const id = v.pipe(v.string(), v.nonEmpty());

/** An absolute http or https address: an address out of data is called or shown, so no other scheme passes. */
export const webAddress = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'Expected a web address'),
);

/** A field that may be missing or null; either reads as `null`. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

/**
 * A list of rows with ids, or of ids: each stands once, where it stands first and as it stands last. What is listed twice
 * is one thing, and must not be counted or added up twice.
 */
export function listOf<const Schema extends v.GenericSchema<unknown, string | { readonly id: string }>>(item: Schema) {
  return v.pipe(
    v.array(item),
    v.transform((rows: v.InferOutput<Schema>[]) => [
      ...new Map(rows.map((row) => [typeof row === 'string' ? row : row.id, row])).values(),
    ]),
  );
}

/** A name out of a list that may grow: an unknown member passes and is reported. */
export function openEnum<const Member extends string>(known: readonly Member[]): v.GenericSchema<Open<Member>> {
  const schema = v.custom<Open<Member>>((value) => typeof value === 'string' && value !== '', 'Expected a name');
  members.set(schema, new Set(known));
  return schema;
}

/**
 * The answer as the schema promises it.
 * @throws SchemaError with the path of the first field that is wrong.
 */
export function parse<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SchemaError(v.getDotPath(issue) ?? '', issue.message);
}

/**
 * Tells what passed although the schema does not know it.
 * @param body an answer that the schema holds for.
 * @param onNotice Told once for each unknown member and field, however many rows have it.
 */
export function tellUnknown(
  schema: v.GenericSchema,
  body: unknown,
  call: string,
  onNotice: (notice: Notice) => void,
): void {
  const told = new Set<string>();
  reportUnknown(schema, body, new Place(), (notice) => {
    const key = `${notice.kind} ${notice.path} ${notice.value ?? ''}`;
    if (told.has(key)) return;
    told.add(key);
    onNotice({ ...notice, call });
  });
}

/** Where the walk stands. Every row of a list is the same place, so that ten thousand of them make no new ones. */
class Place {
  readonly path: string;
  readonly #inside = new Map<string, Place>();

  constructor(path = '') {
    this.path = path;
  }

  at(key: string): Place {
    const known = this.#inside.get(key);
    if (known) return known;
    const made = new Place(this.path === '' ? key : `${this.path}.${key}`);
    this.#inside.set(key, made);
    return made;
  }
}

function reportUnknown(schema: v.GenericSchema, value: unknown, place: Place, report: Report): void {
  if (value === null || value === undefined) return;
  const known = members.get(schema);
  if (known) {
    if (typeof value === 'string' && !known.has(value)) report({ kind: 'unknown-member', path: place.path, value });
    return;
  }
  const nested = schema as Nested;
  switch (nested.type) {
    case 'object':
      for (const key of Object.keys(value)) {
        const entry = Object.hasOwn(nested.entries, key) ? nested.entries[key] : undefined;
        if (entry) reportUnknown(entry as v.GenericSchema, Reflect.get(value, key), place.at(key), report);
        else report({ kind: 'unknown-field', path: place.at(key).path });
      }
      break;
    case 'array':
      if (Array.isArray(value)) for (const item of value) reportUnknown(nested.item, item, place.at('*'), report);
      break;
    case 'nullable':
    case 'optional':
    case 'nullish':
      reportUnknown(nested.wrapped, value, place, report);
      break;
    default:
  }
}
