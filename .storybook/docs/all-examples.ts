/** The code of all stories of the kit. Runs only in Node, for `llms.txt` and the tests. */
import type { StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType, type FunctionComponent } from 'react';
import { exampleCode, type ExampleCode, type StorySource } from './example-code.ts';

type Story = Pick<StoryObj, 'args' | 'render'>;
type StoryModule = Readonly<Record<string, Story>> & {
  readonly default: Story & { readonly component: ComponentType };
};

/** An example with its code. */
export interface PrintedExample extends ExampleCode {
  /** The tag of the element that the example is about. */
  readonly tag: string;
  /** The name of the story's export. */
  readonly story: string;
}

const modules = import.meta.glob<StoryModule>(
  ['../../packages/ui-kit/src/elements/*/*.stories.tsx', '../../packages/ui-kit/src/styles/*.stories.tsx'],
  { eager: true },
);
const sources = import.meta.glob<StorySource>(
  ['../../packages/ui-kit/src/elements/*/*.stories.tsx', '../../packages/ui-kit/src/styles/*.stories.tsx'],
  { eager: true, query: '?story-source' },
);
const rawFiles = import.meta.glob<string>('../../packages/ui-kit/src/elements/*/examples/*.{html,vue}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const files = new Map(Object.entries(rawFiles).map(([path, text]) => [nameOf(path), text]));

function examplesOf(path: string, { default: meta, ...stories }: StoryModule): PrintedExample[] {
  const element = nameOf(path).replace('.stories.tsx', '');
  const source = sources[path];
  if (!source) throw new Error(`${path} has no source.`);
  return Object.entries(stories).map(([story, { render, args }]) => {
    const component = (render ?? meta.render ?? meta.component) as FunctionComponent;
    const node = createElement(component, { ...meta.args, ...args });
    try {
      return { tag: `plinth-${element}`, story, ...exampleCode(node, { element, story, source, files }) };
    } catch (error) {
      throw new Error(`The story ${story} of ${element} can't be printed.`, { cause: error });
    }
  });
}

/** Every story of the kit, in the order of the elements. */
export const examples: readonly PrintedExample[] = Object.entries(modules).flatMap(([path, module]) =>
  examplesOf(path, module),
);
