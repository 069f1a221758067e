import { join } from 'node:path';
import { chromiumLaunch } from '@plinth/build/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { forceColors } from '../vitest.browser.commands.ts';
import { hasBaseline } from './commands.ts';
import { ATTACHMENTS, baselineOf, differenceOf } from './paths.ts';
import { VisualReporter } from './reporter.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Flags that make rendering deterministic. A tile that is redrawn in part has other edges than one drawn at once; the
 * other flags disable what depends on the machine.
 */
const STILL = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
const launch = chromiumLaunch();

/** The Vitest configuration of `npm run visual`, which compares stories with their screenshots. */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: join(root, '.storybook') })],
  test: {
    name: 'visual',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    reporters: [new VisualReporter()],
    attachmentsDir: ATTACHMENTS,
    // Storybook's plug-in disables settings that are not set here, and screenshots have to be written.
    api: { allowWrite: true },
    provide: { 'storybook/test-provided': { a11y: false } },
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...launch, args: [...launch.args, ...STILL] },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { forceColors, hasBaseline },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0, includeAA: true },
          resolveScreenshotPath: ({ arg, testFileDirectory, testFileName }) =>
            baselineOf(join(root, testFileDirectory, testFileName), arg),
          resolveDiffPath: ({ arg, testFileDirectory, testFileName }) =>
            differenceOf(join(root, testFileDirectory, testFileName), arg),
        },
      },
    },
  },
});

declare module 'vitest' {
  interface ProvidedContext {
    /** Read by Storybook's plug-in. The accessibility audit runs in the tests instead. */
    'storybook/test-provided': { readonly a11y: boolean };
  }
}
