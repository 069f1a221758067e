import { createElement, type ComponentType, type ReactElement } from 'react';
import type { Story, StoryModule } from './kit-files.ts';

/** Returns a story as a React element: its arguments, in what it renders. */
export function storyElement({ default: meta }: StoryModule, { args, render }: Story): ReactElement {
  const component = render ?? meta.render ?? meta.component;
  if (!component) throw new Error('A story without a render function needs the component of its module.');
  // The render function of a story may use hooks, so it is rendered as a component.
  return createElement(component as ComponentType<object>, { ...meta.args, ...args });
}

/** Returns the query of the page in Storybook that documents the stories of a module. */
export const storybookQuery = ({ default: { title } }: Pick<StoryModule, 'default'>): string =>
  `?path=/docs/${title.toLowerCase().replaceAll(/[^\da-z]+/g, '-')}--docs`;
