import { RadioGroupElement } from '../radio-group/radio-group-element.ts';
import { PlinthSegment } from './segment.ts';
import { segmentedControlStyles } from './segmented-control.styles.ts';

/**
 * A row of segments, of which the user selects one to change the view of the same content, such as its period.
 *
 * @when Two to five short options that take effect at once: a period, a layout, a unit.
 * @whenNot For an answer in a form, use a radio group; for different content, tabs; for settings that can be turned off again, a toggle group.
 * @keyboard Arrow keys — Move to the next segment and select it, wrapping at the ends.
 * @keyboard Space — Selects the focused segment.
 * @keyboard Tab — Moves the focus to the selected segment, and out of the control.
 * @slot - The segments, as `plinth-segment` elements at any depth.
 * @slot label-end - Content next to the label, such as a link or a note.
 * @csspart base - The component's wrapper, with the role `radiogroup`.
 * @csspart label-row - The wrapper of the label and the content next to it.
 * @csspart label - The label.
 * @csspart choices - The wrapper of the segments.
 * @csspart help - The help text.
 * @csspart error - The error message.
 * @fires input - Emitted when the user selects a segment. Native; bubbles and is composed.
 * @fires change - Emitted when the user selects a segment. Native.
 * @dependency plinth-segment
 */
export class PlinthSegmentedControl extends RadioGroupElement<PlinthSegment> {
  static override styles = segmentedControlStyles;

  constructor() {
    super(PlinthSegment);
  }
}
