import type { ComponentProps, ReactElement } from 'react';
import { Code } from './code.tsx';
import { exampleCode } from './example-code.ts';

/** The code of a story, in a module of its own: it needs React's server and the wrapper of every element. */
export default function StoryCode({
  node,
  ...options
}: Parameters<typeof exampleCode>[1] & { readonly node: ReactElement }) {
  const code: ComponentProps<typeof Code> = exampleCode(node, options);
  return <Code {...code} />;
}
