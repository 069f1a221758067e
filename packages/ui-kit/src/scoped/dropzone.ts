// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthDropzone } from '../elements/dropzone/dropzone.ts';

/** Registers `<plinth-dropzone>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('dropzone', PlinthDropzone);
