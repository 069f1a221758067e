// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthFormatDate } from '../elements/format-date/format-date.ts';

/** Registers `<plinth-format-date>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('format-date', PlinthFormatDate);
