import { mediaTypeOf } from './file-types.ts';

/** The most files that one ticket takes (decisions: Tickets). */
export const MAX_FILES = 10;
/** The largest file that a ticket takes: 20 MB. */
export const MAX_FILE_SIZE_BYTES = 20 * 1_024 * 1_024;

/** Why a file was rejected: wrong type, too large, or one too many. */
export type RejectionReason = 'type' | 'size' | 'many';

/** A file that was rejected. */
export interface RejectedFile {
  readonly name: string;
  readonly reason: RejectionReason;
}

/**
 * Parts the files that were chosen into those that a ticket takes and those that it does not, with the reason.
 * @param room how many more files the ticket takes.
 */
export function partitionFiles<Chosen extends { readonly name: string; readonly size: number }>(
  chosen: readonly Chosen[],
  room: number,
): { readonly accepted: readonly Chosen[]; readonly rejected: readonly RejectedFile[] } {
  const accepted: Chosen[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of chosen) {
    const reason =
      mediaTypeOf(file.name) === null
        ? 'type'
        : file.size > MAX_FILE_SIZE_BYTES
          ? 'size'
          : accepted.length >= room
            ? 'many'
            : null;
    if (reason) rejected.push({ name: file.name, reason });
    else accepted.push(file);
  }
  return { accepted, rejected };
}
