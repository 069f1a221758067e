import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { renderTimeOf } from '#base/server.ts';
import { LocaleController } from '#controllers/locale.ts';
import {
  dateOf,
  formatDate,
  formatRelative,
  isCalendarDay,
  relativeWidths,
  untilNextRelative,
  type DateValue,
} from '#format/format.ts';
import { formatRelativeStyles } from './format-relative.styles.ts';

/**
 * Formats a date relative to now inside a text, such as `3 minutes ago`. It updates as time passes and shows the exact
 * time as a tooltip. An invalid date is shown as a dash.
 *
 * @when How recent something is matters more than the date, such as for news or the last update.
 * @whenNot If the date matters, use a `plinth-format-date`.
 * @keyboard none
 */
export class PlinthFormatRelative extends PlinthElement {
  static override styles = formatRelativeStyles;

  readonly #locale = new LocaleController(this);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The date: an ISO string or milliseconds; as the property also a `Date`. A date without a time is counted in days from today. */
  @property() value: DateValue;
  /** The width; `narrow` is shorter, such as `3m ago`. @default 'long' */
  @property({ of: relativeWidths }) width: (typeof relativeWidths)[number] = 'long';

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override updated(): void {
    clearTimeout(this.#timer);
    const delay = untilNextRelative(this.value, Date.now());
    if (delay !== null && this.isConnected) this.#timer = setTimeout(() => this.requestUpdate(), delay);
  }

  override render(): TemplateResult {
    const { language } = this.#locale;
    const date = dateOf(this.value);
    const timeZone = this.isConnected ? undefined : 'UTC';
    const text = formatRelative(this.value, renderTimeOf(this), { language, width: this.width, timeZone });
    if (!date) return html`${text}`;
    const [datetime, style] = isCalendarDay(this.value)
      ? ([this.value, 'medium'] as const)
      : ([date.toISOString(), 'dateTime'] as const);
    return html`<time datetime=${datetime} title=${formatDate(this.value, style, { language, timeZone })}
      >${text}</time
    >`;
  }
}
