import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerOut(): Promise<void>;
    movePointerTo(selector: string): Promise<void>;
    closeOtherPages(): Promise<string[]>;
    forceColors(areForced: boolean): Promise<void>;
    preferColorScheme(scheme: 'light' | 'dark'): Promise<void>;
  }
}

/** Turns the browser's forced colors on or off. */
export async function forceColors(on: boolean): Promise<void> {
  await commands.forceColors(on);
}

/** Sets the color scheme that the user prefers. */
export async function preferColorScheme(scheme: 'light' | 'dark'): Promise<void> {
  await commands.preferColorScheme(scheme);
}
