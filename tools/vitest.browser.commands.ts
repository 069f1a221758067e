import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** Moves the pointer out of the window, so that nothing is hovered. */
export const movePointerOut: BrowserCommand<[]> = async ({ page }) => {
  await page.mouse.move(-1, -1);
};

/** Moves the pointer over an element. Vitest's own command advances fake timers while it waits; this one does not. */
export const movePointerTo: BrowserCommand<[selector: string]> = async ({ iframe }, selector) => {
  await iframe.locator(selector).hover();
};

/**
 * Closes all other pages that a test has opened and resolves with their URLs. Behind another page, the tests' own page
 * renders about once a second, which delays every press.
 */
export const closeOtherPages: BrowserCommand<[]> = async ({ page, context }): Promise<string[]> => {
  const others = context.pages().filter((each) => each !== page);
  await Promise.all(others.map((other) => other.close()));
  return others.map((other) => other.url());
};

/** Turns the browser's forced colors on or off. */
export const forceColors: BrowserCommand<[areForced: boolean]> = async ({ page }, areForced) => {
  await page.emulateMedia({ forcedColors: areForced ? 'active' : 'none' });
};

/** Sets the color scheme that the browser's user prefers. */
export const preferColorScheme: BrowserCommand<[scheme: 'light' | 'dark']> = async ({ page }, scheme) => {
  await page.emulateMedia({ colorScheme: scheme });
};
