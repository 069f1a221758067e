import type { ExampleCode } from '@plinth/docs/code/example-code.ts';
import { storyModules } from '@plinth/docs/kit-files.ts';
import { storyElement } from '@plinth/docs/stories.ts';
import { createElement, type ComponentType, type ReactElement } from 'react';
import type { ShowcaseSection } from './showcase-page.ts';

interface ExampleModule {
  readonly Example: ComponentType;
}

const files = import.meta.glob<ExampleModule>('./examples/*.tsx');
const sources = import.meta.glob<string>('./examples/*.tsx', { query: '?raw', import: 'default' });

/** Loads a part of an example; the same function each time, so that what it has loaded is known. */
type Load<Part> = () => Promise<Part>;

/** An example of a section. */
export interface LoadableExample {
  readonly load: Load<ReactElement>;
  readonly loadCode: Load<Partial<ExampleCode>>;
}

function storyExample(story: string): LoadableExample {
  const [element = '', name = ''] = story.split('/');
  return {
    load: async () => {
      const module = await storyModules.get(element)?.();
      const exported = module?.[name];
      if (!module || !exported) throw new Error(`The kit has no story ${story}.`);
      return storyElement(module, exported);
    },
    loadCode: async () => {
      const { loadExampleCode } = await import('@plinth/docs/code/load-example-code.ts');
      return loadExampleCode(element, name);
    },
  };
}

function fileExample(name: string): LoadableExample {
  const path = `./examples/${name}.tsx`;
  const [loadFile, loadSource] = [files[path], sources[path]];
  if (!loadFile || !loadSource) throw new Error(`There is no example ${name}.`);
  return {
    load: async () => createElement((await loadFile()).Example),
    loadCode: async () => ({ react: (await loadSource()).trimEnd() }),
  };
}

const known = new Map<string, LoadableExample>();

/** Returns the example of a section, the same object each time. */
export function exampleOf({ story, example }: ShowcaseSection): LoadableExample {
  const name = story ?? example ?? '';
  const found = known.get(name) ?? (story === undefined ? fileExample(name) : storyExample(story));
  known.set(name, found);
  return found;
}
