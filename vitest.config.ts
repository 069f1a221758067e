import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@plinth/build/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { DEPENDENCIES } from './packages/app/server/dependencies.ts';
import { FlakyTestReporter } from './tools/flaky-test-reporter.ts';
import { serverSpecimens } from './tools/kit/ssr.ts';
import {
  closeOtherPages,
  forceColors,
  movePointerOut,
  movePointerTo,
  preferColorScheme,
} from './tools/vitest.browser.commands.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const source = {
  client: ['plinth-source', ...defaultClientConditions],
  server: ['plinth-source', ...defaultServerConditions],
};

/**
 * Generous timeouts for slow machines: tests check results, not speed. In `npm test`, a failed test is tried once more, as
 * in the end-to-end tests, and reported as flaky if it passes.
 */
const testDefaults = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
  retry: process.env['CI'] ? 1 : 0,
  setupFiles: [here('./tools/vitest.setup.ts')],
};

/** Returns the browser settings. A function, because Vitest modifies `instances` and two projects must not share it. */
const chromium = (contextOptions: { readonly reducedMotion?: 'reduce' } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch(), contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});

/** Returns the settings of tests that run in Node. */
const nodeProject = (name: string, include: string[]) => ({
  resolve: { conditions: source.server },
  ssr: { resolve: { conditions: source.server } },
  define: { __MOCK__: 'true', __EMULATOR__: 'true', __DEMO__: 'false', __VERSION__: '"0.0.0-test"' },
  test: {
    ...testDefaults,
    // In `npm test`, these tests get only the time that other parts leave.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    name,
    environment: 'node' as const,
    // The files share their modules: loading them again for each file would take longer than the tests.
    isolate: false,
    // Tests name days and times of day.
    env: { TZ: 'UTC' },
    include,
  },
});

export default defineConfig({
  test: {
    reporters: ['default', new FlakyTestReporter()],
    coverage: {
      provider: 'v8',
      // Handwritten modules of the kit: no generated files, test helpers or strings.
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
      nodeProject('node', [
        'packages/{api-client,mocks,app,build}/src/**/*.test.ts',
        'packages/app/{bench,server}/**/*.test.ts',
      ]),
      nodeProject('tools', ['tools/**/*.test.ts']),
      {
        plugins: [msw({ mode: 'worker-only' }), serverSpecimens()],
        resolve: {
          conditions: source.client,
          alias: { '@web/test-runner-commands': here('./tools/web-test-runner-commands.ts') },
        },
        define: { __MOCK__: 'true', __EMULATOR__: 'true', __DEMO__: 'false', __VERSION__: '"0.0.0-test"' },
        optimizeDeps: {
          // The browser reloads the running test when Vite discovers a dependency late.
          include: [
            '@open-wc/testing',
            '@plinth/ui-kit > axe-core',
            'lit',
            'lit/decorators.js',
            'lit/directives/if-defined.js',
            'lit/directives/keyed.js',
            'lit/directives/live.js',
            'lit/directives/ref.js',
            'lit/directives/repeat.js',
            '@plinth/ui-kit > @tanstack/virtual-core',
            '@plinth/ui-kit > @internationalized/date',
            '@plinth/ui-kit > @lit/react',
            '@plinth/ui-kit > @tanstack/react-form',
            '@plinth/ui-kit > formik',
            '@plinth/ui-kit > react-hook-form',
            '@plinth/ui-kit > @lit-labs/ssr-client',
            '@plinth/ui-kit > @lit-labs/ssr-client/lit-element-hydrate-support.js',
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
          ],
        },
        test: {
          ...testDefaults,
          name: 'browser',
          include: ['packages/ui-kit/src/**/*.test.{ts,tsx}'],
          setupFiles: [...testDefaults.setupFiles, './tools/vitest.browser.setup.ts'],
          browser: {
            ...chromium(),
            commands: { movePointerOut, movePointerTo, closeOtherPages, forceColors, preferColorScheme },
          },
        },
      },
      {
        // The app in the browser: its parts, and the whole with faulty responses. The root is its folder, where its packages
        // resolve: one that is discovered late would be there twice.
        root: here('./packages/app'),
        plugins: [msw({ mode: 'worker-only' })],
        resolve: { conditions: source.client },
        // As in the production build: the libraries' development checks would take longer than everything else.
        define: {
          __MOCK__: 'true',
          __EMULATOR__: 'true',
          __DEMO__: 'false',
          __VERSION__: '"0.0.0-test"',
          'process.env.NODE_ENV': '"production"',
        },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        optimizeDeps: { include: [...DEPENDENCIES] },
        // As many pages as the cores of a small machine: with one more, a slow one is overloaded.
        test: {
          ...testDefaults,
          name: 'app',
          include: ['src/**/*.test.tsx'],
          maxWorkers: 2,
          browser: chromium(),
        },
      },
      {
        plugins: [storybookTest({ configDir: here('./.storybook') })],
        // Contrast cannot be checked during a fade-in, so stories render with reduced motion. They share one page, as
        // in Storybook: loading a page for each file would take longer than its stories.
        test: { ...testDefaults, name: 'storybook', isolate: false, browser: chromium({ reducedMotion: 'reduce' }) },
      },
    ],
  },
});
