import { expect, test } from 'vitest';
import { failureTextOf, staleSince, type Panel } from './panel.ts';

const ready: Panel<number> = { status: 'ready', data: 1, stale: false, loadedAt: 0 };
const failed = (code: string): Panel<number> => ({ status: 'failed', failure: { code, body: null } });
const stale = (loadedAt: number): Panel<number> => ({ status: 'ready', data: 1, stale: true, loadedAt });

test.each<[name: string, panels: readonly Panel<number>[], key: string]>([
  ['another panel has loaded', [ready, failed('network')], 'panel.restLoaded'],
  ['no call had a response', [failed('network'), failed('timeout')], 'panel.unreachable'],
  ['the server responded with an error status', [failed('http')], 'panel.serverError'],
  ['the server sent an unreadable response', [failed('schema')], 'panel.serverError'],
  ['only some calls had a response', [failed('network'), failed('http')], 'panel.nothingChanged'],
])('failureTextOf returns its text when %s', (_name, panels, key) => {
  expect(failureTextOf(panels)).toBe(key);
});

test.each<[name: string, panels: readonly Panel<number>[], time: number | null]>([
  ['the oldest data that failed to reload', [stale(3), stale(2), { ...ready, loadedAt: 1 }, failed('network')], 2],
  ['nothing while no data failed to reload', [ready, failed('network')], null],
])('staleSince returns the load time of %s', (_name, panels, time) => {
  expect(staleSince(panels)).toBe(time);
});
