import { html, nothing, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { BlankSlotController } from '#controllers/blank-slot.ts';
import { LocaleController } from '#controllers/locale.ts';
import { NO_VALUE } from '#format/format.ts';
import { iconTriangleAlert } from '#icons/icons.ts';
import { connectionStatusStrings } from '#strings/en/connection-status.ts';
import { connectionStatusStyles } from './connection-status.styles.ts';

/** Returns an unknown status as words: `PENDING_EXPIRATION` becomes `Pending expiration`. */
function toSentenceCase(status: string): string {
  const text = status
    .trim()
    .replaceAll(/[_\s]+/gu, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A status that shows whether a bank or platform is still connected. Only `AUTH_ERROR`, which requires the user to act,
 * is emphasized. An unknown status is shown as words.
 *
 * @when Beside the name of a bank or platform.
 * @whenNot For any other status, use a badge.
 * @keyboard none
 * @slot - Replaces the text.
 * @csspart base - The component's wrapper.
 */
export class PlinthConnectionStatus extends PlinthElement {
  static override styles = connectionStatusStyles;

  readonly #locale = new LocaleController(this, connectionStatusStrings);
  readonly #defaultSlot = new BlankSlotController(this);

  /** The status: `CONNECTED`, `AUTH_ERROR`, or another one. */
  @property({ reflect: true }) status = '';
  /** Hides the icon, for rows below a row that shows it. */
  @property({ type: Boolean, reflect: true }) plain = false;

  private text(): string {
    const { strings } = this.#locale;
    if (this.status === 'CONNECTED') return strings.connected;
    if (this.status === 'AUTH_ERROR') return strings.signInAgain;
    return toSentenceCase(String(this.status ?? '')) || NO_VALUE;
  }

  override render(): TemplateResult {
    return html`<span part="base"
      >${this.plain ? nothing : this.renderMark()}<span
        >${this.#defaultSlot.isBlank ? this.text() : nothing}<slot>${this.text()}</slot></span
      ></span
    >`;
  }

  private renderMark(): TemplateResult | typeof nothing {
    if (this.status === 'CONNECTED') return html`<span class="dot"></span>`;
    return this.status === 'AUTH_ERROR' ? glyph(iconTriangleAlert) : nothing;
  }
}
