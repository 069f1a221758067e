import { basename, dirname, join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Everything that the run writes; nothing of it is in git, for pictures are those of the machine that drew them. */
const FOLDER = join(root, '.visual');
export const BASELINES = join(FOLDER, 'baselines');
export const DIFFERENCES = join(FOLDER, 'differences');
/** What Vitest keeps for its own report. */
export const ATTACHMENTS = join(FOLDER, 'attachments');

const SUFFIX = '.stories.tsx';

/** A file of stories as a folder: `packages/ui-kit/src/elements/tabs/tabs`. */
const folderOf = (file: string): string => join(relative(root, dirname(file)), basename(file, SUFFIX));

/** The folder that keeps the pictures of a file's stories, in a folder each. */
export const baselinesOf = (file: string): string => join(BASELINES, folderOf(file));

/** The file of stories that a folder keeps pictures of. */
export const fileOf = (folder: string): string => join(root, relative(BASELINES, folder) + SUFFIX);

/** @param picture story and look: `overview/dark`. */
export const baselineOf = (file: string, picture: string): string => join(baselinesOf(file), `${picture}.png`);

/** @param picture story, look and what of it: `overview/dark-diff`, or `overview/dark-actual`. */
export const differenceOf = (file: string, picture: string): string =>
  join(DIFFERENCES, folderOf(file), `${picture}.png`);
