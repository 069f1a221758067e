import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { glyph } from '../../base/glyph.ts';
import { oneOf, PlinthElement } from '../../base/plinth-element.ts';
import { LocaleController } from '../../controllers/locale.ts';
import { formatNumber } from '../../format/format.ts';
import { iconChevronDown, iconCircleAlert, iconLock } from '../../icons/icons.ts';
import { ensureId, fieldPart, isNativeControl, mergeIds, setOrRemove, writePart, type NativeControl } from './field-wiring.ts';
import { fieldStyles } from './field.styles.ts';

export const fieldSizes = ['medium', 'large'] as const;

/** The control's `maxlength`; -1 without one. */
const limitOf = (control: NativeControl): number => ('maxLength' in control ? control.maxLength : -1);

/** From this many characters on, a screen reader hears how many are left. */
const NEAR_LIMIT = 20;

/**
 * Label, help, error and frame around a native `<input>`, `<select>` or `<textarea>`. The control stays the page's
 * own: password managers, autofill, form libraries and `form.elements` know it as any other.
 *
 * Label, help and error are written as children of the field, beside the control: only there `for` and `aria-*` reach
 * it. Put a child with `slot="label"`, `slot="help"` or `slot="error"` there yourself to use markup; it is wired too.
 *
 * @slot - The native control.
 * @slot start - Inside the frame, before the text: an icon, a currency.
 * @slot end - Inside the frame, after the text: a button such as show password.
 * @slot label - The label, instead of the `label` property.
 * @slot label-end - Beside the label: a link such as "Forgot password?".
 * @slot help - The line of help, instead of the `help` property.
 * @slot error - The message of a field in error, instead of the `error` property.
 * @csspart base - The whole.
 * @csspart label-row - Label and what stands beside it.
 * @csspart control - The frame around the native control.
 * @csspart error - The message of a field in error.
 * @csspart help - The line of help.
 * @csspart counter - Characters used of the control's `maxlength`.
 * @cssproperty [--plinth-field-radius=--plinth-radius-control] - Corner radius.
 */
export class PlinthField extends PlinthElement {
  static override styles = fieldStyles;

  readonly #internals = this.attachInternals();
  readonly #locale = new LocaleController(this);
  #control: NativeControl | null = null;
  #observer: MutationObserver | undefined;
  #resizes: ResizeObserver | undefined;
  #listeners: AbortController | undefined;
  /** What this field set on the control, and so may take back. */
  readonly #set = new Set<'required' | 'disabled' | 'aria-invalid' | 'aria-label' | 'aria-description'>();

  @query('slot:not([name])') private readonly controlSlot!: HTMLSlotElement | null;
  @query('[part="control"]') private readonly frame!: HTMLElement | null;

  /** Names the control. */
  @property() label = '';
  /** Keeps the label for assistive technology only. */
  @property({ type: Boolean, reflect: true, attribute: 'label-hidden' }) labelHidden = false;
  /** A line under the control. */
  @property() help = '';
  /** What is wrong: shown under the control with an icon, and announced once. */
  @property() error = '';
  /** `large` is for sign-in and onboarding. @default 'medium' */
  @property({ reflect: true }) size: (typeof fieldSizes)[number] = 'medium';
  /** Says beside the label that it may be left empty. */
  @property({ type: Boolean }) optional = false;
  /** Makes the control required; a control that is required by itself stays so. */
  @property({ type: Boolean }) required = false;
  /** Disables the control and shows a lock; a control that is disabled by itself shows one too. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Why it is disabled; takes the place of the help meanwhile. */
  @property({ attribute: 'disabled-reason' }) disabledReason = '';
  /** The value is not known yet: a skeleton of the control's size stands in its place. */
  @property({ type: Boolean, reflect: true }) busy = false;

  /** The native control, once it is there. */
  get control(): NativeControl | null {
    const assigned = this.controlSlot?.assignedElements({ flatten: true }) ?? [...this.children];
    return assigned.find(isNativeControl) ?? null;
  }

  override focus(options?: FocusOptions): void {
    this.control?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#release();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('size')) this.size = oneOf(this.size, fieldSizes, 'medium');
  }

  override updated(_changed: PropertyValues<this>): void {
    const control = this.control;
    if (control !== this.#control || (control && !this.#observer)) this.#hold(control);
    if (this.isConnected && control) this.#wire(control);
    this.#measure();
  }

  /** Follows one control: what its own attributes and its fieldsets say changes what the field shows. */
  #hold(control: NativeControl | null): void {
    this.#release();
    this.#control = control;
    const view = this.ownerDocument.defaultView;
    if (!control || !view || !this.isConnected) return;
    const refresh = (): void => this.requestUpdate();
    this.#observer = new view.MutationObserver(refresh);
    this.#observer.observe(control, {
      attributeFilter: ['id', 'disabled', 'required', 'maxlength', 'multiple', 'size', 'aria-describedby', 'aria-invalid'],
    });
    for (let set = control.closest('fieldset'); set; set = set.parentElement?.closest('fieldset') ?? null) {
      this.#observer.observe(set, { attributeFilter: ['disabled'] });
    }
    this.#resizes = new view.ResizeObserver(() => this.#measure());
    for (const end of this.renderRoot.querySelectorAll('.start, .end')) this.#resizes.observe(end);
    this.#listeners = new view.AbortController();
    const { signal } = this.#listeners;
    const recount = (): void => {
      if (limitOf(control) >= 0) this.requestUpdate();
    };
    for (const type of ['input', 'change', 'focus']) control.addEventListener(type, recount, { signal });
    // The values are reset after the event, not before it.
    control.form?.addEventListener('reset', () => view.requestAnimationFrame(recount), { signal });
  }

  #release(): void {
    this.#observer?.disconnect();
    this.#resizes?.disconnect();
    this.#listeners?.abort();
    this.#observer = undefined;
    this.#control = null;
  }

  #wire(control: NativeControl): void {
    this.#toggle(control, 'required', this.required);
    this.#toggle(control, 'disabled', this.disabled);
    const isDisabled = control.matches(':disabled');
    const label = fieldPart(this, 'label');
    const help = fieldPart(this, 'help');
    const error = fieldPart(this, 'error');
    writePart(label, this.label);
    writePart(help, isDisabled && this.disabledReason ? this.disabledReason : this.help);
    writePart(error, this.error);
    const failed = (error.textContent ?? '').trim() !== '';
    if (failed) this.#internals.states.add('invalid');
    else this.#internals.states.delete('invalid');
    this.#owned(control, 'aria-invalid', failed ? 'true' : null);
    if (control.getRootNode() === this.getRootNode()) this.#wireByIds(control, { label, help, error, failed });
    else this.#wireByText(control, { label, help, error });
  }

  #wireByIds(
    control: NativeControl,
    { label, help, error, failed }: Readonly<Record<'label' | 'help' | 'error', HTMLElement>> & { readonly failed: boolean },
  ): void {
    const id = ensureId(control, 'control');
    if (label instanceof HTMLLabelElement) setOrRemove(label, 'for', id);
    const copied = [error.id, help.id];
    const ids = [...copied, ensureId(error, 'error'), ensureId(help, 'help')];
    const wanted = [error, help].filter((each) => (each.textContent ?? '').trim() !== '').map((each) => each.id);
    mergeIds(control, 'aria-describedby', ids, wanted);
    setOrRemove(control, 'aria-errormessage', failed ? error.id : null);
  }

  /** A control that was passed on through slots stands in another tree: no id of this one reaches it, words do. */
  #wireByText(control: NativeControl, { label, help, error }: Readonly<Record<'label' | 'help' | 'error', HTMLElement>>): void {
    const words = (element: HTMLElement): string => (element.textContent ?? '').trim();
    this.#owned(control, 'aria-label', words(label) || null);
    this.#owned(control, 'aria-description', [words(error), words(help)].filter(Boolean).join(' ') || null);
    label.onclick = (): void => control.focus();
  }

  #owned(control: NativeControl, name: 'aria-invalid' | 'aria-label' | 'aria-description', value: string | null): void {
    if (value === null && !this.#set.has(name)) return;
    if (value === null) this.#set.delete(name);
    else this.#set.add(name);
    setOrRemove(control, name, value);
  }

  #toggle(control: NativeControl, name: 'required' | 'disabled', on: boolean): void {
    if (!on && !this.#set.delete(name)) return;
    if (on && !control[name]) this.#set.add(name);
    if (control[name] !== on) control[name] = on;
  }

  /** The text keeps clear of what stands in the frame before and after it. */
  #measure(): void {
    for (const side of ['start', 'end']) {
      const width = this.frame?.querySelector<HTMLElement>(`.${side}`)?.offsetWidth ?? 0;
      this.frame?.style.setProperty(`--_${side}`, `${width}px`);
    }
  }

  readonly #handleSlotChange = (): void => {
    this.requestUpdate();
  };

  override render(): TemplateResult {
    const { strings } = this.#locale;
    return html`<div part="base">
      <div part="label-row">
        <slot name="label" @slotchange=${this.#handleSlotChange}></slot>
        <span class="beside">
          ${this.optional ? html`<span class="optional">${strings.optional}</span>` : nothing}<slot name="label-end"></slot>
        </span>
      </div>
      <div part="control" class=${this.#kind}>
        <slot @slotchange=${this.#handleSlotChange}></slot>
        <span class="start"><slot name="start"></slot></span>
        <span class="end"><slot name="end"></slot>${glyph(iconChevronDown, 'small chevron')}${glyph(iconLock, 'small lock')}</span>
        ${this.busy ? html`<span class="skeleton"><span class="visually-hidden">${strings.loading}</span></span>` : nothing}
      </div>
      <div class="below">
        <div class="messages">
          <div part="error">${glyph(iconCircleAlert)}<slot name="error" @slotchange=${this.#handleSlotChange}></slot></div>
          <div part="help"><slot name="help" @slotchange=${this.#handleSlotChange}></slot></div>
        </div>
        ${this.renderCounter()}
      </div>
    </div>`;
  }

  get #kind(): string {
    const control = this.hasUpdated ? this.control : null;
    const drops = control?.localName === 'select' && !('multiple' in control && control.multiple);
    return `${drops ? 'drops' : ''} ${control?.matches(':disabled') ? 'locked' : ''}`;
  }

  private renderCounter(): TemplateResult | typeof nothing {
    const control = this.#control;
    const limit = control ? limitOf(control) : -1;
    if (!control || limit < 0) return nothing;
    const { language, strings } = this.#locale;
    const text = (value: number): string => formatNumber(value, language);
    const left = Math.max(0, limit - control.value.length);
    const spoken = left <= NEAR_LIMIT && left % 5 === 0 ? strings.charactersLeft(text(left)) : '';
    return html`<div part="counter" aria-hidden="true">${strings.characterCount(text(control.value.length), text(limit))}</div>
      <div class="visually-hidden" aria-live="polite">${spoken}</div>`;
  }
}
