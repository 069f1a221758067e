import { OLDEST_BROWSERS } from '@plinth/build/oldest-browsers';
import { kitDocs } from '@plinth/docs/source/plugin.ts';
import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { frameColors } from '../tools/storybook/manager-theme.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The argument tables are generated from the custom elements manifest; docgen does not support Lit elements.
  typescript: { reactDocgen: false },
  env: (env) => ({
    ...env,
    STORYBOOK_FRAME: JSON.stringify({ light: frameColors('light'), dark: frameColors('dark') }),
  }),
  viteFinal: (base) =>
    mergeConfig(base, {
      build: { cssTarget: OLDEST_BROWSERS },
      resolve: { conditions: ['plinth-source', ...defaultClientConditions] },
      plugins: [msw({ mode: 'worker-only' }), kitDocs()],
      define: {
        __MOCK__: 'true',
        __EMULATOR__: 'true',
        __SMS_FACTOR__: 'true',
        __DEMO__: 'false',
        __VERSION__: '"storybook"',
      },
    }),
};

export default config;
