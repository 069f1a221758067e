/** Rules that hold for the whole workspace: names, doc blocks, UI text and styles. A failure lists every violation. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ELEMENT_GROUPS } from '../../.storybook/groups.ts';
import { collectLocale } from '../../packages/app/server/locales-plugin.ts';
import { ROUTES } from '../../packages/app/src/core/routes/routes.ts';
import { demoRoutes } from '../../packages/app/src/demo/_shared/routes.ts';
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
  unclearTexts,
  untyped,
  unnamedStates,
  usageProblems,
} from './elements.ts';
import { unregistered } from './registration.ts';
import { borrowedProperties, pinnedVersions, styleAttributes } from './source.ts';
import { misnamedTests } from './test-names.ts';
import { duplicateKeys, keysOf, unknownKeys, unusedKeys, uiTextOf, type TextInLine } from './ui-text.ts';
import { textsOf, titleCased, unwantedWords } from './wording.ts';
import { filesOf, pathsOf, readPath } from './workspace.ts';

/** Matches files that are not shipped: tests, stories, guidance and their helpers. */
const NOT_SHIPPED = /\.(test|stories|guidance)\.tsx?$|\/testing\/|\/e2e\//;
const prefixed = (name: string, problems: readonly string[]) => problems.map((problem) => `${name}: ${problem}`);

const elements = kitElements();
const kitPaths = new Set(pathsOf(/^packages\/ui-kit\/src\//));
const readSibling = (path: string, ending: string): string => {
  const file = path.replace(/\.ts$/, ending);
  return kitPaths.has(file) ? readPath(file) : '';
};

describe('the elements of the kit', () => {
  it('are in the manifest, one for each folder and file that names a class', () => {
    const classes = filesOf(/^packages\/ui-kit\/src\/elements\/.*\.ts$/, NOT_SHIPPED)
      .filter(({ text }) => /^export class Plinth\w+/m.test(text))
      .map(({ path }) => path);
    expect(elements.map(({ path }) => path).toSorted()).toEqual(classes);
    expect(elementFolders().filter((folder) => !elements.some(({ name }) => name === folder))).toEqual([]);
  });

  it('have element, styles, test, stories, definition and wrapper', () => {
    expect(elements.flatMap((element) => missingFiles(element, kitPaths))).toEqual([]);
  });

  it('have matching names of file, class, tag and wrapper', () => {
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

  it('have stories with their own title and an overview', () => {
    const storyFiles = elements
      .map(({ name, path }) => [name, readSibling(path, '.stories.tsx')] as const)
      .filter(([, stories]) => stories !== '');
    expect(storyFiles.flatMap(([name, stories]) => prefixed(name, storyProblems(name, stories)))).toEqual([]);
  });

  it('have groups that Storybook sorts', () => {
    const sorted = readPath('.storybook/preview.tsx').matchAll(/^ {10}'(\w+)',$/gm);
    expect([...sorted].map(([, title]) => title)).toEqual(expect.arrayContaining([...ELEMENT_GROUPS]));
  });

  it('run the generic element suite first in their tests', () => {
    const testFiles = elements
      .map(({ name, path }) => [name, readSibling(path, '.test.ts')] as const)
      .filter(([, test]) => test !== '');
    expect(testFiles.flatMap(([name, test]) => prefixed(name, suiteProblems(name, test)))).toEqual([]);
  });

  it('document exactly the events of their event map', () => {
    const problems = elements.flatMap(({ name, path, folder }) => {
      const sources = filesOf(new RegExp(`^packages/ui-kit/src/elements/${folder}/.*\\.ts$`), NOT_SHIPPED)
        .map(({ text }) => text)
        .join('\n');
      return prefixed(name, eventProblems(name, readPath(path), sources));
    });
    expect(problems).toEqual([]);
  });

  it('have exactly their documented events in the manifest', () => {
    expect(
      elements.flatMap(({ name, path, declaration }) =>
        prefixed(name, manifestEventProblems(firedEvents(name, readPath(path)), declaration)),
      ),
    ).toEqual([]);
  });

  it('document when to use them, when not to, and their keys', () => {
    expect(elements.flatMap(({ name, path }) => prefixed(name, usageProblems(name, readPath(path))))).toEqual([]);
  });

  it('document every custom state that their styles select', () => {
    expect(
      elements.flatMap(({ name, path, declaration }) =>
        prefixed(name, unnamedStates(declaration, readSibling(path, '.styles.ts'))),
      ),
    ).toEqual([]);
  });

  it('describe every public property', () => {
    expect(elements.flatMap(({ name, declaration }) => prefixed(name, undescribed(declaration)))).toEqual([]);
  });

  it('declare the type of every public member, parameter, result and event', () => {
    expect(elements.flatMap(({ name, declaration }) => prefixed(name, untyped(declaration)))).toEqual([]);
  });

  it('are in the changelog', () => {
    const changelog = readPath('packages/ui-kit/CHANGELOG.md');
    expect(elements.map(({ name }) => `plinth-${name}`).filter((tag) => !changelog.includes(`\`${tag}\``))).toEqual([]);
  });

  it('refer to nothing outside the package in public texts', () => {
    expect(elements.flatMap(({ name, declaration }) => prefixed(name, unclearTexts(declaration)))).toEqual([]);
  });
});

describe('the strings of the app', () => {
  const source = join(import.meta.dirname, '../../packages/app/src');
  const keys = keysOf(collectLocale(source, 'en', true));
  const modules = filesOf(/^packages\/app\/src\/.*\.tsx?$/, NOT_SHIPPED).map((file) => ({
    path: file.path,
    uiText: uiTextOf(file),
  }));

  it('have each key once in every language', () => {
    expect(filesOf(/^packages\/app\/src\/.*\/locales\/\w+\.json$/).flatMap(duplicateKeys)).toEqual([]);
  });

  it('are requested with existing keys', () => {
    expect(modules.flatMap(({ path, uiText }) => unknownKeys({ path }, uiText, keys))).toEqual([]);
  });

  it('are all used', () => {
    expect(
      unusedKeys(
        keys,
        modules.map(({ uiText }) => uiText),
      ),
    ).toEqual([]);
  });

  it('include the title of every page', () => {
    expect(
      Object.entries(PAGES)
        .filter(([, { title }]) => !keys.includes(title))
        .map(([id, { title }]) => `${id}: ${title} is in no locale`),
    ).toEqual([]);
  });

  it('are in locales only, except before i18n is ready and on the pages of the demo', () => {
    // The page that reports a failed start and the module that shows it run before i18n is ready; the pages of the demo are
    // in English.
    const untranslated = /\/(shell\/startup-error\.tsx|main\.tsx|src\/demo\/.*\.tsx)$/;
    const problems = modules
      .filter(({ path }) => path.endsWith('.tsx') && !untranslated.test(path))
      .flatMap(({ path, uiText }) =>
        uiText.literalText.map(({ text, line }) => `${path}:${line}: "${text}" belongs in a locale`),
      );
    expect(problems).toEqual([]);
  });
});

describe('the words of the user interface', () => {
  const app = join(import.meta.dirname, '../../packages/app/src');
  const translated = textsOf(collectLocale(app, 'en', true)).map(({ place, text }) => ({
    place: `en: ${place}`,
    text,
  }));
  // Modules of sample data have names, and one example is in several languages.
  const modules = [
    ...filesOf(
      /^packages\/app\/src\/.*\.tsx?$/,
      new RegExp(String.raw`${NOT_SHIPPED.source}|/(samples|contracts)\.ts$|/texts-in-languages\.tsx$`),
    ),
    ...filesOf(/^packages\/ui-kit\/src\/(?:.*\.stories\.tsx|strings\/en\.ts|strings\/en\/.*\.ts)$/),
  ].map((file) => ({ path: file.path, ...uiTextOf(file) }));
  const placed = (path: string, texts: readonly TextInLine[]) =>
    texts.map(({ text, line }) => ({ place: `${path}:${line}`, text }));

  it('are in sentence case', () => {
    const written = modules.flatMap(({ path, strings }) => placed(path, strings));
    expect(titleCased([...translated, ...written])).toEqual([]);
  });

  it('name a thing by one word, and lists have no comma before the last item', () => {
    const written = modules.flatMap(({ path, literalText, propertyText }) =>
      placed(path, [...literalText, ...propertyText]),
    );
    expect(unwantedWords([...translated, ...written])).toEqual([]);
  });
});

describe('the registries', () => {
  it('import every feature and every app of the demo', () => {
    const features = pathsOf(/^packages\/app\/src\/(features|demo)\/[a-z][^/]*\/feature\.ts$/);
    expect(features.length).toBeGreaterThan(20);
    const registries = filesOf(/^packages\/app\/src\/(shell\/.*|demo\/(pages|demo))\.tsx?$/, NOT_SHIPPED);
    expect(unregistered(features, registries)).toEqual([]);
  });

  it('import every module that declares calls', () => {
    const modules = filesOf(/^packages\/api-client\/src\/(resources|demo)\/.*\.ts$/, NOT_SHIPPED)
      .filter(({ text }) => text.includes('= defineCall('))
      .map(({ path }) => path);
    expect(modules.length).toBeGreaterThan(30);
    expect(unregistered(modules, filesOf(/^packages\/api-client\/src\/(demo\/)?registry\.ts$/))).toEqual([]);
  });
});

describe('the sources', () => {
  it('name sections of docs/product.md that are there', () => {
    const sections = [...readPath('docs/product.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase(),
    );
    const named = filesOf(/^(packages|tools)\/.*\.tsx?$/).flatMap(({ path, text }) =>
      [...text.matchAll(/product\.md#(\w+)/g)].map(([, section = '']) => ({ path, section })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ section }) => !sections.includes(section))).toEqual([]);
  });

  it('have tests that are named after a module beside them or after their folder', () => {
    expect(misnamedTests(pathsOf(/^(packages|tools)\//))).toEqual([]);
  });

  it('have no style attribute in a template', () => {
    expect(filesOf(/^packages\/(ui-kit|app)\/src\/.*\.ts$/, NOT_SHIPPED).flatMap(styleAttributes)).toEqual([]);
  });

  it('read no private custom property that another element sets', () => {
    expect(borrowedProperties(filesOf(/^packages\/ui-kit\/src\/.*\.ts$/, NOT_SHIPPED))).toEqual([]);
  });

  it('create URLs of the app with hrefOf only', () => {
    const paths = Object.values(ROUTES).map(({ path }) => path);
    const routeTables = /^packages\/app\/src\/(?:core\/routes\/|demo\/_shared\/routes\.ts$)/;
    const modules = filesOf(/^packages\/app\/.*\.tsx?$/, routeTables);
    expect(modules.flatMap((file) => literalAddresses(file, paths))).toEqual([]);
  });

  it('create URLs of the demo with hrefOf only, except in tests, which expect some of its API', () => {
    const paths = demoRoutes.ids.map((id) => demoRoutes.sampleHrefOf(id));
    const modules = filesOf(
      /^packages\/app\/src\/demo\/.*\.tsx?$/,
      /\/_shared\/(routes|showcase-pages)\.ts$|\.test\.tsx?$/,
    );
    expect(modules.flatMap((file) => literalAddresses(file, paths))).toEqual([]);
  });

  it('take every version from the catalog, in which each is exact', () => {
    // The Next.js example is a project of its own, which installs the packed kit.
    const manifests = filesOf(/(^|\/)package\.json$/, /examples\/next\//);
    expect(manifests.flatMap(pinnedVersions)).toEqual([]);
    const [, catalog = ''] = readPath('pnpm-workspace.yaml').split(/^catalog:$/m);
    const versions = catalog.split('\n').filter((line) => line.trim() !== '');
    expect(versions.length).toBeGreaterThan(10);
    expect(versions.filter((line) => !/^ {2}\S+: \d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });
});
