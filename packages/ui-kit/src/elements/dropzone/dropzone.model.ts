import { fileProblem, type FileProblem } from '#base/files.ts';
import { normalizeList } from '#base/normalize-list.ts';

/** A file of the list. */
export interface DropzoneFile {
  readonly id: string;
  readonly name: string;
  /** The size in bytes, or undefined if it is unknown. */
  readonly size?: number | undefined;
  /** The state of the upload; `selected` for a file that is submitted with the form. */
  readonly state: 'selected' | 'waiting' | 'uploading' | 'done' | 'failed';
  /** The file itself, which is submitted with the form unless its upload has failed. */
  readonly file?: File | undefined;
  /** The upload progress, from 0 to 1. */
  readonly progress?: number | undefined;
  /** The error message. Defaults to a localized text. */
  readonly message?: string | undefined;
  /** Whether the failure is permanent, so that there is no retry button. */
  readonly lost?: boolean | undefined;
}

/** Why a file was refused: what `fileProblem` finds, its type or its size, or because there are too many. */
export type DropzoneRefusal = FileProblem | 'type' | 'size' | 'many';

/** A refused file. */
export interface RefusedFile {
  readonly file: File;
  readonly why: DropzoneRefusal;
}

/** The limits of a dropzone. */
export interface Limits {
  /** The accepted types, like `accept` of a native file input: `.pdf,image/*`. */
  readonly accept: string;
  /** The maximum size of a file, in bytes. */
  readonly maxSize: number;
  /** The number of files that can still be added. */
  readonly remaining: number;
}

/** Returns the valid files of a list. */
export function filesOf(files: readonly DropzoneFile[]): readonly DropzoneFile[] {
  return normalizeList(files).filter(
    (file: unknown) => typeof file === 'object' && file !== null && 'id' in file && 'name' in file,
  );
}

/** Divides files into accepted and refused ones. */
export function partitionFiles(
  files: readonly File[],
  limits: Limits,
): { readonly accepted: readonly File[]; readonly refused: readonly RefusedFile[] } {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const problem = fileProblem(file);
    const why =
      problem ??
      (!isAccepted(file, limits.accept)
        ? 'type'
        : file.size > limits.maxSize
          ? 'size'
          : accepted.length >= limits.remaining
            ? 'many'
            : null);
    if (why) refused.push({ file, why });
    else accepted.push(file);
  }
  return { accepted, refused };
}

/** Returns whether a file has an accepted type. The file picker checks it too, but not for dropped and pasted files. */
function isAccepted({ name, type }: File, accept: string): boolean {
  const patterns = String(accept ?? '')
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .filter(Boolean);
  return (
    patterns.length === 0 ||
    patterns.some((pattern) => {
      if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
      return pattern.endsWith('/*')
        ? type.toLowerCase().startsWith(pattern.slice(0, -1))
        : type.toLowerCase() === pattern;
    })
  );
}
