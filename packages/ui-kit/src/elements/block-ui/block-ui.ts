import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { deepActiveElement, restoreFocus } from '#controllers/focus.ts';
import { LocaleController } from '#controllers/locale.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { blockUiStyles } from './block-ui.styles.ts';

/**
 * A container that blocks interaction with its content while an operation runs. The content stays visible under an
 * overlay, and the focus is restored afterwards.
 *
 * @when People must not use the visible content while an operation runs on it.
 * @whenNot For content that is still loading, use a skeleton. For a single button, use its `busy` property.
 * @keyboard none
 * @slot - The content.
 * @csspart base - The component's wrapper.
 * @csspart content - The container of the content.
 * @csspart cover - The overlay.
 * @cssproperty [--plinth-block-ui-veil=--plinth-color-surface] - The color of the overlay. Set it to the background color.
 * @dependency plinth-spinner
 */
export class PlinthBlockUi extends PlinthElement {
  static override styles = blockUiStyles;

  readonly #locale = new LocaleController(this, sharedStrings);
  #previousFocus: Element | null = null;

  @query('[part="cover"]') private readonly cover!: HTMLElement | null;

  /** Whether the content is blocked. */
  @property({ type: Boolean, reflect: true }) busy = false;
  /** The label, shown on the overlay and announced. Defaults to a localized text. */
  @property() label: string | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#previousFocus = null;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('busy')) return;
    if (this.busy) this.#previousFocus = this.matches?.(':focus-within') ? deepActiveElement(this.ownerDocument) : null;
    // Leaves the focus where the user has moved it meanwhile.
    else if (this.shadowRoot?.activeElement !== this.cover) this.#previousFocus = null;
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('busy') || !this.#previousFocus) return;
    if (this.busy) {
      this.cover?.focus({ preventScroll: true });
      return;
    }
    restoreFocus(this.#previousFocus);
    this.#previousFocus = null;
  }

  override render(): TemplateResult {
    const label = this.label || this.#locale.strings.loading;
    return html`<div part="base">
      <div part="content" ?inert=${this.busy} aria-busy=${this.busy ? 'true' : nothing}><slot></slot></div>
      ${
        this.busy
          ? html`<div part="cover" tabindex="-1">
              <div class="words">
                <plinth-spinner aria-hidden="true"></plinth-spinner><span aria-hidden="true">${label}</span>
              </div>
            </div>`
          : nothing
      }
      <span class="visually-hidden" role="status">${this.busy ? label : ''}</span>
    </div>`;
  }
}
