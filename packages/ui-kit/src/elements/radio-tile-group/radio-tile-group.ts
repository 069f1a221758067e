import { RadioGroupElement } from '../radio-group/radio-group-element.ts';
import { radioTileGroupStyles } from './radio-tile-group.styles.ts';
import { PlinthRadioTile } from './radio-tile.ts';

/**
 * A grid of tiles, of which the user selects one. Each tile is a radio button that can be clicked anywhere.
 *
 * @when One choice out of options that are short and alike, such as days and time slots, or that have a picture.
 * @whenNot For options that need a sentence, use a radio group; for views of the same content, a segmented control.
 * @keyboard Arrow keys — Move to the next option and select it, wrapping at the ends.
 * @keyboard Space — Selects the focused option.
 * @keyboard Tab — Moves the focus to the selected option, and out of the group.
 * @slot - The options, as `plinth-radio-tile` elements at any depth.
 * @slot label-end - Content next to the label, such as a link, a note or buttons.
 * @csspart base - The component's wrapper, with the role `radiogroup`.
 * @csspart label-row - The wrapper of the label and the content next to it.
 * @csspart label - The label.
 * @csspart choices - The grid of tiles.
 * @csspart help - The help text.
 * @csspart error - The error message.
 * @cssproperty --plinth-radio-tile-group-columns - The columns of the grid, such as `repeat(7, minmax(0, 1fr))`.
 * @fires input - Emitted when the user selects an option. Native; bubbles and is composed.
 * @fires change - Emitted when the user selects an option. Native.
 * @dependency plinth-radio-tile
 */
export class PlinthRadioTileGroup extends RadioGroupElement<PlinthRadioTile> {
  static override styles = radioTileGroupStyles;

  constructor() {
    super(PlinthRadioTile);
  }
}
