import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { FocusDelegatingElement } from '#base/focus-delegating-element.ts';
import { glyph } from '#base/glyph.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconCheck, iconCircleAlert, iconCopy } from '#icons/icons.ts';
import { copyButtonStrings } from '#strings/en/copy-button.ts';
import { copyButtonStyles } from './copy-button.styles.ts';

export const copyButtonSizes = ['small', 'medium'] as const;

/** How long the button shows the result. */
const RESULT_DURATION_MS = 2_000;

export interface PlinthCopyButtonEventMap {
  'plinth-text-copy': CustomEvent<{ readonly value: string; readonly copied: boolean }>;
}

/**
 * A button that copies text to the clipboard and shows whether that succeeded.
 *
 * @when Beside a short text that people need elsewhere, such as an account number or a key.
 * @whenNot For several lines, use a `plinth-code-snippet`, which also shows the text.
 * @keyboard Enter, Space — Copies the text.
 * @csspart base - The button.
 * @fires plinth-text-copy - Emitted when the text was copied, or the browser refused to copy it.
 * @dependency plinth-button
 */
export class PlinthCopyButton extends FocusDelegatingElement<PlinthCopyButtonEventMap> {
  static override styles = copyButtonStyles;

  readonly #locale = new LocaleController(this, copyButtonStrings);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The text to copy. */
  @property() value = '';
  /** The label of the button, such as `Copy the account number`. Defaults to a localized `Copy`. */
  @property() label: string | undefined;
  /** Shows the label beside the icon. */
  @property({ type: Boolean, reflect: true }) labelled = false;
  /** The size of the button. @default 'small' */
  @property({ reflect: true, of: copyButtonSizes }) size: (typeof copyButtonSizes)[number] = 'small';
  /** Whether the button is disabled. */
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
      // Undefined without a secure context.
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
    }, RESULT_DURATION_MS);
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
        >${glyph(path, 'small')}${this.labelled ? this.renderLabels(label) : nothing}</plinth-button
      ><span class="visually-hidden" role="status">${message}</span>`;
  }

  /** Both labels reserve their space, so that the button keeps its width. */
  private renderLabels(label: string): TemplateResult {
    const copied = this.outcome === 'copied';
    return html`<span class="words"
      ><span class=${copied ? 'off' : ''}>${label}</span
      ><span class=${copied ? '' : 'off'}>${this.#locale.strings.copied}</span></span
    >`;
  }
}
