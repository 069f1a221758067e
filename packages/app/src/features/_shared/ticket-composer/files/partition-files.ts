import { fileProblem, visibleFileName, type FileProblem } from '@plinth/ui-kit/files';
import { mediaTypeOf } from './file-types.ts';

/** The maximum number of files per ticket. */
export const MAX_FILES = 10;
/** The maximum file size: 20 MB. */
export const MAX_FILE_SIZE_BYTES = 20 * 1_024 * 1_024;

/** The reason for a rejection: it is no usable file, or the type, the size, or the number of files. */
export type RejectionReason = FileProblem | 'type' | 'size' | 'many';

/** A file that was rejected. */
export interface RejectedFile {
  readonly name: string;
  readonly reason: RejectionReason;
}

/**
 * Splits files into accepted and rejected ones, each rejected one with its reason.
 * @param remainingCount The number of files that can still be added.
 */
export function partitionFiles<Candidate extends { readonly name: string; readonly size: number }>(
  files: readonly Candidate[],
  remainingCount: number,
): { readonly accepted: readonly Candidate[]; readonly rejected: readonly RejectedFile[] } {
  const accepted: Candidate[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    const reason =
      fileProblem(file) ??
      (mediaTypeOf(file.name) === null
        ? 'type'
        : file.size > MAX_FILE_SIZE_BYTES
          ? 'size'
          : accepted.length >= remainingCount
            ? 'many'
            : null);
    if (reason) rejected.push({ name: visibleFileName(file.name), reason });
    else accepted.push(file);
  }
  return { accepted, rejected };
}
