import '@plinth/ui-kit/fonts.css';
import '@plinth/ui-kit/tokens.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

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

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onRoot],
  parameters: {
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } },
    controls: { expanded: true },
    layout: 'padded',
    backgrounds: { disable: true },
  },
  initialGlobals: { skin: 'light', direction: 'ltr', density: 'comfortable', locale: 'en' },
  globalTypes: {
    skin: { toolbar: { title: 'Skin', icon: 'paintbrush', items: ['light', 'bordered', 'dark', 'semi-dark'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true } },
    locale: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'fr', 'de', 'pt', 'ar'], dynamicTitle: true } },
  },
};

export default preview;
