/** Rules that hold for the whole workspace: names, doc blocks, UI text and styles. A failure lists every violation. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectLocale } from '../../packages/app/server/locales-plugin.ts';
import { ROUTES } from '../../packages/app/src/core/routes/routes.ts';
import { PAGES } from '../../packages/app/src/shell/page-registry.ts';
import { literalAddresses } from './addresses.ts';
import {
  elementFolders,
  eventProblems,
  firedEvents,
  kitElements,
  manifestEventProblems,
  missingFiles,
  namingProblems,
  storyProblems,
  suiteProblems,
  undescribed,
  unnamedStates,
  usageProblems,
} from './elements.ts';
import { borrowedProperties, pinnedVersions, styleAttributes } from './source.ts';
import { keysOf, unknownKeys, unusedKeys, wordsOf } from './words.ts';
import { filesOf, pathsOf, readPath } from './workspace.ts';

/** Matches files that are not shipped: tests, stories and their helpers. */
const BESIDE = /\.(test|stories)\.tsx?$|\/testing\/|\/e2e\//;
const about = (name: string, problems: readonly string[]) => problems.map((problem) => `${name}: ${problem}`);

const elements = kitElements();
const there = new Set(pathsOf(/^packages\/ui-kit\/src\//));
const beside = (path: string, ending: string): string => {
  const file = path.replace(/\.ts$/, ending);
  return there.has(file) ? readPath(file) : '';
};

describe('the elements of the kit', () => {
  it('are in the manifest, one for each folder and file that names a class', () => {
    const classes = filesOf(/^packages\/ui-kit\/src\/elements\/.*\.ts$/, BESIDE)
      .filter(({ text }) => /^export class Plinth\w+/m.test(text))
      .map(({ path }) => path);
    expect(elements.map(({ path }) => path).toSorted()).toEqual(classes);
    expect(elementFolders().filter((folder) => !elements.some(({ name }) => name === folder))).toEqual([]);
  });

  it('have element, styles, test, stories, definition and wrapper', () => {
    expect(elements.flatMap((element) => missingFiles(element, there))).toEqual([]);
  });

  it('are called the same as file, class, tag and wrapper', () => {
    const problems = elements.flatMap(({ name, path }) =>
      namingProblems(
        name,
        readPath(path),
        readPath(`packages/ui-kit/src/define/${name}.ts`),
        readPath(`packages/ui-kit/src/react/${name}.ts`),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('have a title of their own and an overview', () => {
    const told = elements
      .map(({ name, path }) => [name, beside(path, '.stories.tsx')] as const)
      .filter(([, stories]) => stories !== '');
    expect(told.flatMap(([name, stories]) => about(name, storyProblems(name, stories)))).toEqual([]);
  });

  it('are tested first for what holds for every element', () => {
    const tested = elements
      .map(({ name, path }) => [name, beside(path, '.test.ts')] as const)
      .filter(([, test]) => test !== '');
    expect(tested.flatMap(([name, test]) => about(name, suiteProblems(name, test)))).toEqual([]);
  });

  it('document each event of their map once, and no other', () => {
    const problems = elements.flatMap(({ name, path, folder }) => {
      const sources = filesOf(new RegExp(`^packages/ui-kit/src/elements/${folder}/.*\\.ts$`), BESIDE)
        .map(({ text }) => text)
        .join('\n');
      return about(name, eventProblems(name, readPath(path), sources));
    });
    expect(problems).toEqual([]);
  });

  it('have in the manifest, and so in React, the events that they document', () => {
    expect(
      elements.flatMap(({ name, path, declaration }) =>
        about(name, manifestEventProblems(firedEvents(name, readPath(path)), declaration)),
      ),
    ).toEqual([]);
  });

  it('say when to use them and when not, and what each key does', () => {
    expect(elements.flatMap(({ name, path }) => about(name, usageProblems(name, readPath(path))))).toEqual([]);
  });

  it('name every custom state that their styles know', () => {
    expect(
      elements.flatMap(({ name, path, declaration }) =>
        about(name, unnamedStates(declaration, beside(path, '.styles.ts'))),
      ),
    ).toEqual([]);
  });

  it('describe every public property', () => {
    expect(elements.flatMap(({ name, declaration }) => about(name, undescribed(declaration)))).toEqual([]);
  });
});

describe('the words of the app', () => {
  const source = join(import.meta.dirname, '../../packages/app/src');
  const keys = keysOf(collectLocale(source, 'en'));
  const modules = filesOf(/^packages\/app\/src\/.*\.tsx?$/, BESIDE).map((file) => ({
    path: file.path,
    words: wordsOf(file),
  }));

  it('are asked for by keys that exist', () => {
    expect(modules.flatMap(({ path, words }) => unknownKeys({ path }, words, keys))).toEqual([]);
  });

  it('are all in use', () => {
    expect(
      unusedKeys(
        keys,
        modules.map(({ words }) => words),
      ),
    ).toEqual([]);
  });

  it('name every page', () => {
    expect(
      Object.entries(PAGES)
        .filter(([, { title }]) => !keys.includes(title))
        .map(([id, { title }]) => `${id}: ${title} is in no locale`),
    ).toEqual([]);
  });

  it('stand in locales only, except where no locale has loaded', () => {
    // The page that reports a failed start and the module that shows it run before i18n is ready.
    const early = /\/(shell\/startup-error|main)\.tsx$/;
    const problems = modules
      .filter(({ path }) => path.endsWith('.tsx') && !early.test(path))
      .flatMap(({ path, words }) =>
        words.plain.map(({ text, line }) => `${path}:${line}: "${text}" belongs into a locale`),
      );
    expect(problems).toEqual([]);
  });
});

describe('the sources', () => {
  it('have no style attribute in a template', () => {
    expect(filesOf(/^packages\/(ui-kit|app)\/src\/.*\.(ts|tsx)$/, BESIDE).flatMap(styleAttributes)).toEqual([]);
  });

  it('read no private custom property that an element around them sets', () => {
    expect(borrowedProperties(filesOf(/^packages\/ui-kit\/src\/.*\.ts$/, BESIDE))).toEqual([]);
  });

  it('make the addresses of the app with hrefOf only', () => {
    const paths = Object.values(ROUTES).map(({ path }) => path);
    const modules = filesOf(/^packages\/app\/.*\.tsx?$/, /^packages\/app\/src\/core\/routes\//);
    expect(modules.flatMap((file) => literalAddresses(file, paths))).toEqual([]);
  });

  it('take every version from the catalog, and there each is exact', () => {
    expect(filesOf(/(^|\/)package\.json$/).flatMap(pinnedVersions)).toEqual([]);
    const [, catalog = ''] = readPath('pnpm-workspace.yaml').split(/^catalog:$/m);
    const versions = catalog.split('\n').filter((line) => line.trim() !== '');
    expect(versions.length).toBeGreaterThan(10);
    expect(versions.filter((line) => !/^ {2}\S+: \d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });
});
