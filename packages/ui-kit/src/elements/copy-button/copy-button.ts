import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { copyText } from '#base/copy-text.ts';
import { emit } from '#base/emit.ts';
import { FocusDelegatingElement } from '#base/focus-delegating-element.ts';
import { glyph } from '#base/glyph.ts';
import { property } from '#base/property.ts';
import { DismissController } from '#controllers/dismiss.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconCheck, iconCircleAlert, iconCopy } from '#icons/icons.ts';
import { copyButtonStrings } from '#strings/en/copy-button.ts';
import { copyButtonStyles } from './copy-button.styles.ts';

export const copyButtonSizes = ['small', 'medium'] as const;

/** The time for which the button shows the result. */
const RESULT_DURATION_MS = 2_000;

export interface PlinthCopyButtonEventMap {
  'plinth-text-copy': CustomEvent<{ readonly value: string; readonly copied: boolean }>;
}

/**
 * A button that copies text to the clipboard and shows whether that succeeded. If the browser does not let the page copy,
 * it shows the selected text, for the user to copy.
 *
 * @when Beside a short text that people need elsewhere, such as an account number or a key.
 * @whenNot For several lines, use a `plinth-code-snippet`, which also shows the text.
 * @keyboard Enter, Space — Copies the text.
 * @keyboard Escape — Closes the panel with the text.
 * @csspart base - The button.
 * @csspart panel - The panel with the text, while the user has to copy it.
 * @fires plinth-text-copy - Emitted when the text was copied, or the browser refused to copy it; once more when the user
 * has copied it.
 * @dependency plinth-button
 */
export class PlinthCopyButton extends FocusDelegatingElement<PlinthCopyButtonEventMap> {
  static override styles = copyButtonStyles;

  readonly #locale = new LocaleController(this, copyButtonStrings);
  readonly #dismiss = new DismissController(this, () => {
    this.outcome = 'none';
    this.button?.focus();
  });
  #timer: ReturnType<typeof setTimeout> | undefined;

  @query('[part="base"]') private readonly button!: HTMLElement | null;
  @query('[part="panel"]') private readonly panel!: HTMLElement | null;
  @query('textarea') private readonly textarea!: HTMLTextAreaElement | null;

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

  override updated(): void {
    const { panel, textarea } = this;
    this.#dismiss.toggle(panel !== null);
    if (!panel || panel.matches(':popover-open')) return;
    panel.showPopover({ source: this });
    textarea?.focus();
    textarea?.select();
  }

  readonly #handleClick = async (): Promise<void> => {
    const value = this.#text;
    this.#finish(value, await copyText(value, this.renderRoot));
  };

  /** Waits until the browser has read the text, since the panel closes. */
  readonly #handleCopy = (): void => {
    setTimeout(() => {
      if (!this.panel) return;
      this.#finish(this.#text, true);
      this.button?.focus();
    });
  };

  readonly #handleBeforetoggle = ({ newState }: ToggleEvent): void => {
    if (newState === 'closed' && this.outcome === 'failed') this.outcome = 'none';
  };

  get #text(): string {
    return String(this.value ?? '');
  }

  #finish(value: string, copied: boolean): void {
    emit(this, 'plinth-text-copy', { value, copied });
    if (!this.isConnected) return;
    clearTimeout(this.#timer);
    this.outcome = copied ? 'copied' : 'failed';
    if (!copied) return;
    this.#timer = setTimeout(() => {
      this.outcome = 'none';
    }, RESULT_DURATION_MS);
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const label = this.label || strings.copy;
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
      ><span class="visually-hidden" role="status">${this.outcome === 'copied' ? strings.copied : ''}</span>${
        this.outcome === 'failed' ? this.renderPanel() : nothing
      }`;
  }

  private renderPanel(): TemplateResult {
    return html`<label part="panel" class="float" popover="auto" @beforetoggle=${this.#handleBeforetoggle}>
      ${this.#locale.strings.copyFailed}
      <textarea readonly dir="auto" .value=${this.#text} @copy=${this.#handleCopy}></textarea>
    </label>`;
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
