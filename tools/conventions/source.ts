import type { SourceFile } from './workspace.ts';

/** Returns the line number of an index in a text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function matchesOf({ path, text }: SourceFile, pattern: RegExp, describeMatch: (found: string) => string): string[] {
  return [...text.matchAll(pattern)].map(
    (match) => `${path}:${lineAt(text, match.index)}: ${describeMatch(match[0].trim())}`,
  );
}

/** Replaces all characters by spaces, so that line numbers stay the same. */
function toSpaces(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

/** Returns the CSS of a file without comments: all of a `.css` file, or the `css` templates of a module. */
function styleSheet({ path, text }: SourceFile): string {
  const sheet = path.endsWith('.css') ? text : onlyTemplates(text);
  return sheet.replaceAll(/\/\*[\s\S]*?\*\//g, toSpaces);
}

/** Returns the `css` templates of a module, with everything else replaced by spaces. */
function onlyTemplates(text: string): string {
  let sheet = '';
  for (const { 0: template, index } of text.matchAll(/(?<=\bcss`)[^`]*(?=`)/g)) {
    sheet += toSpaces(text.slice(sheet.length, index)) + template;
  }
  return sheet;
}

/**
 * Finds private custom properties that one element reads with a fallback and another one sets. Custom properties are
 * inherited, so an element in the other's slot would read that value.
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
        .map(({ path }) => `${sheet.path}:${lineAt(sheet.text, index)}: ${name} is also set by ${path}`),
    ),
  );
}

/** Finds style attributes in Lit's templates, which the content security policy forbids. The linter reports those in JSX. */
export function styleAttributes(file: SourceFile): string[] {
  return matchesOf(file, /<[a-z][^<>]*\sstyle=/g, () => 'a style attribute; use a class');
}

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

/**
 * The only version outside the catalog: dependency-cruiser and Angular's compiler need a TypeScript that still has its
 * JavaScript API.
 */
const OUTSIDE_CATALOG = /^(tools\/boundaries|packages\/ui-kit\/examples)\/package\.json typescript$/;

/**
 * Returns the dependencies whose version does not come from the catalog. Peer dependencies are ignored: they are
 * ranges.
 */
export function pinnedVersions({ path, text }: SourceFile): string[] {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text) as Manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(
      ([name, version]) =>
        version !== 'catalog:' && version !== 'workspace:*' && !OUTSIDE_CATALOG.test(`${path} ${name}`),
    )
    .map(([name, version]) => `${path}: ${name} is ${version}, not catalog: or workspace:*`);
}
