/** Matches suites that run over a list instead of testing one module. */
const SUITE = /^packages\/ui-kit\/src\/testing\/every\//;
const TEST_FILE = /^(.*\/)?([^/]+)\.test\.tsx?$/;
/** The endings of modules and style sheets that a test can be named after. */
const MODULE_ENDINGS = ['.ts', '.tsx', '.mjs', '.css', '.saga.ts', '-slice.ts'];

/**
 * Returns the test files that are named after neither a module beside them nor their folder. A test of `tabs.ts` is
 * `tabs.test.ts` or, for one topic, `tabs.keyboard.test.ts`.
 */
export function misnamedTests(paths: readonly string[]): string[] {
  const existingPaths = new Set(paths);
  return paths.filter((path) => {
    const [, folder = '', name] = TEST_FILE.exec(path) ?? [];
    if (name === undefined || SUITE.test(path)) return false;
    const parts = name.split('.');
    const stems = parts.map((_part, index) => parts.slice(0, index + 1).join('.'));
    const isNamedAfterModule = stems.some((stem) =>
      MODULE_ENDINGS.some((ending) => existingPaths.has(`${folder}${stem}${ending}`)),
    );
    return !isNamedAfterModule && folder.split('/').at(-2) !== parts[0];
  });
}
