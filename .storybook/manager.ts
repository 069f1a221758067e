import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: create({
    base: dark ? 'dark' : 'light',
    brandTitle: 'Plinth',
    brandUrl: './?path=/docs/introduction--docs',
    brandTarget: '_self',
    fontBase: '"Inter Variable", system-ui, sans-serif',
  }),
  sidebar: { showRoots: true, collapsedRoots: ['pages'] },
});
