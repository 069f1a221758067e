import { html, nothing, type TemplateResult } from 'lit';
import { isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { FocusDelegatingElement } from '#base/focus-delegating-element.ts';
import { glyph } from '#base/glyph.ts';
import { isInputMethodKey } from '#base/input-method.ts';
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
 * A short label for a category, a filter or a choice, which users can select or remove.
 *
 * A removable tag does not remove itself: the page removes it in response to the event. The focus then moves to the
 * adjacent tag.
 *
 * @when A category, an active filter, or a choice that can be removed.
 * @whenNot For a status that users cannot remove, use a badge; for a form value, a toggle group.
 * @keyboard Enter, Space — Selects a selectable tag, or presses its remove button.
 * @keyboard Delete, Backspace — Removes a removable tag.
 * @slot - The label.
 * @slot start - A small icon or avatar before the label.
 * @csspart base - The component's wrapper.
 * @csspart action - The label; the button of a selectable tag.
 * @csspart remove - The remove button.
 * @fires plinth-tag-remove - Emitted when the user removes the tag with its button, Delete or Backspace. Bubbles.
 * @fires plinth-tag-select - Emitted when the user selects or deselects the tag. Bubbles. Cancel it to keep the current state.
 */
export class PlinthTag extends FocusDelegatingElement<PlinthTagEventMap> {
  static override styles = tagStyles;

  readonly #locale = new LocaleController(this, tagStrings);
  #nextFocus: Element | undefined;

  /** The value that identifies the tag in its events. */
  @property() value = '';
  /** The color of the tag, by meaning. @default 'neutral' */
  @property({ reflect: true, of: tagVariants }) variant: (typeof tagVariants)[number] = 'neutral';
  /** Shows a remove button. */
  @property({ type: Boolean, reflect: true }) removable = false;
  /** Lets users select the tag. */
  @property({ type: Boolean, reflect: true }) selectable = false;
  /** Whether the tag is selected. */
  @property({ type: Boolean, reflect: true }) selected = false;
  /** Disables selecting and removing the tag. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    const { activeElement, body } = this.ownerDocument;
    if (isElement(this.#nextFocus) && (activeElement === null || activeElement === body)) this.#nextFocus.focus();
    this.#nextFocus = undefined;
  }

  readonly #handleSelect = (): void => {
    const selected = !this.selected;
    const detail = { value: this.value, selected };
    if (emit(this, 'plinth-tag-select', detail, { bubbles: true, composed: true, cancelable: true }))
      this.selected = selected;
  };

  readonly #handleRemove = (): void => {
    const tags = [...(this.parentNode?.children ?? [])].filter(({ localName }) => localName === this.localName);
    const index = tags.indexOf(this);
    this.#nextFocus = tags[index + 1] ?? tags[index - 1];
    emit(this, 'plinth-tag-remove', { value: this.value }, { bubbles: true, composed: true });
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    if (!this.removable || this.disabled || event.repeat || (event.key !== 'Delete' && event.key !== 'Backspace'))
      return;
    event.preventDefault();
    this.#handleRemove();
  };

  override render(): TemplateResult {
    return html`<span part="base" @keydown=${this.#handleKeydown}
      >${this.renderLabel()}${this.removable ? this.renderRemove() : nothing}</span
    >`;
  }

  private renderLabel(): TemplateResult {
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
