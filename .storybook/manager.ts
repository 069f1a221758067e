import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import type { FrameColors } from '../tools/storybook/manager-theme.ts';
import { sentence } from './sentence.ts';

const skin = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
/** Set by `main.ts`, because Storybook's manager is built separately, without the kit's style sheet. */
const colors = JSON.parse(process.env['STORYBOOK_FRAME'] ?? '{}') as Partial<Record<typeof skin, FrameColors>>;

addons.setConfig({
  theme: create({
    base: skin,
    ...colors[skin],
    brandTitle: 'Plinth',
    brandUrl: './?path=/docs/introduction--docs',
    brandTarget: '_self',
    fontBase: 'system-ui, sans-serif',
    appBorderRadius: 6,
    inputBorderRadius: 6,
  }),
  sidebar: {
    showRoots: true,
    collapsedRoots: ['pages'],
    renderLabel: ({ type, name }) => (type === 'story' ? sentence(name) : name),
  },
});
