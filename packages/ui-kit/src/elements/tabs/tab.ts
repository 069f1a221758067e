import { html, nothing, type TemplateResult } from 'lit';
import { ensureId } from '#base/ids.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { tabStyles } from './tab.styles.ts';

/**
 * One tab of `plinth-tabs`; it names the panel of the same `name`.
 *
 * @when Inside `plinth-tabs`.
 * @whenNot Outside of them.
 * @keyboard Enter, Space — Chooses it; the arrows are those of the tabs.
 * @slot - The label.
 * @csspart base - The label with its count.
 * @csspart count - The count.
 */
export class PlinthTab extends PlinthElement {
  static override styles = tabStyles;

  readonly #locale = new LocaleController(this);

  /** What it is called in the event, and the panel that it shows. */
  @property({ reflect: true }) name = '';
  /** How many there are behind it; not a number shows nothing. */
  @property({ type: Number }) count: number | undefined;
  /** Set by the tabs: its panel shows. */
  @property({ type: Boolean, reflect: true }) selected = false;
  /** Cannot be chosen. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.slot) this.slot = 'tab';
    ensureId(this, 'tab');
    this.setAttribute('role', 'tab');
  }

  override updated(): void {
    this.ariaSelected = String(this.selected);
    this.ariaDisabled = this.disabled ? 'true' : null;
  }

  override render(): TemplateResult {
    const count = Number.isFinite(this.count) ? formatCount(Number(this.count), this.#locale.language) : '';
    return html`<span part="base"
      ><slot></slot>${count ? html`<span class="count" part="count">${count}</span>` : nothing}</span
    >`;
  }
}
