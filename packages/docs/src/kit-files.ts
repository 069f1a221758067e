/** The kit's files that its documentation is made of, each loaded when it is needed. */
import type { Guidance } from '@plinth/ui-kit/guidance';
import type { ComponentType, ReactNode } from 'react';
import type { StorySource } from './code/story-source.ts';
import type { ElementDoc } from './element-doc.ts';

type Args = Readonly<Record<string, unknown>>;

/** The arguments and the render function of a story. */
export interface Story {
  readonly args?: Args;
  readonly render?: (args: Args) => ReactNode;
}

/** A module of stories, by the names of their exports. */
export type StoryModule = Readonly<Record<string, Story>> & {
  readonly default: Story & {
    /** The group and the name of its page in Storybook: `Navigation/Tabs`. */
    readonly title: string;
    readonly component?: ComponentType<Args>;
  };
};

/** Loads a file by its name without extensions: `tabs`. */
type Loads<File> = ReadonlyMap<string, () => Promise<File>>;

function byName<File>(files: Readonly<Record<string, () => Promise<File>>>, extension: string): Loads<File> {
  return new Map(
    Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1).replace(extension, ''), load]),
  );
}

/** The stories of each element and style sheet. */
export const storyModules = byName(
  import.meta.glob<StoryModule>(['../../ui-kit/src/elements/*/*.stories.tsx', '../../ui-kit/src/styles/*.stories.tsx']),
  '.stories.tsx',
);

/** The sources from which their code is printed. */
export const storySources = byName(
  import.meta.glob<StorySource>(
    ['../../ui-kit/src/elements/*/*.stories.tsx', '../../ui-kit/src/styles/*.stories.tsx'],
    { query: '?story-source' },
  ),
  '.stories.tsx',
);

/** The code of stories that handle events, by name with extension: `dialog.opened-by-button.html`. */
export const storyFiles = byName(
  import.meta.glob<string>('../../ui-kit/src/elements/*/examples/*.{html,vue}', { query: '?raw', import: 'default' }),
  '',
);

/** Examples of how to use an element and how not to. */
export const guidanceModules = byName(
  import.meta.glob<Guidance>('../../ui-kit/src/elements/*/*.guidance.tsx', { import: 'guidance' }),
  '.guidance.tsx',
);

/** The documentation of each element. */
export const elementDocModules = byName(
  import.meta.glob<ElementDoc>('../../ui-kit/src/react/*.ts', { query: '?element-doc', import: 'default' }),
  '.ts',
);
