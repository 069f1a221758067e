// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthCommandPalette } from '../elements/command-palette/command-palette.ts';

/** Registers `<plinth-command-palette>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('command-palette', PlinthCommandPalette);
