import { html, nothing, type TemplateResult } from 'lit';
import { isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconCheck, iconX } from '#icons/icons.ts';
import { tagStrings } from '#strings/en/tag.ts';
import { tagStyles } from './tag.styles.ts';

export const tagVariants = ['neutral', 'primary', 'success', 'warning', 'danger', 'info', 'accent'] as const;

export interface PlinthTagEventMap {
  'plinth-tag-remove': CustomEvent<{ readonly value: string }>;
  'plinth-tag-select': CustomEvent<{ readonly value: string; readonly selected: boolean }>;
}

/**
 * A word that something is filed under, that a filter holds or that a person picks: a category, a filter, a choice.
 *
 * It does not take itself out: the page does, when told. The focus then goes to the tag beside it.
 *
 * @when A category, a filter that is on, a choice that can be let go.
 * @whenNot A state that nobody can take away is a badge; a choice with a value in a form is a toggle group.
 * @keyboard Enter, Space — Picks a selectable one, or presses its button.
 * @keyboard Delete, Backspace — Asks to take a removable one away.
 * @slot - The word.
 * @slot start - A small icon or avatar before it.
 * @csspart base - The box.
 * @csspart action - The word; the button of a selectable tag.
 * @csspart remove - The button that takes it away.
 * @fires plinth-tag-remove - when a user asks to take it away (bubbles to the list), by its button, Delete or Backspace.
 * @fires plinth-tag-select - when a user picks it or lets it go (bubbles to the list); cancel it to leave it as it is.
 */
export class PlinthTag extends PlinthElement<PlinthTagEventMap> {
  static override styles = tagStyles;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  readonly #locale = new LocaleController(this, tagStrings);
  #heir: Element | undefined;

  /** What it is called in its events. */
  @property() value = '';
  /** Its colour by meaning. @default 'neutral' */
  @property({ reflect: true, of: tagVariants }) variant: (typeof tagVariants)[number] = 'neutral';
  /** Has a button that takes it away. */
  @property({ type: Boolean, reflect: true }) removable = false;
  /** Can be picked. */
  @property({ type: Boolean, reflect: true }) selectable = false;
  /** Is picked. */
  @property({ type: Boolean, reflect: true }) selected = false;
  /** Can be neither picked nor taken away. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    const { activeElement, body } = this.ownerDocument;
    if (isElement(this.#heir) && (activeElement === null || activeElement === body)) this.#heir.focus();
    this.#heir = undefined;
  }

  readonly #handleSelect = (): void => {
    const selected = !this.selected;
    const detail = { value: this.value, selected };
    if (emit(this, 'plinth-tag-select', detail, { bubbles: true, composed: true, cancelable: true }))
      this.selected = selected;
  };

  readonly #handleRemove = (): void => {
    const tags = [...(this.parentNode?.children ?? [])].filter(({ localName }) => localName === this.localName);
    const at = tags.indexOf(this);
    this.#heir = tags[at + 1] ?? tags[at - 1];
    emit(this, 'plinth-tag-remove', { value: this.value }, { bubbles: true, composed: true });
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (!this.removable || this.disabled || event.repeat || (event.key !== 'Delete' && event.key !== 'Backspace'))
      return;
    event.preventDefault();
    this.#handleRemove();
  };

  override render(): TemplateResult {
    return html`<span part="base" @keydown=${this.#handleKeydown}
      >${this.renderWord()}${this.removable ? this.renderRemove() : nothing}</span
    >`;
  }

  private renderWord(): TemplateResult {
    const content = html`<slot name="start"></slot><span id="label" class="label"><slot></slot></span>`;
    if (!this.selectable) return html`<span part="action">${content}</span>`;
    return html`<button
      part="action"
      type="button"
      aria-pressed=${String(this.selected)}
      ?disabled=${this.disabled}
      @click=${this.#handleSelect}
    >
      ${this.selected ? glyph(iconCheck) : nothing}${content}
    </button>`;
  }

  private renderRemove(): TemplateResult {
    return html`<button
      part="remove"
      type="button"
      aria-labelledby="remove label"
      ?disabled=${this.disabled}
      @click=${this.#handleRemove}
    >
      <span id="remove" hidden>${this.#locale.strings.remove}</span>${glyph(iconX)}
    </button>`;
  }
}
