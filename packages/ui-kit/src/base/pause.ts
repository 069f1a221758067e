/** Resolves once the page did what was waiting: took a key, drew a frame. */
export async function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(undefined);
  });
  port1.close();
}
