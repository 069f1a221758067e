import { demoCalls } from '@plinth/api-client/demo/registry';
import { listTasks } from '@plinth/api-client/demo/todo';
import { declarations } from '@plinth/api-client/registry';
import { listCustomers } from '@plinth/api-client/resources/customers';
import { afterEach, expect, test, vi } from 'vitest';
import { readTabOptions } from './tab-settings.ts';

const stored = new Map<string, string>();

/** Opens a page in the tab, whose storage stays. */
function open(query: Record<string, string> = {}): void {
  vi.stubGlobal('location', new URL(`http://localhost/?${new URLSearchParams(query).toString()}`));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
}

afterEach(() => {
  stored.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const customers = `${listCustomers.name}:html`;
const tasks = `${listTasks.name}:empty:once`;
const customersFault = { call: listCustomers, fault: 'html' };
const tasksFault = { call: listTasks, fault: 'empty', isOnce: true };

test.each([
  [customers, [customersFault], []],
  [tasks, [], [tasksFault]],
  [`${customers}, ${tasks}`, [customersFault], [tasksFault]],
  ['GET /nowhere:html', [], []],
  ['html', [], []],
  [`${customers},html`, [], []],
  [`${customers}:twice`, [], []],
])('reads the faults %j for each mock, also after a reload', (fault, forProvider, forDemo) => {
  for (const query of [{ fault }, {}] as const) {
    open(query);
    expect(readTabOptions(declarations).faults).toEqual(forProvider);
    expect(readTabOptions(demoCalls).faults).toEqual(forDemo);
  }
});

test('keeps the faults of the tab when others are not valid, and removes them when they are empty', () => {
  open({ fault: customers });
  readTabOptions(declarations);
  open({ fault: 'html' });
  expect(readTabOptions(declarations).faults).toEqual([customersFault]);
  open({ fault: '' });
  expect(readTabOptions(declarations).faults).toEqual([]);
});

test('waits for the latency of all calls and, in its own mock, for that of a call', async () => {
  vi.useFakeTimers();
  open({ latency: `50,${listTasks.name}:900` });
  const waitOf = async (calls: Parameters<typeof readTabOptions>[0]): Promise<number> => {
    const start = Date.now();
    const wait = readTabOptions(calls).wait(listTasks);
    await vi.runAllTimersAsync();
    await wait;
    return Date.now() - start;
  };
  await expect(waitOf(declarations)).resolves.toBe(50);
  await expect(waitOf(demoCalls)).resolves.toBe(950);
});
