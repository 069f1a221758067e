import { HttpError } from '@plinth/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#testing/world.ts';
import type { Incident } from './incident.ts';
import { startReports } from './start-reports.ts';

const reported: Incident[] = [];
vi.mock('./browser-reporter.ts', () => ({ startReporter: () => (incident: Incident) => void reported.push(incident) }));

const target = new EventTarget();
let runWhenIdle: (() => void) | undefined;
beforeEach(() => {
  reported.length = 0;
  runWhenIdle = undefined;
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('requestIdleCallback', (action: () => void) => {
    runWhenIdle = action;
  });
});
afterEach(() => void vi.unstubAllGlobals());

const call: Incident = { call: 'GET /customers', error: new HttpError(500, null) };

it('keeps the first incidents until the code that reports them has loaded, and passes on the others', async () => {
  const report = startReports('https://reports.test', memoryStorage());
  const events = ['error', 'unhandledrejection', 'vite:preloadError'].map((type) => new Event(type));
  for (const event of events) target.dispatchEvent(event);
  report(call);
  expect(reported).toEqual([]);
  runWhenIdle?.();
  await vi.waitFor(() => expect(reported).toEqual([...events, call]));
  target.dispatchEvent(new Event('error'));
  expect(reported).toHaveLength(5);
});

it('keeps nine of many', async () => {
  const report = startReports('https://reports.test', memoryStorage());
  for (let count = 0; count < 1_000; count += 1) report(call);
  runWhenIdle?.();
  await vi.waitFor(() => expect(reported).toHaveLength(9));
});

it('loads and listens to nothing without an address', () => {
  const addEventListener = vi.fn<() => void>();
  vi.stubGlobal('addEventListener', addEventListener);
  startReports(null, memoryStorage())(call);
  expect([addEventListener.mock.calls.length, runWhenIdle]).toEqual([0, undefined]);
});
