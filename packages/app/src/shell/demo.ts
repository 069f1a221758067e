import type { LoadDemo } from '#core/demo/demo-app.ts';
import { once } from '#shared/once.ts';

/**
 * Creates the function that loads the demo; null in a build without it.
 * @param startMock starts the mock that responds to the demo's calls, and returns the function that deletes its data.
 */
export function createDemoLoader(startMock: () => Promise<() => void>): LoadDemo | null {
  if (!__DEMO__) return null;
  return once(async () => {
    const [{ demo }, resetData] = await Promise.all([import('#demo/demo.ts'), startMock()]);
    return { ...demo, resetData };
  });
}
