/** Whether the browser can print. The browser inside another app often can't. */
export const canPrint = (): boolean => typeof globalThis.print === 'function';
