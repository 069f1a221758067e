// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthFormatRelative } from '../elements/format-relative/format-relative.ts';

/** Registers `<plinth-format-relative>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('format-relative', PlinthFormatRelative);
