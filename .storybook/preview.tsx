import '@plinth/ui-kit/fonts.css';
import '@plinth/ui-kit/tokens.css';
import './preview.css';
import type { ScenarioName } from '@plinth/mocks';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useEffect } from 'react';
import { startTranslator } from '../packages/app/src/core/i18n/i18n.ts';
import { isLanguage } from '../packages/app/src/core/i18n/languages.ts';
import { createStorage } from '../packages/app/src/core/storage/storage.ts';
import appStyles from '../packages/app/src/styles.css?inline';
import { providerOf, SCENARIOS, startWorker } from './provider.ts';

/** Puts the toolbar's choices where a page has them: on the root element. */
const onRoot: Decorator = (Story, { globals }) => {
  const { skin, direction, density, locale } = globals as Record<'skin' | 'direction' | 'density' | 'locale', string>;
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['skin'] = skin;
    root.dataset['density'] = density;
    root.dir = direction;
    root.lang = locale;
  }, [skin, direction, density, locale]);
  return <Story />;
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
/** Chosen by the toolbar, kept nowhere; the toolbar itself sets the direction. */
const nowhere = () => undefined;
let translator: ReturnType<typeof startTranslator> | undefined;

const providePage: Loader = async (context) => {
  if (!isPage(context)) return;
  await giveWorker(context);
  context.msw.resetHandlers(...providerOf(context.globals['scenario'] as ScenarioName));
  translator ??= startTranslator(createStorage({ local: nowhere, session: nowhere }), document.createElement('div'));
  const locale = String(context.globals['locale']);
  if (isLanguage(locale)) await (await translator).setLanguage(locale);
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withAppStyles, onRoot],
  loaders: [providePage],
  parameters: {
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } },
    controls: { expanded: true },
    layout: 'padded',
    backgrounds: { disable: true },
    options: { storySort: { order: ['Pages', 'Elements'] } },
  },
  initialGlobals: { skin: 'light', direction: 'ltr', density: 'comfortable', locale: 'en', scenario: 'financed' satisfies ScenarioName },
  globalTypes: {
    skin: { toolbar: { title: 'Skin', icon: 'paintbrush', items: ['light', 'bordered', 'dark', 'semi-dark'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true } },
    locale: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'fr', 'de', 'pt', 'ar'], dynamicTitle: true } },
    scenario: {
      description: 'What the provider knows of the business, on the pages',
      toolbar: { title: 'Scenario', icon: 'database', items: Object.entries(SCENARIOS).map(([value, title]) => ({ value, title })), dynamicTitle: true },
    },
  },
};

export default preview;
