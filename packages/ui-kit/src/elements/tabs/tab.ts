import { html, nothing, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import { ensureId } from '#base/ids.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { iconX } from '#icons/icons.ts';
import { tabStyles } from './tab.styles.ts';

/**
 * A tab in `plinth-tabs`. It shows the panel with the same `name`.
 *
 * @when Inside `plinth-tabs`.
 * @whenNot Outside `plinth-tabs`.
 * @keyboard Enter, Space — Selects the tab; `plinth-tabs` handles the arrow keys.
 * @keyboard Delete — Asks the page to close a `closable` tab, see `plinth-tab-close` of `plinth-tabs`.
 * @slot - The label.
 * @csspart base - The wrapper of the label and the count.
 * @csspart count - The count.
 * @csspart close - The close button, which only pointers use: a tab can't contain another control.
 */
export class PlinthTab extends PlinthElement {
  static override styles = tabStyles;

  readonly #locale = new LocaleController(this);

  /** The name that identifies the tab in events, and the panel that it shows. */
  @property({ reflect: true }) name = '';
  /** The number of items in the panel. A value that is not a number is not shown. */
  @property({ type: Number }) count: number | undefined;
  /** Whether the tab is selected; set by `plinth-tabs`. */
  @property({ type: Boolean, reflect: true }) selected = false;
  /** Disables the tab. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Whether users can close the tab, unless it is disabled. */
  @property({ type: Boolean, reflect: true }) closable = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.slot) this.slot = 'tab';
    ensureId(this, 'tab');
    this.role = 'tab';
  }

  override updated(): void {
    this.ariaSelected = String(this.selected);
    this.ariaDisabled = this.disabled ? 'true' : null;
    this.ariaKeyShortcuts = this.#isClosable ? 'Delete' : null;
  }

  get #isClosable(): boolean {
    return this.closable && !this.disabled;
  }

  override render(): TemplateResult {
    const count = Number.isFinite(this.count) ? formatCount(Number(this.count), this.#locale.language) : '';
    return html`<span part="base"
      ><slot></slot>${count ? html`<span class="count" part="count">${count}</span>` : nothing}${
        this.#isClosable
          ? html`<span class="corner" part="close" aria-hidden="true">${glyph(iconX, 'small')}</span>`
          : nothing
      }</span
    >`;
  }
}
