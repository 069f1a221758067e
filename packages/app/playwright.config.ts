import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '@plinth/build/chromium';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env['PLINTH_E2E_PORT'] ?? 5273);
const { args, ...launch } = chromiumLaunch();

export default defineConfig({
  testDir: 'e2e',
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
    // On one machine, compressing a response takes longer than it saves.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // To click an element that is still moving, Playwright may scroll the page, which breaks open menus.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test would add a third to the run time.
    trace: 'on-first-retry',
    // A page lives for seconds in a test: without the optimizing compilers, the tests take a tenth less time.
    launchOptions: { ...launch, args: [...args, '--js-flags=--no-maglev,--no-turbofan'] },
  },
  webServer: {
    command: `node "${join(root, 'tools/preview.ts')}" --no-build`,
    cwd: root,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    // It ends when the server's process ends. The start can take minutes on a busy machine.
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
  },
});
