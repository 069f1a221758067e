import { html, type PropertyValues, type TemplateResult } from 'lit';
import { query, queryAssignedElements } from 'lit/decorators.js';
import { FormElement, VALID, type ValidationResult } from '#base/form-element.ts';
import { renderError } from '#base/message.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import { radioGroupStrings } from '#strings/en/radio-group.ts';
import { radioGroupStyles } from './radio-group.styles.ts';
import { PlinthRadio } from './radio.ts';

export const radioAppearances = ['list', 'segment', 'tile'] as const;

/**
 * One choice out of a few that are all in sight.
 *
 * `segment` is for a view of the same thing (a range, a width), `tile` for what one picks off a page: days, slots.
 * Tiles stand in a grid whose tracks `--plinth-radio-group-columns` sets.
 *
 * @when One choice out of a few that are all worth seeing.
 * @whenNot For more than about seven take a field around `<select>` or a combobox; for on and off a switch or checkbox.
 * @keyboard Arrow keys — Go to the next choice and choose it, round the ends.
 * @keyboard Space — Chooses the one with the focus.
 * @keyboard Tab — Enters at the chosen one, and leaves.
 * @slot - The choices: `plinth-radio`, at any depth.
 * @slot label-end - Beside the label: a link, a note, buttons.
 * @csspart base - The frame, role `radiogroup`.
 * @csspart label-row - Label and what stands beside it.
 * @csspart label - The label.
 * @csspart choices - The frame of the choices.
 * @csspart help - The line of help.
 * @csspart error - The message of a group in error.
 * @cssproperty --plinth-radio-group-columns - Tracks of the grid of tiles: `repeat(7, minmax(0, 1fr))`.
 * @fires input - when a person chose; native, reaches out of shadow trees.
 * @fires change - when a person chose; native.
 * @dependency plinth-radio
 */
export class PlinthRadioGroup extends FormElement {
  static override styles = radioGroupStyles;

  protected readonly locale = new LocaleController(this, radioGroupStrings);

  #value: string | null | undefined;
  #observer: MutationObserver | undefined;

  @query('[part="base"]') protected readonly control!: HTMLElement | null;
  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  /** Names the group. */
  @property() label = '';
  /** Keeps the label for assistive technology only. */
  @property({ type: Boolean, reflect: true, attribute: 'label-hidden' }) labelHidden = false;
  /** A line under the choices. */
  @property() help = '';
  /** How the choices are drawn. @default 'list' */
  @property({ reflect: true, of: radioAppearances }) appearance: (typeof radioAppearances)[number] = 'list';
  /** The value that it starts with and resets to; the `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) defaultValue: string | null = null;

  constructor() {
    super();
    this.addEventListener('click', this.#handleClick);
    new RovingFocusController<PlinthRadio>(this, {
      items: () => this.#enabled,
      onMove: (radio) => this.#choose(radio),
    });
  }
  /** Value of the chosen radio; null when none is. */
  @property({ attribute: false })
  get value(): string | null {
    return this.#value === undefined ? this.defaultValue : this.#value;
  }

  set value(value: string | null) {
    this.#value = value === null || value === undefined ? null : String(value);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const view = this.ownerDocument.defaultView;
    if (!view) return;
    this.#observer ??= new view.MutationObserver(() => this.requestUpdate());
    this.#observer.observe(this, { childList: true, subtree: true, attributeFilter: ['value', 'disabled'] });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  override focus(options?: FocusOptions): void {
    this.#tabStop?.focus(options);
  }

  override updated(changed: PropertyValues<this>): void {
    const radios = this.#radios;
    const stop = this.#tabStop;
    for (const [index, radio] of radios.entries()) {
      radio.takePlace({
        appearance: this.appearance,
        checked: this.value !== null && radio.value === this.value,
        tabbable: radio === stop,
        disabled: this.isDisabled,
        invalid: Boolean(this.error),
        position: index + 1,
        size: radios.length,
      });
    }
    super.updated(changed);
  }

  readonly #handleClick = (event: Event): void => {
    const [target] = event.composedPath();
    if (target === this) this.focus();
    const radio = this.#enabled.find(({ control }) => control === target);
    if (radio && !event.defaultPrevented) this.#choose(radio);
  };

  /** Choices that were passed on from another tree come and go without a change of this element's own children. */
  readonly #handleSlotchange = (): void => this.requestUpdate();

  #choose(radio: PlinthRadio): void {
    if (radio.value === this.value) return;
    this.value = radio.value;
    this.dispatchNative('input', 'change');
  }

  get #radios(): PlinthRadio[] {
    const found = this.assigned.flatMap((each) => [each, ...each.querySelectorAll('*')]);
    return found.filter((each) => each instanceof PlinthRadio);
  }

  get #enabled(): PlinthRadio[] {
    return this.isDisabled ? [] : this.#radios.filter((radio) => !radio.disabled);
  }

  /** Tab reaches the chosen one, else the first that can be chosen. */
  get #tabStop(): PlinthRadio | undefined {
    const enabled = this.#enabled;
    return enabled.find((radio) => radio.value === this.value) ?? enabled[0];
  }

  protected override get formValue(): string | null {
    return this.value;
  }
  protected override get formState(): string | null {
    return this.value;
  }
  protected override get anchor(): HTMLElement | null {
    return this.#tabStop?.control ?? null;
  }

  override formResetCallback(): void {
    this.#value = undefined;
    this.requestUpdate('value');
  }

  protected override restoreValue(kept: string): void {
    this.value = kept;
  }

  protected override validate(): ValidationResult {
    if (!this.required || this.value !== null) return VALID;
    return { flags: { valueMissing: true }, message: this.locale.strings.radioMissing };
  }

  override render(): TemplateResult {
    return html`<div
      part="base"
      role="radiogroup"
      aria-labelledby="label"
      aria-describedby="help error"
      aria-required=${this.required ? 'true' : 'false'}
      aria-invalid=${this.error ? 'true' : 'false'}
      aria-disabled=${this.isDisabled ? 'true' : 'false'}
    >
      <div part="label-row">
        <span part="label" id="label" class="label">${this.label}</span>
        <slot name="label-end"></slot>
      </div>
      <div part="choices"><slot @slotchange=${this.#handleSlotchange}></slot></div>
      ${renderError(this.error)}
      <div part="help" id="help">${this.help}</div>
    </div>`;
  }
}
