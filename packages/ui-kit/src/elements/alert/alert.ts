import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { moveFocusFrom } from '#controllers/focus.ts';
import { LocaleController } from '#controllers/locale.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { iconCircleAlert, iconCircleCheck, iconClock, iconInfo, iconTriangleAlert, iconX } from '#icons/icons.ts';
import { alertStrings } from '#strings/en/alert.ts';
import { alertStyles } from './alert.styles.ts';

export const alertVariants = ['info', 'accent', 'success', 'warning', 'danger'] as const;

const icons = {
  info: iconInfo,
  accent: iconTriangleAlert,
  success: iconCircleCheck,
  warning: iconClock,
  danger: iconCircleAlert,
} as const;

export interface PlinthAlertEventMap {
  'plinth-alert-dismiss': CustomEvent<Record<string, never>>;
}

/**
 * A message on the page that tells users what happened, what it means and what to do. Use `accent` when the user has to
 * act, `warning` for something that is about to happen, and `danger` for a failure. Only `danger` is announced
 * immediately.
 *
 * @when A message about this page that stays true until someone acts.
 * @whenNot To confirm an action, use a toast. For a problem with one field, use the field's error.
 * @keyboard Tab — Moves the focus to the action and, if the alert is dismissible, to the dismiss button.
 * @slot - The message.
 * @slot icon - Replaces the icon.
 * @slot action - A small button.
 * @csspart base - The component's wrapper.
 * @csspart text - The container of the message.
 * @fires plinth-alert-dismiss - Emitted when the user dismisses the alert. Cancel it to keep the alert visible; otherwise the element becomes `hidden`.
 */
export class PlinthAlert extends PlinthElement<PlinthAlertEventMap> {
  static override styles = alertStyles;

  readonly #locale = new LocaleController(this, alertStrings);
  readonly #slotted = new SlottedController(this);

  /** The alert's variant. @default 'info' */
  @property({ reflect: true, of: alertVariants }) variant: (typeof alertVariants)[number] = 'info';
  /** Whether the user can dismiss the alert. */
  @property({ type: Boolean, reflect: true }) dismissible = false;

  readonly #handleDismiss = (): void => {
    if (!emit(this, 'plinth-alert-dismiss', {}, { cancelable: true })) return;
    moveFocusFrom(this);
    this.hidden = true;
  };

  override render(): TemplateResult {
    return html`<div class="frame">
      <div part="base" role=${this.variant === 'danger' ? 'alert' : 'status'}>
        <slot name="icon">${glyph(icons[this.variant], 'icon')}</slot>
        <div class="text" part="text"><slot></slot></div>
        <div class="action" ?hidden=${!this.#slotted.has('action')}><slot name="action"></slot></div>
        ${this.dismissible ? this.renderDismiss() : nothing}
      </div>
    </div>`;
  }

  private renderDismiss(): TemplateResult {
    return html`<button
      class="corner"
      type="button"
      aria-label=${this.#locale.strings.dismiss}
      @click=${this.#handleDismiss}
    >
      ${glyph(iconX, 'small')}
    </button>`;
  }
}
