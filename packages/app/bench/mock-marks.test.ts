import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp, PRODUCT, WITH_MOCK } from './built-app.ts';
import { findMock, MARKS } from './mock-marks.ts';

/** Allows for slow builds on a busy machine. */
const BUILD_TIMEOUT_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'plinth-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('product build', () => {
  it('contains nothing of the mock, its pages and its pop-up channel', { timeout: BUILD_TIMEOUT_MS }, async () => {
    const { folder: product } = await buildApp(join(folder, 'product'), PRODUCT);
    expect(findMock(product)).toEqual([]);
  });

  it('is searched for strings that a build with the mock contains', { timeout: BUILD_TIMEOUT_MS }, async () => {
    const root = join(import.meta.dirname, '../../..');
    for (const [mark, source] of Object.entries(MARKS))
      expect(readFileSync(join(root, source), 'utf8')).toContain(mark);
    const traces = findMock((await buildApp(join(folder, 'mock'), WITH_MOCK)).folder);
    const missing = Object.keys(MARKS).filter((mark) => !traces.some((trace) => trace.endsWith(`: ${mark}`)));
    expect(missing).toEqual([]);
    expect(traces).toEqual(
      expect.arrayContaining(['mockServiceWorker.js', 'hosted/bank.html', 'hosted/platform.html']),
    );
  });
});
