import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
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
 * A notice on the page: what happened, what did not change, what to do. `accent` is for what waits for the user,
 * `warning` for what comes soon, `danger` for what failed and is the only one that is read out at once.
 *
 * @when Something about this page has happened or is about to, and stays true until somebody acts.
 * @whenNot What answers a press and may go by itself is a toast; what belongs to one field is its error.
 * @keyboard Tab — Goes to its action and, where it can be taken away, to the close button.
 * @slot - The text.
 * @slot icon - Another icon.
 * @slot action - One small button.
 * @csspart base - The box.
 * @csspart text - The text.
 * @fires plinth-alert-dismiss - when a user takes it away; cancel it to keep it. Otherwise the element is `hidden`.
 */
export class PlinthAlert extends PlinthElement<PlinthAlertEventMap> {
  static override styles = alertStyles;

  readonly #locale = new LocaleController(this, alertStrings);
  readonly #slotted = new SlottedController(this);

  /** What kind of notice. @default 'info' */
  @property({ reflect: true, of: alertVariants }) variant: (typeof alertVariants)[number] = 'info';
  /** The user may take it away. */
  @property({ type: Boolean, reflect: true }) dismissible = false;

  readonly #handleDismiss = (): void => {
    if (emit(this, 'plinth-alert-dismiss', {}, { cancelable: true })) this.hidden = true;
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
