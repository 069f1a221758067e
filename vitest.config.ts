import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@plinth/build/chromium';
import { kitDocs } from '@plinth/docs/source/plugin.ts';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { DEPENDENCIES } from './packages/app/server/dependencies.ts';
import { serverSpecimens } from './tools/kit/ssr.ts';
import { OutcomeReporter } from './tools/test/vitest-reporter.ts';
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
  // On a busy machine, a page may take minutes to load its tests.
  connectTimeout: 180_000,
  provider: playwright({ launchOptions: chromiumLaunch(), contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});

/** The build's flags in tests. */
const BUILD_FLAGS = {
  __MOCK__: 'true',
  __EMULATOR__: 'true',
  __SMS_FACTOR__: 'true',
  __DEMO__: 'false',
  __VERSION__: '"0.0.0-test"',
};

/** Returns the settings of tests that run in Node. */
const nodeProject = (name: string, include: string[], exclude: string[] = []) => ({
  plugins: [kitDocs()],
  resolve: { conditions: source.server },
  ssr: { resolve: { conditions: source.server } },
  define: BUILD_FLAGS,
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
    exclude: [...configDefaults.exclude, ...exclude],
  },
});

/** The files of a project in the browser. */
interface BrowserFiles {
  readonly include: string[];
  readonly exclude?: string[];
  /** Whether they share one page and its modules. Loading those for each file would take a third of the time. */
  readonly sharePage: boolean;
}

/** Returns the settings of tests of the kit in the browser. */
const elementProject = (name: string, { include, exclude = [], sharePage }: BrowserFiles) => ({
  plugins: [msw({ mode: 'worker-only' }), serverSpecimens()],
  resolve: {
    conditions: source.client,
    alias: { '@web/test-runner-commands': here('./tools/web-test-runner-commands.ts') },
  },
  define: BUILD_FLAGS,
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
    name,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    isolate: !sharePage,
    setupFiles: [...testDefaults.setupFiles, './tools/vitest.browser.setup.ts'],
    browser: {
      ...chromium(),
      commands: { movePointerOut, movePointerTo, closeOtherPages, forceColors, preferColorScheme },
    },
  },
});

/** The tests of the whole app with every faulty response of every call, and of all forms whose input is interrupted. */
const FAULT_TESTS = 'src/testing/{faults,never-lost}/**/*.test.tsx';
/** Those of them without faults, which log what only the development build of React checks. */
const DEVELOPMENT_TESTS = 'src/testing/faults/**/*.development.test.tsx';

/** The files of a project of the app, and how they are built. */
interface AppFiles {
  readonly include: string[];
  readonly exclude?: string[];
  /** The folder of the JSX runtime; React's by default. */
  readonly jsxFolder?: string;
  /** The build of the libraries. The checks of their development build would take longer than everything else. */
  readonly mode?: 'production' | 'development';
}

/**
 * Returns the settings of tests of the app in the browser. The root is its folder, where its packages resolve: one that
 * is discovered late would be there twice.
 */
const appProject = (name: string, { include, exclude = [], jsxFolder = 'react', mode = 'production' }: AppFiles) => ({
  root: here('./packages/app'),
  plugins: [msw({ mode: 'worker-only' }), kitDocs()],
  resolve: { conditions: source.client },
  define: {
    ...BUILD_FLAGS,
    'process.env.NODE_ENV': JSON.stringify(mode),
  },
  oxc: {
    jsx: { runtime: 'automatic' as const, development: mode === 'development', importSource: jsxFolder },
  },
  optimizeDeps: { include: [...DEPENDENCIES] },
  // As many pages as the cores of a small machine: with one more, a slow one is overloaded.
  test: {
    ...testDefaults,
    name,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    maxWorkers: 2,
    browser: chromium(),
  },
});

/**
 * Tests of all elements that take long and rarely find what the others don't: hostile values and styles, every language,
 * forced colors, frames, other registries, hydration, and the form libraries of others.
 */
const ELEMENT_PROOFS = [
  'packages/ui-kit/src/testing/every/{events,forced-colors,hostile-styles,languages,narrow}.test.ts',
  'packages/ui-kit/src/testing/every/{nested,page,scoped,server,values}.test.ts',
  'packages/ui-kit/src/testing/form-libraries/*.test.tsx',
];

/** Tests of elements that are not defined yet, and of strings and modules that are not loaded yet. */
const OWN_PAGE = [
  'packages/ui-kit/src/base/{define,scope}.test.ts',
  'packages/ui-kit/src/controllers/locale.test.ts',
  'packages/ui-kit/src/elements/data-grid/interaction/lazy-features.test.ts',
];

/**
 * Other such tests: the packed kit in each framework, the output of the generators in a copy of the workspace, the start
 * of the app, builds of it, random orders of responses, every call of the demo, every faulty response of every call in the
 * client, and printed invoices of many pages.
 */
const PROOFS = [
  'tools/kit/**/*.test.ts',
  'tools/*.scaffold.test.ts',
  'tools/start.test.ts',
  'packages/app/bench/mock-marks.test.ts',
  'packages/app/server/{code-splitting,prerender-plugin}.test.ts',
  'packages/app/src/**/*.fuzz.test.ts',
  'packages/app/src/demo/_shared/invoices/pdf/create-invoice-pdf.test.ts',
  'packages/app/src/testing/faults/faults.client.test.ts',
  'packages/mocks/src/demo/demo.contract.test.ts',
];

export default defineConfig({
  test: {
    reporters: ['default', new OutcomeReporter()],
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
      nodeProject(
        'node',
        [
          'packages/{api-client,pdf,mocks,docs,app,build}/{src,new}/**/*.test.ts',
          'packages/app/{bench,server}/**/*.test.ts',
        ],
        PROOFS,
      ),
      nodeProject('tools', ['tools/**/*.test.ts'], PROOFS),
      nodeProject('proofs', PROOFS),
      elementProject('browser', {
        include: ['packages/ui-kit/{src,new}/**/*.test.{ts,tsx}'],
        exclude: [...ELEMENT_PROOFS, ...OWN_PAGE],
        sharePage: true,
      }),
      elementProject('own-page', { include: OWN_PAGE, sharePage: false }),
      elementProject('element-proofs', { include: ELEMENT_PROOFS, sharePage: false }),
      appProject('app', { include: ['src/**/*.test.tsx'], exclude: [FAULT_TESTS] }),
      appProject('faults', {
        include: [FAULT_TESTS],
        exclude: [DEVELOPMENT_TESTS],
        jsxFolder: here('./packages/app/src/testing/faults'),
      }),
      appProject('faults-development', { include: [DEVELOPMENT_TESTS], mode: 'development' }),
      {
        plugins: [storybookTest({ configDir: here('./.storybook') })],
        // Contrast cannot be checked during a fade-in, so stories render with reduced motion. They share one page, as
        // in Storybook: loading a page for each file would take longer than its stories.
        test: { ...testDefaults, name: 'storybook', isolate: false, browser: chromium({ reducedMotion: 'reduce' }) },
      },
    ],
  },
});
