/** Runs pending tasks and microtasks without advancing the clock, for tests with fake timers. */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
