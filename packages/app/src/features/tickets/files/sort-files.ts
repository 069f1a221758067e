import { typeOf } from './kinds.ts';

/** Files of one ticket (decisions: Tickets). */
export const MOST_FILES = 10;
/** Bytes of one file: 20 MB. */
export const LARGEST_FILE = 20 * 1_024 * 1_024;

/** Why a file was not added. */
export type Refusal = 'type' | 'size' | 'many';

/** A file that was not added. */
export interface RefusedFile {
  readonly name: string;
  readonly why: Refusal;
}

/**
 * Parts the files that were chosen into those that a ticket takes and those that it does not, with the reason.
 * @param room how many more the ticket takes.
 */
export function sortFiles<Chosen extends { readonly name: string; readonly size: number }>(
  chosen: readonly Chosen[],
  room: number,
): { readonly taken: readonly Chosen[]; readonly refused: readonly RefusedFile[] } {
  const taken: Chosen[] = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const why =
      typeOf(file.name) === null ? 'type' : file.size > LARGEST_FILE ? 'size' : taken.length >= room ? 'many' : null;
    if (why) refused.push({ name: file.name, why });
    else taken.push(file);
  }
  return { taken, refused };
}
