import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconCircleAlert, iconCircleCheck, iconInfo, iconTriangleAlert, iconX } from '#icons/icons.ts';
import { alertStrings } from '#strings/en/alert.ts';
import { toastStyles } from './toast.styles.ts';

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
 * One short message over the page. A `plinth-toast-region` makes, times and places it; alone it is only the sheet.
 *
 * @when Made by a `plinth-toast-region`: what a press has just done, and how to undo it.
 * @whenNot What must be read, or stays true, is an alert.
 * @keyboard Enter, Space — Presses its action or its close button.
 * @slot - What did not change, what to do: a line under the message.
 * @csspart base - The sheet.
 * @fires plinth-toast-dismiss - when a user presses its close button.
 * @fires plinth-toast-action - when a user presses its action.
 */
export class PlinthToast extends PlinthElement<PlinthToastEventMap> {
  static override styles = toastStyles;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  readonly #locale = new LocaleController(this, alertStrings);

  /** What happened. @default 'info' */
  @property({ reflect: true, of: toastVariants }) variant: (typeof toastVariants)[number] = 'info';
  /** What happened, in one line. */
  @property() message = '';
  /** A line under it. */
  @property() description = '';
  /** The verb of its button; without it there is none. */
  @property() action = '';

  readonly #handleDismiss = (): void => {
    emit(this, 'plinth-toast-dismiss', {});
  };

  readonly #handleAction = (): void => {
    emit(this, 'plinth-toast-action', {});
  };

  override render(): TemplateResult {
    return html`<div part="base">
      ${glyph(icons[this.variant], 'icon')}
      <div class="text">
        <span class=${this.description ? 'message medium' : 'message'}>${this.message}</span>
        <span class="description"><slot>${this.description}</slot></span>
      </div>
      ${this.action ? html`<button class="action" type="button" @click=${this.#handleAction}>${this.action}</button>` : nothing}
      <button class="corner" type="button" aria-label=${this.#locale.strings.dismiss} @click=${this.#handleDismiss}>
        ${glyph(iconX, 'small')}
      </button>
    </div>`;
  }
}
