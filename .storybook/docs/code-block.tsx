import { CodeSnippet } from '@plinth/ui-kit/react/code-snippet';
import { isValidElement, type ReactNode } from 'react';

/** A code block in an MDX page, whose child is a single `code` element. */
export default function CodeBlock({ children }: { readonly children: ReactNode }) {
  const code = isValidElement<{ readonly children?: ReactNode }>(children) ? children.props.children : children;
  return <CodeSnippet code={typeof code === 'string' ? code : ''} />;
}
