import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerOut(): Promise<void>;
    closeOtherPages(): Promise<string[]>;
    forceColors(areForced: boolean): Promise<void>;
  }
}

/** Turns the browser's forced colors on or off. */
export async function forceColors(on: boolean): Promise<void> {
  await commands.forceColors(on);
}
