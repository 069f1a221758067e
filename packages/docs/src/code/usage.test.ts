import { createElement, forwardRef, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { usageOf } from './usage.tsx';

const nothing = () => null;

// Wrappers are functions on a server, and in a browser those of elements without events are not.
test.each<[name: string, wrapper: ComponentType]>([
  ['a function', Object.assign(() => null, { displayName: 'plinth-badge' })],
  ['a component with a ref', Object.assign(forwardRef(nothing), { displayName: 'plinth-badge' })],
])('prints the tag of a wrapper that is %s', (_name, wrapper) => {
  const { markup, tags } = usageOf(createElement('p', {}, createElement(wrapper, {}, 'New')), new Map());
  expect([markup, tags]).toEqual(['<p><plinth-badge>New</plinth-badge></p>', ['plinth-badge']]);
});
