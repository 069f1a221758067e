import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../tools/chromium.ts';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env['PLINTH_E2E_PORT'] ?? 5273);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  // A second run of a test that failed is reported as flaky, and is to be mended; it does not hide a defect that stays.
  retries: 1,
  timeout: 60_000,
  // Says that something comes, not how fast: the machine may be slow.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // What still moves when it is to be pressed makes Playwright scroll the page by itself, from under a menu that is open.
    contextOptions: { reducedMotion: 'reduce' },
    // Written where it is needed: a trace of every test takes a third of the time.
    trace: 'on-first-retry',
    launchOptions: chromiumLaunch(),
  },
  webServer: {
    command: `node "${join(root, 'tools/preview.ts')}" --no-build`,
    cwd: root,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
  },
});
