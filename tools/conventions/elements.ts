import type { CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import { isElementTitle } from '../../.storybook/groups.ts';
import { className, docBlock, elementName, manifestElements } from '../gen/elements.ts';
import { namedTypesOf, typeNamesIn } from '../gen/named-types.ts';
import { pascal, sentence } from '../lib/names.ts';
import { pathsOf, readPath } from './workspace.ts';

const KIT = 'packages/ui-kit';

/** An element of the kit: its files and its declaration in the manifest. */
export interface KitElement {
  /** Name without the prefix: `side-menu-item`. */
  readonly name: string;
  /** Path of the module, relative to the root of the workspace. */
  readonly path: string;
  /** Name of the folder: the element's own name, or that of the element that it is a part of. */
  readonly folder: string;
  readonly declaration: CustomElementDeclaration;
}

/** Returns every element of the manifest. */
export function kitElements(): KitElement[] {
  const manifest = JSON.parse(readPath(`${KIT}/custom-elements.json`)) as Package;
  return manifestElements(manifest).map(([path, declaration]) => ({
    name: elementName(path),
    path: `${KIT}/${path}`,
    folder: path.split('/')[2] ?? '',
    declaration,
  }));
}

/** Returns the name of every element folder, including those that the manifest lacks. */
export function elementFolders(): string[] {
  const folder = new RegExp(`^${KIT}/src/elements/([^/]+)/`);
  return [...new Set(pathsOf(folder).flatMap((path) => folder.exec(path)?.[1] ?? []))];
}

/** Returns the files that an element lacks. A part of another element may share its styles. */
export function missingFiles(
  { name, folder }: Pick<KitElement, 'name' | 'folder'>,
  existingPaths: ReadonlySet<string>,
): string[] {
  const base = `${KIT}/src/elements/${folder}/${name}`;
  const expectedPaths = [
    `${base}.ts`,
    `${base}.test.ts`,
    `${base}.stories.tsx`,
    `${KIT}/src/define/${name}.ts`,
    `${KIT}/src/react/${name}.ts`,
  ];
  if (name === folder) expectedPaths.push(`${base}.styles.ts`);
  return expectedPaths.filter((path) => !existingPaths.has(path)).map((path) => `${path} is missing`);
}

/** Returns mismatches between the names of the file, the class, the tag and the React wrapper. */
export function namingProblems(name: string, element: string, definition: string, wrapper: string): string[] {
  const type = className(`${name}.ts`);
  const problems: string[] = [];
  if (!new RegExp(`^export class ${type}\\b`, 'm').test(element))
    problems.push(`${name}.ts does not export the class ${type}`);
  if (!definition.includes(`define('plinth-${name}', ${type});`))
    problems.push(`define/${name}.ts does not define plinth-${name}`);
  if (!wrapper.includes(`export const ${pascal(name)} =`) || !wrapper.includes(`tagName: 'plinth-${name}'`)) {
    problems.push(`react/${name}.ts does not wrap plinth-${name} as ${pascal(name)}`);
  }
  return problems;
}

/** Returns what is missing in an element's stories: the title, and the overview that documentation begins with. */
export function storyProblems(name: string, stories: string): string[] {
  const title = /^ {2}title: '([^']*)'/m.exec(stories)?.[1] ?? '';
  const problems = isElementTitle(title)
    ? []
    : [`the title "${title}" does not begin with a group of .storybook/groups.ts`];
  if (!title.endsWith(`/${sentence(name)}`))
    problems.push(`the title "${title}" does not end with "/${sentence(name)}"`);
  if (!/^export const Overview\b/m.test(stories)) problems.push('there is no story Overview');
  return problems;
}

/** Returns what is wrong when a test file doesn't run the generic suite of its element first. */
export function suiteProblems(name: string, test: string): string[] {
  const first = /^describe(?:Element)?\(/m.exec(test)?.[0];
  if (first !== 'describeElement(') return ['the tests do not start with describeElement'];
  const tested = /describeElement\(\{\s*name: '([^']*)'/.exec(test)?.[1];
  return tested === name ? [] : [`describeElement tests "${tested ?? ''}", not "${name}"`];
}

interface EventMap {
  readonly own: readonly string[];
  readonly inherited: readonly string[];
}

/** Returns the events in an element's event map, such as `interface PlinthTabsEventMap`, including inherited ones. */
function eventMap(name: string, sources: string): EventMap {
  const match = new RegExp(`interface ${className(`${name}.ts`)}EventMap\\b([^{]*)\\{\\n([\\s\\S]*?)\\n\\}`).exec(
    sources,
  );
  if (!match) return { own: [], inherited: [] };
  const parents = [...(match[1] ?? '').matchAll(/Plinth(\w+)EventMap/g)].map(([, parent = '']) =>
    parent.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase(),
  );
  return {
    own: [...(match[2] ?? '').matchAll(/^ {2}'([^']+)':/gm)].map(([, event = '']) => event),
    inherited: parents.flatMap((parent) => {
      const map = eventMap(parent, sources);
      return [...map.own, ...map.inherited];
    }),
  };
}

/** Returns the events that the doc block of an element's class lists with `@fires`. */
export function firedEvents(name: string, element: string): string[] {
  return [...docBlock(`${name}.ts`, element).matchAll(/^ \* @fires (\S+)/gm)].map(([, event = '']) => event);
}

/**
 * Returns differences between an element's event map and the `@fires` tags of its doc block.
 * @param sources all modules of the element's folder, because the map may be in a file of its own.
 */
export function eventProblems(name: string, element: string, sources: string): string[] {
  const firedNames = firedEvents(name, element);
  const { own, inherited } = eventMap(name, sources);
  const problems = own
    .map((event) => [event, firedNames.filter((name) => name === event).length] as const)
    .filter(([, count]) => count !== 1)
    .map(([event, count]) => `${event} is in the event map and has ${count} @fires`);
  const duplicates = firedNames.filter((event, index) => firedNames.indexOf(event) !== index && !own.includes(event));
  const unknown = firedNames.filter(
    (event) => event.startsWith('plinth-') && !own.includes(event) && !inherited.includes(event),
  );
  return [
    ...problems,
    ...duplicates.map((event) => `${event} has two @fires`),
    ...unknown.map((event) => `@fires ${event} is in no event map`),
    ...firedNames
      .filter((event) => /^plinth-[a-z]+$/.test(event))
      .map((event) => `${event} is not plinth-<noun>-<verb>`),
  ];
}

/**
 * Returns differences between the events of a doc block and those of the manifest, from which the wrappers are
 * generated.
 */
export function manifestEventProblems(firedNames: readonly string[], declaration: CustomElementDeclaration): string[] {
  const listed = (declaration.events ?? []).map(({ name }) => name);
  return [
    ...listed
      .filter((event) => !firedNames.includes(event))
      .map((event) => `the manifest has the event "${event}", but the doc block does not`),
    ...firedNames.filter((event) => !listed.includes(event)).map((event) => `@fires ${event} is not in the manifest`),
  ];
}

/** Returns what a doc block lacks about usage: when to use the element, when not to, and its keyboard support. */
export function usageProblems(name: string, element: string): string[] {
  const block = docBlock(`${name}.ts`, element);
  const problems: string[] = [];
  for (const tag of ['when', 'whenNot']) {
    const lines = [...block.matchAll(new RegExp(`^ \\* @${tag} (.*)$`, 'gm'))].map(([, text = '']) => text);
    if (lines.length !== 1) problems.push(`there are ${lines.length} @${tag}, not one`);
    problems.push(
      ...lines.filter((line) => !/^[\p{Lu}`].*\.$/u.test(line)).map((line) => `@${tag} is not a sentence: "${line}"`),
    );
  }
  const keys = [...block.matchAll(/^ \* @keyboard (.*)$/gm)].map(([, text = '']) => text);
  if (keys.length === 0) problems.push('there is no @keyboard');
  problems.push(
    ...keys
      .filter((line) => !/^(none|[^—]+ — \p{Lu}.*\.)$/u.test(line))
      .map((line) => `@keyboard is not "keys — action.": "${line}"`),
  );
  if (keys.length > 1 && keys.some((line) => line.startsWith('none')))
    problems.push('@keyboard none is combined with keys');
  return problems;
}

/**
 * Returns the custom states that an element's styles select and that neither its doc block nor an inherited one names.
 */
export function unnamedStates(declaration: CustomElementDeclaration, styles: string): string[] {
  const documented = new Set((declaration.cssStates ?? []).map(({ name }) => name));
  const selected = new Set([...styles.matchAll(/:state\(([\w-]+)\)/g)].map(([, state = '']) => state));
  return [...selected].filter((state) => !documented.has(state)).map((state) => `:state(${state}) has no @cssState`);
}

/** Returns the public properties that have no description. */
export function undescribed(declaration: CustomElementDeclaration): string[] {
  return (declaration.members ?? [])
    .filter(({ kind }) => kind === 'field')
    .filter((member) => !member.description?.trim())
    .map((member) => `${member.name} has no description`);
}

/** Types of the platform, of TypeScript and of Lit, and the type parameters of elements and their types. */
const KNOWN_TYPES: ReadonlySet<string> = new Set(
  `AbortSignal CustomEvent Date Element Event File HTMLElement HTMLFormElement HTMLInputElement HTMLLabelElement
  HTMLSelectElement HTMLTextAreaElement Node Partial PlinthMenuItem Promise Readonly Record Result Row TemplateResult
  ValidityState Value`.split(/\s+/),
);

/** Returns what is missing in the types of an element's public members, their parameters and results, and its events. */
export function untyped(declaration: CustomElementDeclaration): string[] {
  const { members = [], events = [] } = declaration;
  const texts: (readonly [what: string, type: string | undefined])[] = [];
  for (const member of members) {
    if (member.kind === 'field') texts.push([member.name, member.type?.text]);
    else {
      for (const { name, type } of member.parameters ?? [])
        texts.push([`the parameter ${name} of ${member.name}`, type?.text]);
      texts.push([`the result of ${member.name}`, member.return?.type?.text]);
    }
  }
  for (const event of events) texts.push([event.name, event.type.text]);
  const types = namedTypesOf(declaration);
  const declared = new Set(types.map(({ name }) => name));
  const names = [...texts.map(([, type]) => type ?? ''), ...types.map(({ text }) => text)].flatMap(typeNamesIn);
  return [
    ...texts.filter(([, type]) => !type).map(([what]) => `${what} has no type`),
    ...[...new Set(names)]
      .filter((name) => !declared.has(name) && !KNOWN_TYPES.has(name))
      .map((name) => `${name} is declared nowhere`),
  ];
}

/** Matches references to what the package doesn't contain: the specification, documents and files of the workspace. */
const INTERNAL_REFERENCE =
  /§|\bproduct\.md\b|\b[Ss]pec(?:ification)?\b|\bdocs\/|\bTODO\b|\bFIXME\b|\b[\w-]+\/[\w-]+\.ts\b/;

/** Returns the texts of a declaration that refer to something outside the package. */
export function unclearTexts(declaration: CustomElementDeclaration): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value) as [string, unknown][]) {
      if (typeof child === 'string' && key !== 'module' && key !== 'path') texts.push(child);
      else collect(child);
    }
  };
  collect(declaration);
  return texts.filter((text) => INTERNAL_REFERENCE.test(text)).map((text) => `refers to the workspace: "${text}"`);
}
