/**
 * Runs an action after the browser has painted what was rendered last. A hidden tab paints nothing: there it runs soon.
 * @returns A function that cancels it.
 */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(action, 0);
  };
  if (document.visibilityState !== 'visible') {
    start();
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(start);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
