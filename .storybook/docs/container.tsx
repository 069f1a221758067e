import './docs.css';
import '@plinth/docs/reference/reference.css';
import '@plinth/docs/reference/table.css';
import './galleries.css';
import { StageSettingsContext } from '@plinth/docs/reference/stage.tsx';
import { DocsContext, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, type PropsWithChildren } from 'react';
import { convert, ThemeProvider, themes } from 'storybook/theming';
import { applyToRoot, loadStrings } from '../root.ts';
import { OnThisPage } from './on-this-page.tsx';
import { useToolbar } from './toolbar.ts';

/** The container of every documentation page, which applies the toolbar's settings. */
export default function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar();
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    applyToRoot(toolbar);
    void loadStrings(toolbar.locale);
  }, [toolbar]);
  return (
    <DocsContext value={context}>
      <StageSettingsContext value={toolbar}>
        <ThemeProvider theme={convert(toolbar.skin === 'dark' ? themes.dark : themes.light)}>
          <div className="docs">
            {/* Documentation pages are always English; their examples use the toolbar's language. */}
            <main ref={content} className="docs-content" lang="en">
              {children}
            </main>
            <OnThisPage content={content} />
          </div>
        </ThemeProvider>
      </StageSettingsContext>
    </DocsContext>
  );
}
