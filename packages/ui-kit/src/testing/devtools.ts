import { cdp } from 'vitest/browser';

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: 'Input.dispatchMouseEvent', options: { readonly type: 'mouseMoved'; readonly x: number; readonly y: number }): Promise<void>;
    send(method: 'Emulation.setEmulatedMedia', options: { readonly features: readonly { readonly name: string; readonly value: string }[] }): Promise<void>;
  }
}

/** Lets the browser use the few colours that a person chose, or the page's own again. */
export async function forceColors(on: boolean): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: on ? 'active' : 'none' }] });
}
