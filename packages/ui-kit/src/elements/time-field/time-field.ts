import { DateTimeElement, normalizeStep, withoutMarks } from '#base/date-time-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { LAST_MINUTE, formatTime, minutesOf, normalizeTime, parseTime, timeOf } from '#format/parse-time.ts';
import { limitsStrings } from '#strings/en/limits.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { timeFieldStrings } from '#strings/en/time-field.ts';
import { timeFieldStyles } from './time-field.styles.ts';

const english = { ...limitsStrings, ...sharedStrings, ...timeFieldStrings };

/**
 * A text field for a time of day, which accepts the formats of the page's language: `9:30 PM`, `21:30`, `930p`. Its
 * value is `HH:MM` in 24-hour time.
 *
 * @when A time of day that the user knows.
 * @whenNot For a choice of times, use a `plinth-time-picker`; for a few available times, a radio tile group.
 * @keyboard Up, Down — Changes the time by `step` minutes.
 * @keyboard Page Up, Page Down — Changes the time by an hour.
 * @slot label-end - Content next to the label, such as a link or a note.
 * @csspart input - The native text field.
 * @fires input - Emitted while the user types, and on each step. Native; bubbles and is composed.
 * @fires change - Emitted when the user leaves the field after typing, and on each step. Native.
 */
export class PlinthTimeField<Events extends object = object> extends DateTimeElement<Events> {
  static override styles = timeFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  /** The earliest valid time, as `HH:MM`. */
  @property() override min = '';
  /** The latest valid time, as `HH:MM`. */
  @property() override max = '';
  /** The number of minutes that an arrow key adds. @default 15 */
  @property({ type: Number }) step = 15;
  /** The initial time as `HH:MM`, which a form reset restores. Reflects the `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) override defaultValue: string | null = null;

  protected override valueForKey(key: string): string | null {
    const step = normalizeStep(this.step);
    const deltaMinutes = new Map([
      ['ArrowUp', step],
      ['ArrowDown', -step],
      ['PageUp', 60],
      ['PageDown', -60],
    ]).get(key);
    if (deltaMinutes === undefined) return null;
    const minutes = minutesOf(this.value);
    return timeOf(minutes === null ? 0 : Math.min(Math.max(minutes + deltaMinutes, 0), LAST_MINUTE));
  }

  protected override get textDirection(): 'auto' {
    return 'auto';
  }

  protected override normalizeValue(value: unknown): string | null {
    return normalizeTime(value);
  }

  protected override parseText(text: string): string | null {
    return parseTime(text, this.locale.language);
  }

  protected override formatValue(value: string): string {
    return withoutMarks(formatTime(value, this.locale.language));
  }

  protected override get unparsableMessage(): string {
    return this.locale.strings.timeInvalid(this.formatValue('09:30'));
  }

  protected override get missingMessage(): string {
    return this.locale.strings.timeMissing;
  }
}
