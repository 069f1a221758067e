/** Resolves in a new task, so that the browser can handle pending input and render a frame first. */
export async function yieldToMain(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(undefined);
  });
  port1.close();
}
