/** Waits until nothing happens any more without the clock going on; for tests whose clock is faked. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
