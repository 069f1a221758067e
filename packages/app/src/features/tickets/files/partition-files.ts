import { mediaTypeOf } from './file-types.ts';

/** The maximum number of files per ticket (decisions: Tickets). */
export const MAX_FILES = 10;
/** The maximum file size: 20 MB. */
export const MAX_FILE_SIZE_BYTES = 20 * 1_024 * 1_024;

/** The reason for a rejection: the type, the size, or the number of files. */
export type RejectionReason = 'type' | 'size' | 'many';

/** A file that was rejected. */
export interface RejectedFile {
  readonly name: string;
  readonly reason: RejectionReason;
}

/**
 * Splits chosen files into accepted and rejected ones, each rejected one with its reason.
 * @param room The number of files that can still be added.
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
