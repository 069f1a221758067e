import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { deepActiveElement, restoreFocus } from '#controllers/focus.ts';
import { LocaleController } from '#controllers/locale.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { blockUiStyles } from './block-ui.styles.ts';

/**
 * A region that cannot be used while something happens to it: it stays in sight under a veil, takes no press and no
 * key, and says what goes on. The focus comes back to where it was.
 *
 * @when What is in sight must not be used for as long as something is done to it.
 * @whenNot For content that is not there yet use a skeleton; for a single button its own `busy`.
 * @keyboard none
 * @slot - The region.
 * @csspart base - The whole.
 * @csspart content - What surrounds the region.
 * @csspart cover - The veil.
 * @cssproperty [--plinth-block-ui-veil=--plinth-color-surface] - Colour of the veil: that of the ground.
 * @dependency plinth-spinner
 */
export class PlinthBlockUi extends PlinthElement {
  static override styles = blockUiStyles;

  readonly #locale = new LocaleController(this, sharedStrings);
  #before: Element | null = null;

  @query('[part="cover"]') private readonly cover!: HTMLElement | null;

  /** Something happens to it. */
  @property({ type: Boolean, reflect: true }) busy = false;
  /** What happens, shown and announced. The kit's own word when not given. */
  @property() label: string | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#before = null;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('busy')) return;
    if (this.busy) this.#before = this.matches?.(':focus-within') ? deepActiveElement(this.ownerDocument) : null;
    // Who has left meanwhile stays where they are.
    else if (this.shadowRoot?.activeElement !== this.cover) this.#before = null;
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('busy') || !this.#before) return;
    if (this.busy) {
      this.cover?.focus({ preventScroll: true });
      return;
    }
    restoreFocus(this.#before);
    this.#before = null;
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
