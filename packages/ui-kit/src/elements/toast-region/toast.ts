import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { FocusDelegatingElement } from '#base/focus-delegating-element.ts';
import { glyph } from '#base/glyph.ts';
import { property } from '#base/property.ts';
import { BlankSlotController } from '#controllers/blank-slot.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconCircleAlert, iconCircleCheck, iconInfo, iconTriangleAlert, iconX } from '#icons/icons.ts';
import { alertStrings } from '#strings/en/alert.ts';
import { toastStrings } from '#strings/en/toast.ts';
import { toastStyles } from './toast.styles.ts';

const english = { ...alertStrings, ...toastStrings };

export const toastVariants = ['info', 'success', 'warning', 'danger'] as const;

const icons = {
  info: iconInfo,
  success: iconCircleCheck,
  warning: iconTriangleAlert,
  danger: iconCircleAlert,
} as const;

export interface PlinthToastEventMap {
  'plinth-toast-dismiss': CustomEvent<Record<string, never>>;
  'plinth-toast-action': CustomEvent<Record<string, never>>;
}

/**
 * A short message over the page. A `plinth-toast-region` creates, positions and closes it.
 *
 * @when Created by a `plinth-toast-region`: the result of an action, and how to undo it.
 * @whenNot For a message that users must read or that stays valid, use an alert.
 * @keyboard Enter, Space — Presses the action or the close button.
 * @slot - Details below the message.
 * @csspart base - The component's wrapper.
 * @fires plinth-toast-dismiss - Emitted when the user presses the close button.
 * @fires plinth-toast-action - Emitted when the user presses the action.
 */
export class PlinthToast extends FocusDelegatingElement<PlinthToastEventMap> {
  static override styles = toastStyles;

  readonly #locale = new LocaleController(this, english);
  readonly #defaultSlot = new BlankSlotController(this);

  /** The kind of message. @default 'info' */
  @property({ reflect: true, of: toastVariants }) variant: (typeof toastVariants)[number] = 'info';
  /** The message: what happened, in one line. */
  @property() message = '';
  /** Details below the message. */
  @property() description = '';
  /** The label of the button. Without it there is no button. */
  @property() action = '';

  /** Shows a spinner instead of the icon, while what the message is about isn't finished. */
  @property({ type: Boolean, reflect: true }) busy = false;

  readonly #handleDismiss = (): void => {
    emit(this, 'plinth-toast-dismiss', {});
  };

  readonly #handleAction = (): void => {
    emit(this, 'plinth-toast-action', {});
  };

  override render(): TemplateResult {
    const { dismiss, dismissNamed } = this.#locale.strings;
    return html`<div part="base">
      ${this.busy ? html`<span class="ring"></span>` : glyph(icons[this.variant], 'icon')}
      <div class="text">
        <span class=${this.description ? 'message medium' : 'message'}>${this.message}</span>
        <span class="description"
          >${this.#defaultSlot.isBlank ? this.description : nothing}<slot>${this.description}</slot></span
        >
      </div>
      ${this.action ? html`<button class="action" type="button" @click=${this.#handleAction}>${this.action}</button>` : nothing}
      <button
        class="corner"
        type="button"
        aria-label=${this.message ? dismissNamed(this.message) : dismiss}
        @click=${this.#handleDismiss}
      >
        ${glyph(iconX, 'small')}
      </button>
    </div>`;
  }
}
