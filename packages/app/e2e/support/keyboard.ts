import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any example has places for the focus. */
const MAX_PRESSES = 60;

/** Where the focus is, seen from an example. */
interface FocusPlace {
  readonly isInside: boolean;
  /** The focused element, for a message. */
  readonly name: string;
  /** Whether the element, or what is around it, is large enough to be seen, and the browser shows its focus. */
  readonly isVisible: boolean;
}

/** Checks that Tab leads through an example and out of it again, and that the focus is visible all the way. */
export async function expectTabPasses(page: Page, example: Locator): Promise<void> {
  // Tab goes on from where somebody has clicked.
  await example.evaluate((element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus();
    element.removeAttribute('tabindex');
  });
  const seen: string[] = [];
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    const place = await example.evaluate((element): FocusPlace => {
      let focused = document.activeElement;
      let isInside = element.contains(focused);
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      isInside &&= focused !== element;
      // The input of a radio button or a file is hidden; what is around it shows the focus.
      const isLarge = (node: Element): boolean => {
        const { width, height } = node.getBoundingClientRect();
        return width > 1 && height > 1;
      };
      let shown = focused;
      while (shown && !isLarge(shown)) {
        const root = shown.getRootNode();
        shown = shown.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
      }
      const text = focused?.ariaLabel ?? focused?.textContent?.trim() ?? '';
      return {
        isInside,
        name: `${focused?.localName} ${text.slice(0, 40)}`,
        isVisible: shown !== null && shown !== document.body && focused?.matches(':focus-visible') === true,
      };
    });
    if (!place.isInside) return;
    seen.push(place.name);
    expect.soft(place.isVisible, `the focus on ${place.name} is visible`).toBe(true);
  }
  expect.soft(seen, 'Tab leaves the example').toEqual([]);
}
