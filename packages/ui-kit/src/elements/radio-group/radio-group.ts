import { RadioGroupElement } from './radio-group-element.ts';
import { radioGroupStyles } from './radio-group.styles.ts';
import { PlinthRadio } from './radio.ts';

/**
 * A group of radio buttons, of which the user selects one.
 *
 * @when One choice out of a few options that should all be visible.
 * @whenNot For different views of the same content, use a segmented control; for days, time slots and options with a picture, a radio tile group. For more than about seven options, use a select or a combobox; for on and off, a switch or a checkbox.
 * @keyboard Arrow keys — Move to the next option and select it, wrapping at the ends.
 * @keyboard Space — Selects the focused option.
 * @keyboard Tab — Moves the focus to the selected option, and out of the group.
 * @slot - The options, as `plinth-radio` elements at any depth.
 * @slot label-end - Content next to the label, such as a link, a note or buttons.
 * @csspart base - The component's wrapper, with the role `radiogroup`.
 * @csspart label-row - The wrapper of the label and the content next to it.
 * @csspart label - The label.
 * @csspart choices - The wrapper of the options.
 * @csspart help - The help text.
 * @csspart error - The error message.
 * @fires input - Emitted when the user selects an option. Native; bubbles and is composed.
 * @fires change - Emitted when the user selects an option. Native.
 * @dependency plinth-radio
 */
export class PlinthRadioGroup extends RadioGroupElement<PlinthRadio> {
  static override styles = radioGroupStyles;

  constructor() {
    super(PlinthRadio);
  }
}
