import type { SourceFile } from './workspace.ts';

/** Returns the line number of an index in a text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function places({ path, text }: SourceFile, pattern: RegExp, describeMatch: (found: string) => string): string[] {
  return [...text.matchAll(pattern)].map(
    (match) => `${path}:${lineAt(text, match.index)}: ${describeMatch(match[0].trim())}`,
  );
}

/** Replaces all characters by spaces, so that line numbers stay the same. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

/** Returns the CSS of a file without comments: the whole of a `.css` file, the `css` templates of a module. */
function styleSheet({ path, text }: SourceFile): string {
  const sheet = path.endsWith('.css') ? text : onlyTemplates(text);
  return sheet.replaceAll(/\/\*[\s\S]*?\*\//g, blank);
}

/** Returns the `css` templates of a module with blanks between them. */
function onlyTemplates(text: string): string {
  let sheet = '';
  for (const { 0: template, index } of text.matchAll(/(?<=\bcss`)[^`]*(?=`)/g)) {
    sheet += blank(text.slice(sheet.length, index)) + template;
  }
  return sheet;
}

/**
 * Finds private custom properties that one element reads with a fallback and another one sets: custom properties are
 * inherited, so an element in the other's slot would read its value.
 */
export function borrowedProperties(files: readonly SourceFile[]): string[] {
  const sheets = files.map((file) => ({
    path: file.path,
    text: styleSheet(file),
    folder: file.path.slice(0, file.path.lastIndexOf('/')),
  }));
  return sheets.flatMap((sheet) =>
    [...sheet.text.matchAll(/var\((--_[\w-]+),/g)].flatMap(({ 1: name = '', index }) =>
      sheets
        .filter(({ folder, text }) => folder !== sheet.folder && text.includes(`${name}:`))
        .map(({ path }) => `${sheet.path}:${lineAt(sheet.text, index)}: ${name} is set by ${path} too`),
    ),
  );
}

/** Finds style attributes in templates, which the content security policy forbids. */
export function styleAttributes(file: SourceFile): string[] {
  return places(file, /<[a-z][^<>]*\sstyle=/g, () => 'a style attribute: use a class');
}

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

/** The one version that is not the catalog's: dependency-cruiser and Angular's compiler read with a TypeScript that still has its API. */
const OWN_VERSION = /^(tools\/boundaries|packages\/ui-kit\/examples)\/package\.json typescript$/;

/** Versions that do not come from the catalog. A peer's range is no version: it is for the host to choose within. */
export function pinnedVersions({ path, text }: SourceFile): string[] {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text) as Manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(
      ([name, version]) => version !== 'catalog:' && version !== 'workspace:*' && !OWN_VERSION.test(`${path} ${name}`),
    )
    .map(([name, version]) => `${path}: ${name} is ${version}, not catalog: or workspace:*`);
}
