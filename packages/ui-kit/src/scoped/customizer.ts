// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthCustomizer } from '../elements/customizer/customizer.ts';
import { define as defineButton } from './button.ts';
import { define as defineCopyButton } from './copy-button.ts';
import { define as defineDialog } from './dialog.ts';
import { define as defineDrawer } from './drawer.ts';
import { define as defineField } from './field.ts';
import { define as defineRadio } from './radio.ts';
import { define as defineRadioGroup } from './radio-group.ts';
import { define as defineSwitch } from './switch.ts';

/** Registers `<plinth-customizer>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('customizer', PlinthCustomizer, [defineButton, defineCopyButton, defineDialog, defineDrawer, defineField, defineRadio, defineRadioGroup, defineSwitch]);
