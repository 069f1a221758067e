const DURATIONS = ['--plinth-motion-fast', '--plinth-motion-base', '--plinth-motion-slow'];

/**
 * Sets the duration of the kit's transitions. With `0ms`, each ends at once, as for users who prefer reduced motion.
 * @returns A function that restores the original durations.
 */
export function setMotion(duration: string): () => void {
  const { style } = document.documentElement;
  for (const name of DURATIONS) style.setProperty(name, duration);
  return () => {
    for (const name of DURATIONS) style.removeProperty(name);
  };
}
