import { fileProblem, visibleFileName } from '@plinth/ui-kit/files';

/** Returns why something that was picked is not a usable file; undefined if it is one. */
export function fileProblemText(file: File): string | undefined {
  const problem = fileProblem(file);
  const name = visibleFileName(file.name);
  return (
    problem &&
    {
      folder: `${name} is a folder. Add the files in it.`,
      empty: `${name} is empty.`,
      name: `The name of ${name} has hidden characters. Rename the file.`,
    }[problem]
  );
}
