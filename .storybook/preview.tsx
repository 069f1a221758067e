import '@plinth/ui-kit/fonts.css';
import '@plinth/ui-kit/tokens.css';
import './preview.css';
import type { ScenarioName } from '@plinth/mocks';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { prose } from './docs/prose.tsx';
import { TOOLBAR_DEFAULTS, type Toolbar } from './docs/toolbar.ts';
import { speakOnPages } from './page-language.ts';
import { providerOf, SCENARIOS, startWorker } from './provider.ts';
import { applyToRoot, speak } from './root.ts';
import appStyles from '../packages/app/src/styles.css?inline';

// Stories are tests too, and these need none of it.
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
 * Puts the toolbar's choices where a page has them: on the root element. On a page of documentation several stories
 * stand beside each other; there the container does it, and each story has its own skin, direction and language around it.
 */
const onRoot: Decorator = (Story, { globals, viewMode }) => {
  const inDocs = viewMode === 'docs';
  const { skin, direction, density, locale, motion, contrast } = {
    ...TOOLBAR_DEFAULTS,
    ...(globals as Partial<Toolbar>),
  };
  useEffect(() => {
    if (!inDocs) applyToRoot({ skin, direction, density, locale, motion, contrast });
  }, [inDocs, skin, direction, density, locale, motion, contrast]);
  if (!inDocs) return <Story />;
  return (
    <div className="docs-stage" data-skin={skin} dir={direction} lang={locale}>
      <Story />
    </div>
  );
};

/** Pages of the app need the provider, the strings and the app's own styles; elements of the kit need none of it. */
const isPage = ({ title }: { readonly title: string }): boolean => title.startsWith('Pages/');

const withAppStyles: Decorator = (Story, context) => (
  <>
    {isPage(context) ? <style>{appStyles}</style> : null}
    <Story />
  </>
);

const giveWorker = mswLoader(startWorker);

const bringStrings: Loader = ({ globals }) => speak(String(globals['locale']));

const providePage: Loader = async (context) => {
  if (!isPage(context)) return;
  await giveWorker(context);
  context.msw.resetHandlers(...providerOf(context.globals['scenario'] as ScenarioName));
  await speakOnPages(String(context.globals['locale']));
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withAppStyles, onRoot],
  loaders: [bringStrings, providePage],
  parameters: {
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } },
    controls: { expanded: true },
    layout: 'padded',
    backgrounds: { disable: true },
    docs: { container: Container, page: DocsPage, components: prose },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Getting started',
          'Foundations',
          ['Tokens', 'Icons', 'Theming'],
          'Guides',
          'Accessibility',
          'Changelog',
          'Elements',
          'Pages',
        ],
      },
    },
  },
  initialGlobals: { ...TOOLBAR_DEFAULTS, scenario: 'financed' satisfies ScenarioName },
  globalTypes: {
    skin: {
      description: 'Colours of the page',
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
      description: 'Room in rows and controls',
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
      description: 'Language of the kit’s own words, of money and dates',
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
          { value: 'reduced', title: 'Motion: less' },
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
          { value: 'forced', title: 'Forced colours, about' },
        ],
      },
    },
    scenario: {
      description: 'What the provider knows of the business, on the pages',
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
