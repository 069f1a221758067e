/** The ways in which an answer can be broken, and how they are written. */
import { CALLS, type CallName } from '../calls.ts';

/** Breaks the answer as a whole. */
export const WHOLE_FAULTS = [
  /** 204 without a body. */
  'no-content',
  /** 200 with an empty body. */
  'empty',
  /** The first half of the body, as if that were all. */
  'truncated',
  /** 200 with a page of HTML. */
  'html',
  /** 502 with a page of HTML. */
  'bad-gateway',
  /** An object where a list is due, a list where an object is. */
  'wrong-root',
  /** The right answer, 30 seconds late. */
  'late',
  /**
   * The line breaks when the call is done and its answer on its way. A worker's answer that breaks off after it began
   * leaves an `XMLHttpRequest` waiting for ever in Chromium, so nothing of it arrives.
   */
  'reset',
  /** No answer, and the call is not even made. */
  'offline',
] as const;

/** Breaks the first list of the answer, or the list at a path. */
export const LIST_FAULTS = [
  /** Every row comes twice. */
  'duplicate-ids',
  /** 10,000 rows with ids of their own, made from those that are there. */
  'many-rows',
] as const;

/** Breaks the fields at a path. */
export const FIELD_FAULTS = [
  'null',
  'missing',
  /** A number where none is due, a text where a number is. */
  'wrong-type',
  /** A name that nobody knows, where a text is. */
  'unknown-enum',
] as const;

type WholeFault = (typeof WHOLE_FAULTS)[number];
type ListFault = (typeof LIST_FAULTS)[number];
type FieldFault = (typeof FIELD_FAULTS)[number];

/**
 * How an answer is broken: the name of the fault and, behind an `@`, where. The path is dotted, with `*` for every
 * row: `missing@*.Terms.fundedAmount`, `many-rows@0.PaymentTransactions`, `bad-gateway`.
 */
export type Fault = WholeFault | ListFault | `${ListFault | FieldFault}@${string}`;

/** A call whose answers are broken. */
export interface FaultSetting {
  readonly call: CallName;
  readonly fault: Fault;
  /** The next answer only; without it, all. */
  readonly isOnce?: true;
}

/** A fault in its parts. */
export interface FaultParts {
  readonly name: WholeFault | ListFault | FieldFault;
  /** Keys on the way; empty for the whole answer, or its first list. */
  readonly path: readonly string[];
}

/** The parts of a fault; `null` for a text that is none. */
export function partsOf(text: string): FaultParts | null {
  const [name = '', ...rest] = text.split('@');
  const at = rest.join('@');
  const path = at === '' ? [] : at.split('.');
  if (path.includes('') || (text.includes('@') && path.length === 0)) return null;
  const whole = WHOLE_FAULTS.find((known) => known === name);
  if (whole) return path.length === 0 ? { name: whole, path } : null;
  const list = LIST_FAULTS.find((known) => known === name);
  if (list) return { name: list, path };
  const field = FIELD_FAULTS.find((known) => known === name);
  return field && path.length > 0 ? { name: field, path } : null;
}

/** Whether the text is a fault. */
export const isFault = (text: string): text is Fault => partsOf(text) !== null;

const ONCE = ':once';

/**
 * Reads `call:fault`, several with commas between, each with `:once` behind it for the next answer only:
 * `GET /customers:html,GET /financing/leads:null@*.created:once`.
 * @returns `null` when any of it is not known, so that a slip is not taken for a pass.
 */
export function readFaults(text: string): FaultSetting[] | null {
  const settings = text.split(',').map((part) => readOne(part.trim()));
  return settings.every((setting) => setting !== null) ? settings : null;
}

/** The text that reads as these settings. */
export const writeFaults = (settings: readonly FaultSetting[]): string =>
  settings.map(({ call, fault, isOnce }) => `${call}:${fault}${isOnce ? ONCE : ''}`).join(',');

function readOne(text: string): FaultSetting | null {
  const call = CALLS.find((name) => text.startsWith(`${name}:`));
  if (!call) return null;
  const isOnce = text.endsWith(ONCE);
  const fault = text.slice(call.length + 1, isOnce ? -ONCE.length : undefined);
  return isFault(fault) ? { call, fault, ...(isOnce ? { isOnce } : {}) } : null;
}
