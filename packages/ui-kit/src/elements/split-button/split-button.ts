import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { FocusDelegatingElement } from '#base/focus-delegating-element.ts';
import { glyph } from '#base/glyph.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconChevronDown } from '#icons/icons.ts';
import { splitButtonStrings } from '#strings/en/split-button.ts';
import { buttonSizes } from '../button/button.ts';
import type { PlinthMenuItemEventMap } from '../dropdown-menu/menu-item.ts';
import { splitButtonStyles } from './split-button.styles.ts';

export const splitButtonVariants = ['secondary', 'primary', 'danger'] as const;

export interface PlinthSplitButtonEventMap {
  'plinth-menu-select': PlinthMenuItemEventMap['plinth-menu-select'];
  'plinth-split-press': CustomEvent<Record<string, never>>;
}

/**
 * A button for a default action, with a menu of alternatives next to it, such as export formats.
 *
 * @when An action that has a usual variant and a few others.
 * @whenNot If no variant is the usual one, use a dropdown menu; for different actions, separate buttons.
 * @keyboard Enter, Space — On the first button, performs the default action; on the second, opens the menu.
 * @keyboard Down — On the second button, opens the menu, which has the keys of `plinth-dropdown-menu`.
 * @slot - The label of the default action.
 * @slot start - An icon before the label.
 * @slot menu - The alternatives, as `plinth-menu-item` elements.
 * @csspart base - The wrapper of the two buttons.
 * @csspart action - The button of the default action.
 * @csspart trigger - The button that opens the menu.
 * @fires plinth-split-press - Emitted when the user presses the button of the default action.
 * @fires plinth-menu-select - Emitted by a menu item when the user selects it. Bubbles. Cancel it to keep the menu open.
 * @dependency plinth-button
 * @dependency plinth-dropdown-menu
 */
export class PlinthSplitButton extends FocusDelegatingElement<PlinthSplitButtonEventMap> {
  static override styles = splitButtonStyles;

  readonly #locale = new LocaleController(this, splitButtonStrings);

  /** The visual weight of the button. @default 'secondary' */
  @property({ reflect: true, of: splitButtonVariants }) variant: (typeof splitButtonVariants)[number] = 'secondary';
  /** The height of the button. @default 'medium' */
  @property({ reflect: true, of: buttonSizes }) size: (typeof buttonSizes)[number] = 'medium';
  /** The accessible name of the menu. Defaults to a localized name. */
  @property({ attribute: 'menu-label' }) menuLabel: string | undefined;
  /** Shows that the last press is being processed, and ignores further ones. */
  @property({ type: Boolean, reflect: true }) busy = false;
  /** Disables both buttons. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** Listens in the template, because a busy button stops the event. */
  readonly #handleClick = (): void => {
    if (this.busy || this.disabled) return;
    emit(this, 'plinth-split-press', {});
  };

  /** While busy, the trigger is not disabled: it keeps its colors and the focus that the menu returns to it. */
  readonly #handleTriggerClick = (event: Event): void => {
    if (this.busy) event.stopPropagation();
  };

  readonly #handleTriggerKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    if (this.busy && event.key.startsWith('Arrow')) event.preventDefault();
  };

  override render(): TemplateResult {
    const menuLabel = this.menuLabel || this.#locale.strings.moreWays;
    return html`<div part="base">
      <plinth-button
        class="action"
        part="action"
        variant=${this.variant}
        size=${this.size}
        ?busy=${this.busy}
        ?disabled=${this.disabled}
        @click=${this.#handleClick}
        ><slot name="start" slot="start"></slot><slot></slot
      ></plinth-button>
      <plinth-dropdown-menu placement="bottom-end" label=${menuLabel || nothing}>
        <plinth-button
          class="trigger"
          slot="trigger"
          part="trigger"
          icon-only
          label=${menuLabel}
          variant=${this.variant}
          size=${this.size}
          ?disabled=${this.disabled}
          @click=${this.#handleTriggerClick}
          @keydown=${this.#handleTriggerKeydown}
          >${glyph(iconChevronDown, 'small')}</plinth-button
        >
        <slot name="menu"></slot>
      </plinth-dropdown-menu>
    </div>`;
  }
}
