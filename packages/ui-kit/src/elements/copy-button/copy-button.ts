import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconCheck, iconCircleAlert, iconCopy } from '#icons/icons.ts';
import { copyButtonStrings } from '#strings/en/copy-button.ts';
import { copyButtonStyles } from './copy-button.styles.ts';

export const copyButtonSizes = ['small', 'medium'] as const;

/** How long the button shows what came of it. */
const SHOWN_MS = 2_000;

export interface PlinthCopyButtonEventMap {
  'plinth-text-copy': CustomEvent<{ readonly value: string; readonly copied: boolean }>;
}

/**
 * Puts a text into the clipboard and says so: an account number, an address, a key.
 *
 * @when Beside a short text that is needed elsewhere: an account number, a key.
 * @whenNot For more than one line show the text too, with `plinth-code-snippet`.
 * @keyboard Enter, Space — Copies the text.
 * @csspart base - The button.
 * @fires plinth-text-copy - when a user pressed it and the browser has copied, or refused to.
 * @dependency plinth-button
 */
export class PlinthCopyButton extends PlinthElement<PlinthCopyButtonEventMap> {
  static override styles = copyButtonStyles;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  readonly #locale = new LocaleController(this, copyButtonStrings);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The text that is copied. */
  @property() value = '';
  /** Name of the button, such as `Copy the account number`; the kit's own `Copy` when not given. */
  @property() label: string | undefined;
  /** Shows the words beside the icon. */
  @property({ type: Boolean, reflect: true }) labelled = false;
  /** Its height. @default 'small' */
  @property({ reflect: true, of: copyButtonSizes }) size: (typeof copyButtonSizes)[number] = 'small';
  /** Cannot be pressed. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  @state() private outcome: 'none' | 'copied' | 'failed' = 'none';

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.outcome = 'none';
  }

  readonly #handleClick = (): void => {
    void this.#copy(String(this.value ?? ''));
  };

  async #copy(value: string): Promise<void> {
    let copied = true;
    try {
      // Absent where the page did not come over a secure connection.
      const clipboard: Clipboard | undefined = this.ownerDocument.defaultView?.navigator.clipboard;
      if (clipboard) await clipboard.writeText(value);
      else copied = false;
    } catch {
      copied = false;
    }
    emit(this, 'plinth-text-copy', { value, copied });
    if (!this.isConnected) return;
    this.outcome = copied ? 'copied' : 'failed';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.outcome = 'none';
    }, SHOWN_MS);
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const label = this.label || strings.copy;
    const message = this.outcome === 'copied' ? strings.copied : this.outcome === 'failed' ? strings.copyFailed : '';
    const path = { none: iconCopy, copied: iconCheck, failed: iconCircleAlert }[this.outcome];
    return html`<plinth-button
        part="base"
        class=${this.outcome}
        variant="ghost"
        size=${this.size}
        ?icon-only=${!this.labelled}
        ?disabled=${this.disabled}
        .label=${label}
        @click=${this.#handleClick}
        >${glyph(path, 'small')}${this.labelled ? this.renderWords(label) : nothing}</plinth-button
      ><span class="visually-hidden" role="status">${message}</span>`;
  }

  /** Both words keep their room, so that the button stays as wide as it is. */
  private renderWords(label: string): TemplateResult {
    const copied = this.outcome === 'copied';
    return html`<span class="words"
      ><span class=${copied ? 'off' : ''}>${label}</span
      ><span class=${copied ? '' : 'off'}>${this.#locale.strings.copied}</span></span
    >`;
  }
}
