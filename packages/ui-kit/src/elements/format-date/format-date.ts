import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { dateOf, dateStyles, formatDate, type DateValue } from '#format/format.ts';
import { formatDateStyles } from './format-date.styles.ts';

/**
 * A date or time inside a text, in the language of its place. What is no date is a dash. In code take the `format` module.
 *
 * @when A date or time in the text of a page.
 * @whenNot How long ago something was is a `plinth-format-relative`; in code take the `format` module.
 * @keyboard none
 */
export class PlinthFormatDate extends PlinthElement {
  static override styles = formatDateStyles;

  readonly #locale = new LocaleController(this);

  /** An ISO string, as the attribute; milliseconds or a `Date` as the property. */
  @property() value: DateValue;
  /** How much of it is written. @default 'medium' */
  @property({ of: dateStyles }) format: (typeof dateStyles)[number] = 'medium';
  /** IANA name; the browser's own zone when not given, UTC on a server. */
  @property({ attribute: 'time-zone' }) timeZone: string | undefined;

  override render(): TemplateResult {
    const date = dateOf(this.value);
    const text = formatDate(date, this.format, {
      language: this.#locale.language,
      timeZone: this.timeZone || (this.isConnected ? undefined : 'UTC'),
    });
    return date ? html`<time datetime=${date.toISOString()}>${text}</time>` : html`${text}`;
  }
}
