/** The ways in which a response can be broken, and their text form. */
import type { Operation } from '../call-handler.ts';

/** Faults of the entire response. */
export const RESPONSE_FAULTS = [
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
  /** An object in place of a list, a list in place of an object. */
  'wrong-root',
  /** The correct response, 30 seconds late. */
  'late',
  /**
   * The connection breaks after the call was performed. Nothing arrives: in Chromium, a response of a worker that breaks off
   * in the middle leaves an `XMLHttpRequest` pending forever.
   */
  'reset',
  /** No response, and the call isn't performed. */
  'offline',
] as const;

/** Faults of the first list of the response, or of the list at a path. */
export const LIST_FAULTS = [
  /** Every row is duplicated. */
  'duplicate-ids',
  /** 10,000 rows with different ids, made from the existing ones. */
  'many-rows',
] as const;

/** Faults of the fields at a path. */
export const FIELD_FAULTS = [
  'null',
  'missing',
  /** A number in place of another type, a text in place of a number. */
  'wrong-type',
  /** An unknown member, where there is a text. */
  'unknown-enum',
] as const;

type ResponseFault = (typeof RESPONSE_FAULTS)[number];
type ListFault = (typeof LIST_FAULTS)[number];
type FieldFault = (typeof FIELD_FAULTS)[number];

/**
 * A fault of a response: the name of the fault and, after an `@`, the path. The path is dotted, with `*` for every
 * row: `missing@*.Terms.fundedAmount`, `many-rows@0.PaymentTransactions`, `bad-gateway`.
 */
export type Fault = ResponseFault | ListFault | `${ListFault | FieldFault}@${string}`;

/** A call with a fault. */
export interface FaultSetting {
  readonly call: Operation;
  readonly fault: Fault;
  /** Applies to the next response only; without it, to all. */
  readonly isOnce?: true;
}

/** The parts of a fault. */
export interface FaultParts {
  readonly name: ResponseFault | ListFault | FieldFault;
  /** Keys of the path; empty for the entire response, or its first list. */
  readonly path: readonly string[];
}

/** Parses a fault; `null` when the text is not a fault. */
export function parseFault(text: string): FaultParts | null {
  const [name = '', ...pathParts] = text.split('@');
  const pathText = pathParts.join('@');
  const path = pathText === '' ? [] : pathText.split('.');
  if (path.includes('') || (text.includes('@') && path.length === 0)) return null;
  const responseFault = RESPONSE_FAULTS.find((fault) => fault === name);
  if (responseFault) return path.length === 0 ? { name: responseFault, path } : null;
  const listFault = LIST_FAULTS.find((fault) => fault === name);
  if (listFault) return { name: listFault, path };
  const fieldFault = FIELD_FAULTS.find((fault) => fault === name);
  return fieldFault && path.length > 0 ? { name: fieldFault, path } : null;
}

/** Whether the text is a fault. */
export const isFault = (text: string): text is Fault => parseFault(text) !== null;

const ONCE = ':once';

/**
 * Parses `call:fault`, several separated by commas, each with an optional `:once` for the next response only:
 * `GET /customers:html,GET /financing/leads:null@*.created:once`.
 * @param calls The calls that can have a fault.
 * @returns `null` when any part is unknown, so that a typo doesn't pass for a working fault.
 */
export function parseFaults(text: string, calls: readonly Operation[]): FaultSetting[] | null {
  const settings = text.split(',').map((part) => readSetting(part.trim(), calls));
  return settings.every((setting) => setting !== null) ? settings : null;
}

/** The text form of the settings. */
export const formatFaults = (settings: readonly FaultSetting[]): string =>
  settings.map(({ call, fault, isOnce }) => `${call.name}:${fault}${isOnce ? ONCE : ''}`).join(',');

function readSetting(text: string, calls: readonly Operation[]): FaultSetting | null {
  const call = calls.find(({ name }) => text.startsWith(`${name}:`));
  if (!call) return null;
  const isOnce = text.endsWith(ONCE);
  const fault = text.slice(call.name.length + 1, isOnce ? -ONCE.length : undefined);
  return isFault(fault) ? { call, fault, ...(isOnce ? { isOnce } : {}) } : null;
}
