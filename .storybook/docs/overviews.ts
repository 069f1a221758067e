/** The HTML of the elements' first stories. Runs only in Node, for `tools/kit/llms.ts`. */
import type { StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType, type FunctionComponent } from 'react';
import { htmlSource } from './html-source.tsx';

interface StoryModule {
  readonly default: Pick<StoryObj, 'args' | 'render'> & { readonly component: ComponentType };
  readonly Overview: Pick<StoryObj, 'args' | 'render'>;
}

const modules = import.meta.glob<StoryModule>('../../packages/ui-kit/src/elements/*/*.stories.tsx', { eager: true });

/** The HTML of each element's first story, `Overview`, as the element's page shows it. */
export const overviews: ReadonlyMap<string, string> = new Map(
  Object.entries(modules).map(([path, { default: meta, Overview }]) => {
    const name = path.slice(path.lastIndexOf('/') + 1).replace('.stories.tsx', '');
    const component = (Overview.render ?? meta.render ?? meta.component) as FunctionComponent;
    return [`plinth-${name}`, htmlSource(createElement(component, { ...meta.args, ...Overview.args }))];
  }),
);
