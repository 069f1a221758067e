import { normalizeList } from '#base/normalize-list.ts';

/** A file of the list, as the page knows it. */
export interface DropzoneFile {
  readonly id: string;
  readonly name: string;
  /** Bytes; not given while nobody knows. */
  readonly size?: number | undefined;
  readonly state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** How much of it is up, from 0 to 1, while it uploads. */
  readonly progress?: number | undefined;
  /** What went wrong; the kit's own words when not given. */
  readonly message?: string | undefined;
  /** It failed for good: there is nothing to try again. */
  readonly lost?: boolean | undefined;
}

/** Why a file was not added. */
export type DropzoneRefusal = 'type' | 'size' | 'many';

/** A file that was not added. */
export interface RefusedFile {
  readonly file: File;
  readonly why: DropzoneRefusal;
}

/** What a dropzone takes. */
export interface Limits {
  /** As the `accept` of a native file input: `.pdf,image/*`. */
  readonly accept: string;
  /** Bytes of one file. */
  readonly maxSize: number;
  /** How many more. */
  readonly room: number;
}

/** The files of the list out of whatever a page gave. */
export function filesOf(given: readonly DropzoneFile[]): readonly DropzoneFile[] {
  return normalizeList(given).filter(
    (each: unknown) => typeof each === 'object' && each !== null && 'id' in each && 'name' in each,
  );
}

/** Parts the files that were chosen into those that fit and those that do not, with the reason. */
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

/** What a browser's file picker goes by; what is dropped or pasted does not pass through it. */
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
