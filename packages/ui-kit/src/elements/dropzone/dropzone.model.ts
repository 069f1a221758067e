import { normalizeList } from '#base/normalize-list.ts';

/** A file of the list. */
export interface DropzoneFile {
  readonly id: string;
  readonly name: string;
  /** The size in bytes, or undefined if it is unknown. */
  readonly size?: number | undefined;
  readonly state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** The upload progress, from 0 to 1. */
  readonly progress?: number | undefined;
  /** The error message. Defaults to a localized text. */
  readonly message?: string | undefined;
  /** Whether the failure is permanent, so that there is no retry button. */
  readonly lost?: boolean | undefined;
}

/** Why a file was refused. */
export type DropzoneRefusal = 'type' | 'size' | 'many';

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
  readonly room: number;
}

/** Returns the valid files of a list. */
export function filesOf(given: readonly DropzoneFile[]): readonly DropzoneFile[] {
  return normalizeList(given).filter(
    (each: unknown) => typeof each === 'object' && each !== null && 'id' in each && 'name' in each,
  );
}

/** Divides files into accepted and refused ones. */
export function sortFiles(
  chosen: readonly File[],
  limits: Limits,
): { readonly taken: readonly File[]; readonly refused: readonly RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const why = !isAccepted(file, limits.accept)
      ? 'type'
      : file.size > limits.maxSize
        ? 'size'
        : taken.length >= limits.room
          ? 'many'
          : null;
    if (why) refused.push({ file, why });
    else taken.push(file);
  }
  return { taken, refused };
}

/** Returns whether a file has an accepted type. The file picker checks it too, but not for dropped and pasted files. */
function isAccepted({ name, type }: File, accept: string): boolean {
  const kinds = String(accept ?? '')
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      return kind.endsWith('/*') ? type.toLowerCase().startsWith(kind.slice(0, -1)) : type.toLowerCase() === kind;
    })
  );
}
