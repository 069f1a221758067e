import { html, nothing, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { NO_VALUE } from '#format/format.ts';
import { iconTriangleAlert } from '#icons/icons.ts';
import { connectionStatusStrings } from '#strings/en/connection-status.ts';
import { connectionStatusStyles } from './connection-status.styles.ts';

/** A status that the kit has no words for, as words: `PENDING_EXPIRATION` is `Pending expiration`. */
function wordsOf(status: string): string {
  const words = status
    .trim()
    .replaceAll(/[_\s]+/gu, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Whether a bank or a platform still sends data. What works is quiet; `AUTH_ERROR` waits for the user and is brass,
 * with words (spec §3, Bank connection). A status that is new to the kit is shown as its words.
 *
 * @when Beside the name of what is linked.
 * @whenNot For any other state take a badge.
 * @keyboard none
 * @slot - Replaces the words.
 * @csspart base - Mark and words.
 */
export class PlinthConnectionStatus extends PlinthElement {
  static override styles = connectionStatusStyles;

  readonly #locale = new LocaleController(this, connectionStatusStrings);

  /** What the provider says: `CONNECTED`, `AUTH_ERROR`, or another word. */
  @property({ reflect: true }) status = '';
  /** Words alone, for lines under one that has the mark. */
  @property({ type: Boolean, reflect: true }) plain = false;

  private words(): string {
    const { strings } = this.#locale;
    if (this.status === 'CONNECTED') return strings.connected;
    if (this.status === 'AUTH_ERROR') return strings.signInAgain;
    return wordsOf(String(this.status ?? '')) || NO_VALUE;
  }

  override render(): TemplateResult {
    return html`<span part="base"
      >${this.plain ? nothing : this.renderMark()}<span><slot>${this.words()}</slot></span></span
    >`;
  }

  private renderMark(): TemplateResult | typeof nothing {
    if (this.status === 'CONNECTED') return html`<span class="dot"></span>`;
    return this.status === 'AUTH_ERROR' ? glyph(iconTriangleAlert) : nothing;
  }
}
