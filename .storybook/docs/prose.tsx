import { lazy, Suspense, type ComponentProps } from 'react';
import { addons } from 'storybook/preview-api';

// Loaded lazily, because story tests don't need it.
const CodeBlock = lazy(() => import('./code-block.tsx'));

/** A link in a page, which opens other Storybook pages without a full reload. */
function DocsLink({ href = '', children, ...others }: ComponentProps<'a'>) {
  if (!href.startsWith('?path='))
    return (
      <a {...others} href={href}>
        {children}
      </a>
    );
  return (
    <a
      {...others}
      href={`./${href}`}
      target="_top"
      onClick={(event) => {
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        addons.getChannel().emit('navigateUrl', href);
      }}
    >
      {children}
    </a>
  );
}

/** The components that render MDX pages with the styles of the documentation. */
export const prose = {
  h1: ({ children, ...others }: ComponentProps<'h1'>) => <h1 {...others}>{children}</h1>,
  h2: ({ children, ...others }: ComponentProps<'h2'>) => <h2 {...others}>{children}</h2>,
  h3: ({ children, ...others }: ComponentProps<'h3'>) => <h3 {...others}>{children}</h3>,
  a: DocsLink,
  code: (props: ComponentProps<'code'>) => <code {...props} />,
  pre: ({ children }: ComponentProps<'pre'>) => (
    <Suspense fallback={null}>
      <CodeBlock>{children}</CodeBlock>
    </Suspense>
  ),
};
