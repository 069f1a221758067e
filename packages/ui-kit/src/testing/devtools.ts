import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePointerOut(): Promise<void>;
    closeOtherPages(): Promise<string[]>;
    forceColors(areForced: boolean): Promise<void>;
  }
}

/** Lets the browser use the few colours that a person chose, or the page's own again. */
export async function forceColors(on: boolean): Promise<void> {
  await commands.forceColors(on);
}
