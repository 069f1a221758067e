import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The argument tables come from the custom elements manifest; docgen knows nothing of Lit elements.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { conditions: ['plinth-source', ...defaultClientConditions] },
      plugins: [msw({ mode: 'worker-only' })],
      define: { __MOCK__: 'true', __EMULATOR__: 'true', __DEMO__: 'false', __VERSION__: '"storybook"' },
    }),
};

export default config;
