import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import { ATTACHMENTS, BASELINES, baselinesOf, DIFFERENCES, differenceOf, fileOf, root } from './paths.ts';
import { storyNameOf } from './story-name.ts';
import { VARIANTS } from './variants.ts';

const relativePath = (path: string): string => relative(root, path);
const formatCount = (number: number, what: 'story' | 'stories'): string => `${number} ${number === 1 ? 'story' : what}`;

const nameOf = (test: TestCase): string => storyNameOf(test.meta().storyId ?? '');
const fullNameOf = (test: TestCase): string => `${relativePath(test.module.moduleId)} ${nameOf(test)}`;

/** Returns the folders that contain the screenshots of one story each. */
function storiesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => parentPath)
    .filter((path, index, paths) => paths.indexOf(path) === index);
}

/** Reports the stories that differ from their screenshots, with the paths of the differences. */
export class VisualReporter implements Reporter {
  #startedAt = 0;
  #isUpdate = false;

  onInit(vitest: Vitest): void {
    this.#startedAt = performance.now();
    this.#isUpdate = vitest.config.snapshotOptions.updateSnapshot === 'all';
    rmSync(DIFFERENCES, { recursive: true, force: true });
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()];
    console.log(`${module.ok() ? '✓' : '✗'} ${relativePath(module.moduleId)}: ${formatCount(tests.length, 'stories')}`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    rmSync(ATTACHMENTS, { recursive: true, force: true });
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    this.#reportCreated(tests);
    this.#reportOrphans(modules);
    this.#reportBroken(modules, tests, unhandled);
    this.#reportDifferent(tests);
    const seconds = Math.round((performance.now() - this.#startedAt) / 1000);
    console.log(`\n${formatCount(tests.length, 'stories')} in ${VARIANTS.length} variants, ${seconds} s.`);
  }

  #reportCreated(tests: readonly TestCase[]): void {
    const created = tests.filter((test) => test.meta().variants?.created.length);
    if (created.length === 0) return;
    const areAllNew = created.length === tests.length;
    console.log(
      `\nNew stories, whose screenshots were created: ${areAllNew ? formatCount(created.length, 'stories') : ''}`,
    );
    if (!areAllNew) for (const test of created) console.log(`  ${fullNameOf(test)}`);
  }

  /**
   * Reports screenshots without a story. The screenshots of a file that did not run count only if the file is deleted.
   */
  #reportOrphans(modules: readonly TestModule[]): void {
    const orphansOfModules = modules
      .filter((module) => module.children.size > 0)
      .flatMap(({ moduleId, children }) => {
        const stories = new Set([...children.allTests()].map(nameOf));
        return storiesIn(baselinesOf(moduleId)).filter((path) => !stories.has(basename(path)));
      });
    const orphans = [...orphansOfModules, ...storiesIn(BASELINES).filter((path) => !existsSync(fileOf(dirname(path))))];
    if (orphans.length === 0) return;
    console.log(
      this.#isUpdate
        ? '\nDeleted screenshots of removed stories:'
        : '\nScreenshots of removed stories; --update deletes them:',
    );
    for (const path of orphans) {
      console.log(`  ${relativePath(path)}`);
      if (this.#isUpdate) rmSync(path, { recursive: true });
    }
  }

  #reportBroken(
    modules: readonly TestModule[],
    tests: readonly TestCase[],
    unhandled: readonly SerializedError[],
  ): void {
    const broken = [
      ...modules.flatMap((module) =>
        module.errors().map(({ message }) => `${relativePath(module.moduleId)}: ${message}`),
      ),
      ...tests
        .filter((test) => test.meta().variants === undefined)
        .flatMap((test) => (test.result().errors ?? []).map(({ message }) => `${fullNameOf(test)}: ${message}`)),
      ...unhandled.map(({ message }) => message),
    ];
    if (broken.length === 0) return;
    console.log('\nFailed to render:');
    for (const line of broken) console.log(`  ${line}`);
  }

  #reportDifferent(tests: readonly TestCase[]): void {
    const different = tests.filter((test) => test.meta().variants?.different.length);
    if (different.length === 0) return;
    console.log(
      `\n${formatCount(different.length, 'stories')} ${different.length === 1 ? 'differs' : 'differ'} from the screenshots:`,
    );
    for (const test of different) {
      console.log(`  ${fullNameOf(test)}`);
      for (const variant of test.meta().variants?.different ?? []) {
        const imagePath = (kind: string) => differenceOf(test.module.moduleId, `${nameOf(test)}/${variant}-${kind}`);
        const images = ['diff', 'actual'].map(imagePath).filter((path) => existsSync(path));
        console.log(
          `    ${variant}: ${images.length > 0 ? images.map(relativePath).join(' ') : 'never stable long enough to compare'}`,
        );
      }
    }
    console.log('\nIf this is intended, `npm run visual -- --update` replaces the screenshots.');
  }
}
