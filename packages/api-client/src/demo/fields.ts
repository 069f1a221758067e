/** The building blocks of the demo's schemas. */
import * as v from 'valibot';
import { isoDate } from '../schema.ts';

/** Id of a record of the demo. */
export const recordId = v.pipe(v.number(), v.safeInteger());

/** An e-mail address. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.email('Enter a valid email address'));

/** A phone number: 6 to 15 ASCII digits with spaces and punctuation. */
export const phoneNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\+?(?:[\s()./\p{Pd}−ー]*\d){6,15}$/u, 'Enter a valid phone number'),
);

const isWebAddress = (text: string): boolean => {
  const { protocol, hostname } = URL.parse(text) ?? {};
  return (protocol === 'https:' || protocol === 'http:') && /^[^.]+(?:\.[^.]+)+$/.test(hostname ?? '');
};

/** A web address, or an empty text. */
export const optionalWebAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || isWebAddress(text), 'Enter a web address that starts with https://'),
);

/** An ISO 8601 instant, with its time. */
export const instant = v.pipe(
  isoDate,
  v.check((text) => text.includes('T'), 'Expected a date with a time'),
);

const toNumber = (value: number | string): number =>
  typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);

/** A whole number in a query: passed as a number, sent as text. */
export const queryNumber = v.pipe(v.union([v.number(), v.string()]), v.transform(toNumber), v.safeInteger());

/** Whether something is on, in a query: passed as a boolean, sent as text. */
export const queryFlag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
);

/** An id in a path. */
export const numericParam = v.pipe(v.string(), v.digits());

/**
 * A whole number in a query that is bounded instead of refused.
 */
/*#__NO_SIDE_EFFECTS__*/
const boundedQueryNumber = (min: number, max: number) =>
  v.pipe(
    queryNumber,
    v.transform((value) => Math.min(Math.max(value, min), max)),
  );

/**
 * A list in a query, sent separated by commas; an empty text is an empty list.
 */
/*#__NO_SIDE_EFFECTS__*/
export const queryListOf = <const Schema extends v.GenericSchema<string>>(item: Schema) =>
  v.pipe(
    v.union([v.array(v.string()), v.string()]),
    v.transform((value) => (typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value)),
    v.array(item),
  );

/** The text that a list is searched for. */
export const search = v.optional(v.pipe(v.string(), v.trim()), '');

/** The direction in which a list is sorted. */
export const direction = v.picklist(['asc', 'desc']);

const MAX_PAGE_SIZE = 1_000;

/**
 * The query parameters of a list with pages.
 * @param pageSize Default number of rows on a page.
 */
/*#__NO_SIDE_EFFECTS__*/
export const pagesOf = (pageSize: number) => ({
  page: v.optional(boundedQueryNumber(1, Number.MAX_SAFE_INTEGER), 1),
  perPage: v.optional(boundedQueryNumber(1, MAX_PAGE_SIZE), pageSize),
});

/** The response to a call that deletes a record. An unknown record is no error. */
export const deletedSchema = v.object({ id: recordId });
