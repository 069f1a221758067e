import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** Moves the mouse out of the window, where nothing is hovered. */
export const takePointerOut: BrowserCommand<[]> = async ({ page }) => {
  await page.mouse.move(-1, -1);
};

/**
 * Closes what a test has opened beside its own page; resolves with the addresses. Behind another page the tests' own is
 * drawn about once a second, and every press waits for that.
 */
export const closeOtherPages: BrowserCommand<[]> = async ({ page, context }): Promise<string[]> => {
  const others = context.pages().filter((each) => each !== page);
  await Promise.all(others.map((other) => other.close()));
  return others.map((other) => other.url());
};

/** Makes the system's colours those of the page, or lets the page have its own. */
export const forceColors: BrowserCommand<[areForced: boolean]> = async ({ page }, areForced) => {
  await page.emulateMedia({ forcedColors: areForced ? 'active' : 'none' });
};
