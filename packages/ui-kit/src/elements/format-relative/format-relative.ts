import { html, nothing, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { nowOf } from '#base/server.ts';
import { LocaleController } from '#controllers/locale.ts';
import {
  dateOf,
  formatDate,
  formatRelative,
  relativeWidths,
  untilNextRelative,
  type DateValue,
} from '#format/format.ts';
import { formatRelativeStyles } from './format-relative.styles.ts';

/**
 * How long ago something was, or how soon it will be, inside a text: `3 minutes ago`. It keeps up with the clock while
 * it is in the page, and has the exact time as its tooltip. What is no date is a dash.
 *
 * @when How recent something is matters more than the day: news, a last reading.
 * @whenNot Where the day matters take a `plinth-format-date`.
 * @keyboard none
 */
export class PlinthFormatRelative extends PlinthElement {
  static override styles = formatRelativeStyles;

  readonly #locale = new LocaleController(this);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** An ISO string, as the attribute; milliseconds or a `Date` as the property. */
  @property() value: DateValue;
  /** `narrow` leaves no room for words: `3m ago`. @default 'long' */
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
    const wait = untilNextRelative(this.value, Date.now());
    if (wait !== null && this.isConnected) this.#timer = setTimeout(() => this.requestUpdate(), wait);
  }

  override render(): TemplateResult {
    const { language } = this.#locale;
    const date = dateOf(this.value);
    const text = formatRelative(date, nowOf(this), { language, width: this.width });
    const exact = { language, timeZone: this.isConnected ? undefined : 'UTC' };
    if (!date) return html`${text}`;
    return html`<time datetime=${date.toISOString()} title=${formatDate(date, 'dateTime', exact) || nothing}
      >${text}</time
    >`;
  }
}
