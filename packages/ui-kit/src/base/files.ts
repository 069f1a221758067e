/** Why something that was dropped, picked or pasted can't be used as a file. */
export type FileProblem = 'folder' | 'empty' | 'name';

/** Control characters, and those that change the direction of a text, with which a name pretends another file type. */
const HIDDEN_CHARACTERS = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** The folders among the files that were dropped or pasted, which browsers pass as files that can't be read. */
const folders = new WeakSet<object>();

/** Returns the files that were dropped or pasted. `fileProblem` recognizes the folders among them. */
export function filesIn(transfer: DataTransfer | null): readonly File[] {
  const items = [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file');
  if (items.length === 0) return [...(transfer?.files ?? [])];
  return items.flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    if (!entry?.isDirectory) return item.getAsFile() ?? [];
    const folder = item.getAsFile() ?? new File([], entry.name);
    folders.add(folder);
    return folder;
  });
}

/** Returns why a file can't be used: it is a folder, it is empty, or its name has control or direction characters. */
export function fileProblem(file: Pick<File, 'name' | 'size'>): FileProblem | undefined {
  if (folders.has(file)) return 'folder';
  if (file.size === 0) return 'empty';
  return visibleFileName(file.name) === file.name ? undefined : 'name';
}

/** Returns a file name without control and direction characters. */
export const visibleFileName = (name: string): string => name.replace(HIDDEN_CHARACTERS, '');
