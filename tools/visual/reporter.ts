import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import { LOOKS } from './looks.ts';
import { ATTACHMENTS, BASELINES, baselinesOf, DIFFERENCES, differenceOf, fileOf, root } from './paths.ts';
import { storyNameOf } from './story-name.ts';

const here = (path: string): string => relative(root, path);
const count = (number: number, what: 'story' | 'stories'): string => `${number} ${number === 1 ? 'story' : what}`;

const nameOf = (test: TestCase): string => storyNameOf(test.meta().storyId ?? '');
const fullNameOf = (test: TestCase): string => `${here(test.module.moduleId)} ${nameOf(test)}`;

/** Returns the folders that contain the screenshots of one story each. */
function storiesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => parentPath)
    .filter((path, at, all) => all.indexOf(path) === at);
}

/** Reports the stories that differ from their screenshots, with the paths of the differences. */
export class VisualReporter implements Reporter {
  #began = 0;
  #isUpdate = false;

  onInit(vitest: Vitest): void {
    this.#began = performance.now();
    this.#isUpdate = vitest.config.snapshotOptions.updateSnapshot === 'all';
    rmSync(DIFFERENCES, { recursive: true, force: true });
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()];
    console.log(`${module.ok() ? '✓' : '✗'} ${here(module.moduleId)}: ${count(tests.length, 'stories')}`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    rmSync(ATTACHMENTS, { recursive: true, force: true });
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    this.#tellFresh(tests);
    this.#tellGone(modules);
    this.#tellBroken(modules, tests, unhandled);
    this.#tellDifferent(tests);
    const seconds = Math.round((performance.now() - this.#began) / 1000);
    console.log(`\n${count(tests.length, 'stories')} in ${LOOKS.length} looks, ${seconds} s.`);
  }

  #tellFresh(tests: readonly TestCase[]): void {
    const fresh = tests.filter((test) => test.meta().looks?.fresh.length);
    if (fresh.length === 0) return;
    const every = fresh.length === tests.length;
    console.log(`\nNew, with pictures from now on: ${every ? count(fresh.length, 'stories') : ''}`);
    if (!every) for (const test of fresh) console.log(`  ${fullNameOf(test)}`);
  }

  /**
   * Reports screenshots without a story. The screenshots of a file that did not run count only if the file is deleted.
   */
  #tellGone(modules: readonly TestModule[]): void {
    const drawn = modules
      .filter((module) => module.children.size > 0)
      .flatMap(({ moduleId, children }) => {
        const stories = new Set([...children.allTests()].map(nameOf));
        return storiesIn(baselinesOf(moduleId)).filter((path) => !stories.has(basename(path)));
      });
    const gone = [...drawn, ...storiesIn(BASELINES).filter((path) => !existsSync(fileOf(dirname(path))))];
    if (gone.length === 0) return;
    console.log(
      this.#isUpdate
        ? '\nGone, and their pictures with them:'
        : '\nPictures whose story is gone; --update takes them away:',
    );
    for (const path of gone) {
      console.log(`  ${here(path)}`);
      if (this.#isUpdate) rmSync(path, { recursive: true });
    }
  }

  #tellBroken(modules: readonly TestModule[], tests: readonly TestCase[], unhandled: readonly SerializedError[]): void {
    const broken = [
      ...modules.flatMap((module) => module.errors().map(({ message }) => `${here(module.moduleId)}: ${message}`)),
      ...tests
        .filter((test) => test.meta().looks === undefined)
        .flatMap((test) => (test.result().errors ?? []).map(({ message }) => `${fullNameOf(test)}: ${message}`)),
      ...unhandled.map(({ message }) => message),
    ];
    if (broken.length === 0) return;
    console.log('\nCould not be drawn:');
    for (const line of broken) console.log(`  ${line}`);
  }

  #tellDifferent(tests: readonly TestCase[]): void {
    const different = tests.filter((test) => test.meta().looks?.different.length);
    if (different.length === 0) return;
    console.log(`\n${count(different.length, 'stories')} ${different.length === 1 ? 'looks' : 'look'} different:`);
    for (const test of different) {
      console.log(`  ${fullNameOf(test)}`);
      for (const look of test.meta().looks?.different ?? []) {
        const picture = (kind: string) => differenceOf(test.module.moduleId, `${nameOf(test)}/${look}-${kind}`);
        const drawn = ['diff', 'actual'].map(picture).filter((path) => existsSync(path));
        console.log(
          `    ${look}: ${drawn.length > 0 ? drawn.map(here).join(' ') : 'never still for long enough to be compared'}`,
        );
      }
    }
    console.log('\nIf this is meant, `npm run visual -- --update` makes the pictures anew.');
  }
}
