import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
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
 * The usual way to do something, with the other ways in a menu beside it: `Export`, and as what.
 *
 * @when One way to do something is usual and a few others exist.
 * @whenNot When no way is the usual one take a dropdown menu; for different actions separate buttons.
 * @keyboard Enter, Space — On the first button: does it; on the second: opens the menu.
 * @keyboard Down — On the second button: opens the menu; in it the keys are those of `plinth-dropdown-menu`.
 * @slot - The label of the usual way.
 * @slot start - An icon before the label.
 * @slot menu - The other ways: `plinth-menu-item`s.
 * @csspart base - The two buttons.
 * @csspart action - The button of the usual way.
 * @csspart trigger - The button of the menu.
 * @fires plinth-split-press - when a user presses the button of the usual way.
 * @fires plinth-menu-select - when a user chooses another way (bubbles from it); cancel it to keep the menu open.
 * @dependency plinth-button
 * @dependency plinth-dropdown-menu
 */
export class PlinthSplitButton extends PlinthElement<PlinthSplitButtonEventMap> {
  static override styles = splitButtonStyles;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  readonly #locale = new LocaleController(this, splitButtonStrings);

  /** How much it weighs. @default 'secondary' */
  @property({ reflect: true, of: splitButtonVariants }) variant: (typeof splitButtonVariants)[number] = 'secondary';
  /** Its height. @default 'medium' */
  @property({ reflect: true, of: buttonSizes }) size: (typeof buttonSizes)[number] = 'medium';
  /** Name of the menu; the kit's own `More ways` when not given. */
  @property({ attribute: 'menu-label' }) menuLabel: string | undefined;
  /** Works on the last press: takes no further one. */
  @property({ type: Boolean, reflect: true }) busy = false;
  /** Cannot be pressed. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** The template hears a press before the busy button has swallowed it. */
  readonly #handleClick = (): void => {
    if (this.busy || this.disabled) return;
    emit(this, 'plinth-split-press', {});
  };

  /** Busy, and not disabled: it keeps its colours, and the focus that came back to it from its menu. */
  readonly #handleTriggerClick = (event: Event): void => {
    if (this.busy) event.stopPropagation();
  };

  readonly #handleTriggerKeydown = (event: KeyboardEvent): void => {
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
