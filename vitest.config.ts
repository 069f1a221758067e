import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { DEPENDENCIES } from './packages/app/server/dependencies.ts';
import { chromiumLaunch } from './tools/chromium.ts';
import { specimensOfServer } from './tools/kit/ssr.ts';
import { closeOtherPages, forceColors, takePointerOut } from './tools/vitest.browser.commands.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const source = {
  client: ['plinth-source', ...defaultClientConditions],
  server: ['plinth-source', ...defaultServerConditions],
};

/** A test says that something happens, not how fast: the machine may be slow. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 10_000 } } };

/** A function, not an object: Vitest changes `instances`, so two projects must not share one. */
const chromium = (contextOptions: { readonly reducedMotion?: 'reduce' } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch(), contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      // The kit as it is written by hand: not what `npm run gen` writes, not what the tests bring, not the words.
      include: ['packages/ui-kit/src/**/*.ts'],
      exclude: [
        'packages/ui-kit/src/{define,icons,react,scoped,testing,tokens,types}/**',
        'packages/ui-kit/src/cdn/{definers,loaders}.ts',
        'packages/ui-kit/src/strings/{en,fr,de,pt,ar}{.ts,/**}',
        '**/*.test.ts',
      ],
      reporter: ['json', 'json-summary', 'html'],
      reportOnFailure: true,
    },
    projects: [
      {
        resolve: { conditions: source.server },
        ssr: { resolve: { conditions: source.server } },
        define: { __MOCK__: 'true', __EMULATOR__: 'true', __DEMO__: 'false', __VERSION__: '"0.0.0-test"' },
        test: {
          ...patience,
          name: 'node',
          environment: 'node',
          include: [
            'packages/{api-client,mocks,app}/src/**/*.test.ts',
            'packages/app/server/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [msw({ mode: 'worker-only' }), specimensOfServer()],
        resolve: {
          conditions: source.client,
          alias: { '@web/test-runner-commands': here('./tools/web-test-runner-commands.ts') },
        },
        define: { __MOCK__: 'true', __EMULATOR__: 'true', __DEMO__: 'false', __VERSION__: '"0.0.0-test"' },
        optimizeDeps: {
          // Found late, a dependency makes the browser load the running test again.
          include: [
            '@open-wc/testing',
            '@plinth/ui-kit > axe-core',
            'lit',
            'lit/decorators.js',
            'lit/directives/if-defined.js',
            'lit/directives/repeat.js',
            '@plinth/ui-kit > @tanstack/virtual-core',
            '@plinth/ui-kit > @internationalized/date',
            '@plinth/ui-kit > @lit/react',
            '@plinth/ui-kit > @lit-labs/ssr-client',
            '@plinth/ui-kit > @lit-labs/ssr-client/lit-element-hydrate-support.js',
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
          ],
        },
        test: {
          ...patience,
          name: 'browser',
          include: ['packages/ui-kit/src/**/*.test.ts', 'packages/*/src/**/*.test.tsx'],
          exclude: ['packages/app/src/testing/**'],
          setupFiles: ['./tools/vitest.browser.setup.ts'],
          browser: { ...chromium(), commands: { takePointerOut, closeOtherPages, forceColors } },
        },
      },
      {
        // The whole app under broken answers; the packages that it imports are found from its own folder.
        root: here('./packages/app'),
        plugins: [msw({ mode: 'worker-only' })],
        resolve: { conditions: source.client },
        // As the app is built: the libraries' checks of development take longer than everything else.
        define: {
          __MOCK__: 'true',
          __EMULATOR__: 'true',
          __DEMO__: 'false',
          __VERSION__: '"0.0.0-test"',
          'process.env.NODE_ENV': '"production"',
        },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        optimizeDeps: { include: [...DEPENDENCIES] },
        // A visit waits more than it works: every core gets a page.
        test: {
          ...patience,
          name: 'faults',
          include: ['src/testing/**/*.test.tsx'],
          maxWorkers: '100%',
          browser: chromium(),
        },
      },
      {
        plugins: [storybookTest({ configDir: here('./.storybook') })],
        // What is half faded in has no colours to judge: stories are drawn as for somebody who wants no motion. They follow
        // each other on one page, as they do in Storybook: a page for each file takes longer to come than its stories.
        test: { ...patience, name: 'storybook', isolate: false, browser: chromium({ reducedMotion: 'reduce' }) },
      },
    ],
  },
});
