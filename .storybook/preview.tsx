import '@plinth/ui-kit/fonts.css';
import '@plinth/ui-kit/tokens.css';
import '@plinth/ui-kit/layout.css';
import '@plinth/ui-kit/prose.css';
import '@plinth/docs/stories.css';
import './preview.css';
import type { ScenarioName } from '@plinth/mocks';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { enhanceArgTypes } from './arg-types.ts';
import { prose } from './docs/prose.tsx';
import { TOOLBAR_DEFAULTS, type Toolbar } from './docs/toolbar.ts';
import { applyToRoot, loadStrings } from './root.ts';
import { SCENARIOS } from './scenarios.ts';

// Loaded lazily, because story tests don't need them.
const DocsContainer = lazy(() => import('./docs/container.tsx'));
const DocsPage = lazy(() => import('./docs/page.tsx'));

function Container(props: ComponentProps<typeof DocsContainer>) {
  return (
    <Suspense fallback={null}>
      <DocsContainer {...props} />
    </Suspense>
  );
}

/**
 * Applies the toolbar's settings to the root element. On a documentation page, which has several stories, the container
 * does that, and each story is wrapped with its own skin, direction and language.
 */
const withToolbarSettings: Decorator = (Story, { globals, viewMode }) => {
  const isDocsPage = viewMode === 'docs';
  const { skin, direction, density, locale, motion, contrast } = {
    ...TOOLBAR_DEFAULTS,
    ...(globals as Partial<Toolbar>),
  };
  useEffect(() => {
    if (!isDocsPage) applyToRoot({ skin, direction, density, locale, motion, contrast });
  }, [isDocsPage, skin, direction, density, locale, motion, contrast]);
  if (!isDocsPage) return <Story />;
  return (
    <div className="docs-stage" data-skin={skin} dir={direction} lang={locale}>
      <Story />
    </div>
  );
};

/** Returns whether a story is a page of the app, which needs the mock provider, strings and the app's styles. */
const isPage = ({ title }: { readonly title: string }): boolean => title.startsWith('Pages/');

const withAppStyles: Decorator = (Story, { loaded }) => (
  <>
    {typeof loaded['appStyles'] === 'string' ? <style>{loaded['appStyles']}</style> : null}
    <Story />
  </>
);

const loadKitStrings: Loader = ({ globals }) => loadStrings(String(globals['locale']));

/** Loads what a page needs lazily, because documentation pages and the stories of elements don't need it. */
const loadPage: Loader = async (context) =>
  isPage(context) ? (await import('./pages.ts')).loadPage(context) : undefined;

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [enhanceArgTypes],
  decorators: [withAppStyles, withToolbarSettings],
  loaders: [loadKitStrings, loadPage],
  parameters: {
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } },
    controls: { expanded: true },
    layout: 'padded',
    backgrounds: { disable: true },
    // The pages print the code themselves, so Storybook need not print it whenever it renders a story.
    docs: { container: Container, page: DocsPage, components: prose, source: { type: 'code' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Getting started',
          'Foundations',
          ['Tokens', 'Typography', 'Layout', 'Icons', 'Theming', 'Theme builder'],
          'Frameworks',
          ['React', 'Next.js', 'Vue', 'Svelte', 'Angular'],
          'Guides',
          'Accessibility',
          'Speed',
          'Changelog',
          // ELEMENT_GROUPS; Storybook reads this list without running it.
          'Actions',
          'Forms',
          'Navigation',
          'Overlays',
          'Data',
          'Feedback',
          'Layout',
          'Financing',
          'Pages',
        ],
      },
    },
  },
  initialGlobals: { ...TOOLBAR_DEFAULTS, scenario: 'financed' satisfies ScenarioName },
  globalTypes: {
    skin: {
      description: 'Colors of the page',
      toolbar: {
        title: 'Skin',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'bordered', title: 'Bordered' },
          { value: 'dark', title: 'Dark' },
          { value: 'semi-dark', title: 'Semi-dark: the menu is dark' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    density: {
      description: 'Spacing of rows and controls',
      toolbar: {
        title: 'Density',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    locale: {
      description: 'Language of the kit’s strings, amounts and dates',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'fr', title: 'Français' },
          { value: 'de', title: 'Deutsch' },
          { value: 'pt', title: 'Português' },
          { value: 'ar', title: 'العربية' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion: system' },
          { value: 'reduced', title: 'Motion: reduced' },
        ],
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Contrast: system' },
          { value: 'more', title: 'Contrast: more' },
          { value: 'forced', title: 'Forced colors, approximated' },
        ],
      },
    },
    scenario: {
      description: 'The business’s data on the pages',
      toolbar: {
        title: 'Scenario',
        icon: 'database',
        items: Object.entries(SCENARIOS).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
