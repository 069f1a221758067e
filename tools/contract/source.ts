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

const RAW_COLOUR =
  /(?<![\w&(/-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;

/** Colours that do not come from a token. */
export function rawColours(file: SourceFile): string[] {
  return places(
    { path: file.path, text: styleSheet(file) },
    RAW_COLOUR,
    (found) => `the colour ${found} belongs into a token`,
  );
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

/**
 * Transitions of colours outside of a rule for `:hover` or `:active`: with them standing, a change of skin animates
 * every element of the page.
 */
export function standingTransitions(file: SourceFile): string[] {
  const text = styleSheet(file);
  const selectors: string[] = [];
  const problems: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    const piece = text.slice(from, index).trim();
    from = index + 1;
    if (mark === '{') {
      selectors.push(piece);
      continue;
    }
    const value = /^transition(?:-property)?\s*:\s*([\s\S]*)$/.exec(piece)?.[1] ?? '';
    const byInteraction = selectors.some((selector) => /:(?:hover|active)\b/.test(selector));
    if (
      /(?<![\w-])(?:all|color|background(?:-color)?|(?:border|outline|fill|stroke)(?:-color)?)(?![\w-])/.test(value) &&
      !byInteraction
    ) {
      problems.push(
        `${file.path}:${lineAt(text, index)}: the transition "${value.replaceAll(/\s+/g, ' ')}" stands on a colour`,
      );
    }
    if (mark === '}') selectors.pop();
  }
  return problems;
}

/** Ways around the content security policy and around escaping. */
export function unsafeMarkup(file: SourceFile): string[] {
  const pattern =
    /\bstyle=|\bstyleMap\b|\bunsafe(?:HTML|SVG|CSS|Static)\b|\b(?:inner|outer)HTML\b|\bdangerouslySetInnerHTML\b|\binsertAdjacentHTML\b/g;
  return places(file, pattern, (found) => `${found} is not used here`);
}

const UNFINISHED = new RegExp(
  `\\b(?:${['TO', 'FIX', 'X'].map((word, index) => word + ['DO', 'ME', 'XX'][index]).join('|')})\\b`,
  'g',
);

/** Marks of work that was put off. */
export function unfinished(file: SourceFile): string[] {
  return places(file, UNFINISHED, (found) => `"${found}": do it, or write it down where work is planned`);
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
