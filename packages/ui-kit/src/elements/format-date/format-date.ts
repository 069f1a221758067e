import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { dateOf, dateStyles, formatDate, isCalendarDay, type DateValue } from '#format/format.ts';
import { formatDateStyles } from './format-date.styles.ts';

/**
 * Formats a date or time inside a text, in the language of the page. An invalid date is shown as a dash.
 *
 * @when A date or time in the text of a page.
 * @whenNot For how long ago something was, use a `plinth-format-relative`. In code, use the `format` module.
 * @keyboard none
 */
export class PlinthFormatDate extends PlinthElement {
  static override styles = formatDateStyles;

  readonly #locale = new LocaleController(this);

  /** The date: an ISO string or milliseconds; as the property also a `Date`. A date without a time, such as `2026-11-23`, is the same day in every time zone. */
  @property() value: DateValue;
  /** The format. @default 'medium' */
  @property({ of: dateStyles }) format: (typeof dateStyles)[number] = 'medium';
  /** The time zone, as an IANA name. Defaults to the browser's; on a server, to UTC. */
  @property({ attribute: 'time-zone' }) timeZone: string | undefined;

  override render(): TemplateResult {
    const date = dateOf(this.value);
    const text = formatDate(this.value, this.format, {
      language: this.#locale.language,
      timeZone: this.timeZone || (this.isConnected ? undefined : 'UTC'),
    });
    if (!date) return html`${text}`;
    const datetime = isCalendarDay(this.value) ? this.value : date.toISOString();
    return html`<time datetime=${datetime}>${text}</time>`;
  }
}
