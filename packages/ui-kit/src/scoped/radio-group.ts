// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthRadioGroup } from '../elements/radio-group/radio-group.ts';
import { define as defineRadio } from './radio.ts';

/** Registers `<plinth-radio-group>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('radio-group', PlinthRadioGroup, [defineRadio]);
