import { basename, dirname, join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The folder of everything that a run writes. It is not in git, because screenshots depend on the machine. */
const FOLDER = join(root, '.visual');
export const BASELINES = join(FOLDER, 'baselines');
export const DIFFERENCES = join(FOLDER, 'differences');
/** Vitest's folder for the attachments of its own report. */
export const ATTACHMENTS = join(FOLDER, 'attachments');

const SUFFIX = '.stories.tsx';

/** Returns the folder name for a story file: `packages/ui-kit/src/elements/tabs/tabs`. */
const folderOf = (file: string): string => join(relative(root, dirname(file)), basename(file, SUFFIX));

/** Returns the folder of a story file's baselines, with a folder for each story. */
export const baselinesOf = (file: string): string => join(BASELINES, folderOf(file));

/** Returns the story file that a folder of baselines belongs to. */
export const fileOf = (folder: string): string => join(root, relative(BASELINES, folder) + SUFFIX);

/**
 * Returns the path of a baseline.
 * @param screenshot story and variant: `overview/dark`.
 */
export const baselineOf = (file: string, screenshot: string): string => join(baselinesOf(file), `${screenshot}.png`);

/**
 * Returns the path of a difference image.
 * @param screenshot story, variant and kind: `overview/dark-diff` or `overview/dark-actual`.
 */
export const differenceOf = (file: string, screenshot: string): string =>
  join(DIFFERENCES, folderOf(file), `${screenshot}.png`);
