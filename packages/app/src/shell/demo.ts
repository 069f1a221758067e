import type { LoadDemo } from '#core/demo/demo-app.ts';
import type { MenuItem } from '#core/pages/menu-item.ts';
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

/** Loads the demo's part of the menu, without the demo; it has no entries in a build without it. */
export async function loadDemoMenu(): Promise<readonly MenuItem[]> {
  return __DEMO__ ? (await import('#demo/menu.ts')).DEMO_MENU : [];
}
