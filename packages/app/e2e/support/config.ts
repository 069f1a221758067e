import { join } from 'node:path';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumLaunch } from '@plinth/build/chromium';
import type { Options } from './test.ts';

/** What differs between the shapes in which the app is tested. */
interface Shape extends Pick<PlaywrightTestConfig, 'grep' | 'testIgnore' | 'workers'> {
  readonly port: number;
  /** Arguments of the preview. */
  readonly preview: readonly string[];
  /** Origin of the provider's server; without one, the mock is in the app. */
  readonly providerOrigin?: string;
}

/** Returns the configuration of end-to-end tests. */
export function e2eConfig({ port, preview, providerOrigin, ...shape }: Shape): PlaywrightTestConfig<Options> {
  const root = join(import.meta.dirname, '../../../..');
  const { args, ...launch } = chromiumLaunch();
  return defineConfig<Options>({
    testDir: join(root, 'packages/app/e2e'),
    testMatch: '*.spec.ts',
    outputDir: join(root, 'test-results'),
    fullyParallel: true,
    // As many as the cores of a small machine. With one more, a slow one is overloaded, and tests run out of time.
    workers: 2,
    // A test that passes on retry is reported as flaky and should be fixed; a persistent failure still fails the run.
    retries: 1,
    timeout: 60_000,
    // Generous, because tests check that something appears, not how fast, and the machine may be slow.
    expect: { timeout: 15_000 },
    reporter: [['list'], [join(root, 'tools/test/playwright-reporter.ts')]],
    use: {
      ...devices['Desktop Chrome'],
      baseURL: `http://localhost:${port}`,
      ...(providerOrigin === undefined ? {} : { providerOrigin }),
      // On one machine, compressing a response takes longer than it saves.
      extraHTTPHeaders: { 'accept-encoding': 'identity' },
      locale: 'en-US',
      timezoneId: 'America/Los_Angeles',
      // To click an element that is still moving, Playwright may scroll the page, which breaks open menus.
      contextOptions: { reducedMotion: 'reduce' },
      // Tracing every test would add a third to the run time.
      trace: 'on-first-retry',
      // A page lives for seconds in a test: compiling its code at once and never optimizing it takes the least time.
      launchOptions: { ...launch, args: [...args, '--js-flags=--no-maglev,--no-turbofan,--always-sparkplug'] },
    },
    webServer: {
      command: `node "${join(root, 'tools/preview.ts')}" ${preview.join(' ')}`,
      cwd: root,
      env: { PORT: String(port) },
      url: `http://localhost:${port}/`,
      // It ends when the server's process ends. The start can take minutes on a busy machine.
      timeout: 600_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    },
    ...shape,
  });
}
