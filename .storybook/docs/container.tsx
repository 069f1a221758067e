import './docs.css';
import './galleries.css';
import { DocsContext, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, type PropsWithChildren } from 'react';
import { convert, ThemeProvider, themes } from 'storybook/theming';
import { applyToRoot, speak } from '../root.ts';
import { OnThisPage } from './on-this-page.tsx';
import { useToolbar } from './toolbar.ts';

/**
 * A story in a frame says to the page around it what Storybook says to its manager: its own skin would become that of
 * the page. The page hears its manager alone.
 */
function useSilentFrames(): void {
  useEffect(() => {
    const hear = (event: MessageEvent): void => {
      const frames = [...document.querySelectorAll<HTMLIFrameElement>('.docs-frame')];
      if (frames.some(({ contentWindow }) => contentWindow === event.source)) event.stopImmediatePropagation();
    };
    window.addEventListener('message', hear, true);
    return () => window.removeEventListener('message', hear, true);
  }, []);
}

/** Around every page of documentation: in the skin, direction and density that the toolbar says. */
export default function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar();
  const content = useRef<HTMLElement>(null);
  useSilentFrames();
  useEffect(() => {
    applyToRoot(toolbar);
    void speak(toolbar.locale);
  }, [toolbar]);
  return (
    <DocsContext value={context}>
      <ThemeProvider theme={convert(toolbar.skin === 'dark' ? themes.dark : themes.light)}>
        <div className="docs">
          {/* The pages themselves are English in every language of the toolbar; what they show is not. */}
          <main ref={content} className="docs-content" lang="en">{children}</main>
          <OnThisPage content={content} />
        </div>
      </ThemeProvider>
    </DocsContext>
  );
}
