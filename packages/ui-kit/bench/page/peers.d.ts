// The modules that `peers.ts` writes, since a normal install does not have the packages.
declare module 'virtual:plinth-peer/fluent' {
  export const webDarkTheme: object;
  export const webLightTheme: object;
  export function setTheme(theme: object): void;
}
declare module 'virtual:plinth-peer/carbon' {
  /** Values by token, of which the strings are colors. */
  export const g100: Readonly<Record<string, unknown>>;
  export const white: Readonly<Record<string, unknown>>;
}
declare module 'virtual:plinth-peer/webawesome' {}
