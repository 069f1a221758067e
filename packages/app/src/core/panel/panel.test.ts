import { expect, test } from 'vitest';
import { failureTextOf, type Panel } from './panel.ts';

const ready: Panel<number> = { status: 'ready', data: 1, stale: false, loadedAt: 0 };
const failed = (code: string): Panel<number> => ({ status: 'failed', failure: { code, body: null } });

test.each<[name: string, panels: readonly Panel<number>[], key: string]>([
  ['another panel has loaded', [ready, failed('network')], 'panel.restLoaded'],
  ['no call had a response', [failed('network'), failed('timeout')], 'panel.unreachable'],
  ['the server responded with an error status', [failed('http')], 'panel.serverError'],
  ['the server sent an unreadable response', [failed('schema')], 'panel.serverError'],
  ['only some calls had a response', [failed('network'), failed('http')], 'panel.nothingChanged'],
])('failureTextOf returns its text when %s', (_name, panels, key) => {
  expect(failureTextOf(panels)).toBe(key);
});
