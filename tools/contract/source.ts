import type { SourceFile } from './workspace.ts';

/** Line of a place in a text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function places({ path, text }: SourceFile, pattern: RegExp, say: (found: string) => string): string[] {
  return [...text.matchAll(pattern)].map((match) => `${path}:${lineAt(text, match.index)}: ${say(match[0].trim())}`);
}

/** Same length, so that lines stay where they are. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

/** The style sheets of a file: all of a `.css`, the `css` templates of a module; without comments. */
function styleSheet({ path, text }: SourceFile): string {
  const sheet = path.endsWith('.css') ? text : onlyTemplates(text);
  return sheet.replaceAll(/\/\*[\s\S]*?\*\//g, blank);
}

/** The `css` templates of a module, everything between them blank. */
function onlyTemplates(text: string): string {
  let sheet = '';
  for (const { 0: template, index } of text.matchAll(/(?<=\bcss`)[^`]*(?=`)/g)) {
    sheet += blank(text.slice(sheet.length, index)) + template;
  }
  return sheet;
}

/**
 * Private custom properties that an element reads with a fallback, so that they may be unset, and that another element
 * sets: they are inherited, and an element in the other's slot would take them.
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

/** Style attributes in templates, which the content security policy forbids. */
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
