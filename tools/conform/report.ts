/** The report of a run, as a table. */
import { declarations } from '../../packages/api-client/src/registry.ts';

/** The outcome of one call. */
export interface Row {
  /** Name of the call. */
  readonly call: string;
  /** What is special about it. */
  readonly label?: string | undefined;
  /** What is wrong; empty if everything conforms. */
  readonly problems: readonly string[];
  /** What is worth to know. */
  readonly notes: readonly string[];
  /** Milliseconds of the response; undefined when nothing was sent. */
  readonly ms?: number;
  /** Whether the call was left out, and only what needs no data was checked. */
  readonly isSkipped?: true;
}

/** Whether a call was made or its preflight was checked, and something is wrong. */
export const hasProblems = ({ problems }: Row): boolean => problems.length > 0;

/** Formats a row, with each problem and note on a line of its own. */
export function formatRow({ call, label, problems, notes, ms, isSkipped }: Row): string {
  const name = label === undefined ? call : `${call} (${label})`;
  const [first, ...others] = [...problems.map((text) => `✗ ${text}`), ...notes.map((text) => `  ${text}`)];
  const state = problems.length > 0 ? 'FAILED' : isSkipped ? 'not made' : 'ok';
  const line =
    `${name.padEnd(NAME_WIDTH)}  ${state.padEnd(STATE_WIDTH)}  ${ms === undefined ? '' : `${ms} ms`}`.trimEnd();
  return [line, ...(first === undefined ? [] : [first, ...others].map((text) => `    ${text}`))].join('\n');
}

/** Length of the longest name of a call. */
const NAME_WIDTH = Math.max(...declarations.map(({ name }) => name.length));
const STATE_WIDTH = 'not made'.length;

/** Formats the sums of a run. */
export function formatSummary(rows: readonly Row[]): string {
  const failed = rows.filter(hasProblems);
  const made = rows.filter(({ isSkipped }) => !isSkipped);
  return failed.length === 0
    ? `${made.length} of ${rows.length} checks were made, and everything conforms.`
    : `${made.length} of ${rows.length} checks were made, and ${failed.length} found something.`;
}

/** A shorter part of a token may occur in other words. */
const MIN_PART_LENGTH = 16;

/** Returns a function that removes a token, and its parts, from a text: a provider may repeat them in its messages. */
export function createRedact(token: string): (text: string) => string {
  const secrets = [token, ...token.split('.').filter((part) => part.length >= MIN_PART_LENGTH)];
  return (text) => secrets.reduce((redacted, secret) => redacted.replaceAll(secret, '[token]'), text);
}
