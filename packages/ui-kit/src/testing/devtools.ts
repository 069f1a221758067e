import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePointerOut(): Promise<void>;
    closeOtherPages(): Promise<string[]>;
    forceColors(areForced: boolean): Promise<void>;
  }
}

/** Turns the browser's forced colours on or off. */
export async function forceColors(on: boolean): Promise<void> {
  await commands.forceColors(on);
}
