import { locators, type Locator } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Locates by a CSS selector what has neither a role nor a text. As with all locators, shadow roots are searched too. */
    getByCss: (selector: string) => Locator;
  }
}

locators.extend({ getByCss: (selector) => `css=${selector}` });
