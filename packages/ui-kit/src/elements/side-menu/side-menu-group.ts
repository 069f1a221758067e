import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconChevronDown } from '#icons/icons.ts';
import { sideMenuStrings } from '#strings/en/side-menu.ts';
import { sideMenuEntryStyles } from './side-menu-entry.styles.ts';

export const sideMenuGroupTypes = ['fold', 'section'] as const;

export interface PlinthSideMenuGroupEventMap {
  'plinth-group-toggle': CustomEvent<{ readonly open: boolean }>;
}

/**
 * A group of pages in the side menu: a `fold` opens and closes, a `section` has a title and is always open. Folds
 * nest. The menu keeps one fold open on each level, and opens the one of the current page. In a horizontal menu, the
 * groups of the first level are dropdowns.
 *
 * @when Inside a `plinth-side-menu`, around related pages.
 * @whenNot For a single page.
 * @keyboard Enter, Space — Opens or closes the fold; the menu handles the arrow keys.
 * @slot - Items and groups.
 * @slot icon - An 18 px icon before the label.
 * @csspart base - The button of a fold.
 * @csspart title - The title of a section.
 * @fires plinth-group-toggle - Emitted when the user opens or closes a fold. Bubbles.
 */
export class PlinthSideMenuGroup extends PlinthElement<PlinthSideMenuGroupEventMap> {
  static override styles = sideMenuEntryStyles;

  readonly #locale = new LocaleController(this, sideMenuStrings);

  @query('[part="base"]') private readonly base!: HTMLElement | null;

  /** The label of the group. */
  @property() label = '';
  /** `fold` can be opened and closed; `section` is always open under a title. @default 'fold' */
  @property({ reflect: true, of: sideMenuGroupTypes }) type: (typeof sideMenuGroupTypes)[number] = 'fold';
  /** Whether the fold is open. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** Shows a dot while the fold is closed, to mark that an item inside needs the user's attention. */
  @property({ type: Boolean, reflect: true }) attention = false;
  /** Makes a section open and close like a fold. Set by a horizontal menu on the entries of its first level. */
  @property({ type: Boolean, reflect: true }) bar = false;
  /** A count or a short word at the end. */
  @property() badge = '';

  /** The focusable part; null for a section. */
  get focusTarget(): HTMLElement | null {
    return this.base;
  }

  /** Opens or closes the fold and emits the event, as a press of its button does. */
  toggle(): void {
    this.open = !this.open;
    emit(this, 'plinth-group-toggle', { open: this.open }, { bubbles: true, composed: true });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasAttribute('role')) this.setAttribute('role', 'listitem');
  }

  override focus(options?: FocusOptions): void {
    this.base?.focus(options);
  }

  /** Flips the dropdown to the other side if it does not fit into the window. */
  override updated(changed: PropertyValues<this>): void {
    const nested = this.renderRoot.querySelector('.nested');
    if (!changed.has('open') || !this.open || !this.bar || !nested) return;
    this.removeAttribute('flipped');
    const { left, right } = nested.getBoundingClientRect();
    this.toggleAttribute('flipped', left < 0 || right > this.ownerDocument.documentElement.clientWidth);
  }

  readonly #handleClick = (): void => this.toggle();

  override render(): TemplateResult {
    const isSection = this.type === 'section' && !this.bar;
    return html`${isSection ? this.renderTitle() : this.renderButton()}
      <div
        id="children"
        class=${isSection ? 'children' : 'children nested'}
        role="list"
        aria-labelledby="label"
        ?hidden=${!isSection && !this.open}
      >
        <slot></slot>
      </div>`;
  }

  private renderTitle(): TemplateResult {
    return html`<div id="label" class="title" part="title">${this.label}</div>`;
  }

  private renderButton(): TemplateResult {
    return html`<button
      part="base"
      type="button"
      aria-expanded=${String(this.open)}
      aria-controls="children"
      @click=${this.#handleClick}
    >
      <slot name="icon"></slot>
      <span id="label" class="label">${this.label}</span>
      ${this.badge ? html`<span class="count">${this.badge}</span>` : nothing}
      ${
        this.attention && !this.open
          ? html`<span class="dot"></span><span class="visually-hidden">${this.#locale.strings.needsAttention}</span>`
          : nothing
      }
      <span class="end">${glyph(iconChevronDown, 'small chevron')}</span>
    </button>`;
  }
}
