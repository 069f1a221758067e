import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { safeHref } from '#base/safe-href.ts';
import { FocusKeeper } from '#controllers/focus-keeper.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { iconCheck } from '#icons/icons.ts';
import { stepperStrings } from '#strings/en/stepper.ts';
import { stepperStyles } from './stepper.styles.ts';

export const stepperAppearances = ['rail', 'bar', 'steps'] as const;

/** The most steps that fit side by side in a medium width. */
const MAX_FEW_STEPS = 5;

/** A step of a flow. */
export interface StepperStep {
  readonly id: string;
  readonly label: string;
  /** The address of the step. A completed step with an address is a link. */
  readonly href?: string | undefined;
  /** Whether the step is completed. By default every step before the current one is. */
  readonly done?: boolean | undefined;
}

export interface PlinthStepperEventMap {
  'plinth-step-select': CustomEvent<{ readonly step: StepperStep }>;
}

/**
 * The progress through a flow with a known number of steps: completed, current and upcoming. `rail` is a list beside a
 * wide page, `bar` a single line above a narrow one; a page shows the one that fits. `steps` shows all labels side by
 * side, and becomes a bar where they don't fit.
 *
 * @when A flow with a known number of steps, at least three.
 * @whenNot If the steps are not known beforehand, use breadcrumbs; for past events, a timeline.
 * @keyboard Tab, Enter — Moves the focus to a completed step and goes to it.
 * @csspart base - The native `<nav>`.
 * @csspart list - The list of steps of the rail, or of the steps side by side.
 * @csspart bar - The track of the bar.
 * @fires plinth-step-select - Emitted when the user chooses a completed step. Cancel it to navigate without loading the page.
 */
export class PlinthStepper extends PlinthElement<PlinthStepperEventMap> {
  static override styles = stepperStyles;

  readonly #locale = new LocaleController(this, stepperStrings);

  @query('.fill') private readonly fill!: HTMLElement | null;

  /** The steps, in order. */
  @property({ attribute: false }) steps: readonly StepperStep[] = [];
  /** The `id` of the current step. */
  @property() current = '';
  /** `rail` is a vertical list, `bar` a progress bar with the current step, `steps` a row of all steps. @default 'rail' */
  @property({ reflect: true, of: stepperAppearances }) appearance: (typeof stepperAppearances)[number] = 'rail';
  /** The accessible name of the landmark. Defaults to a localized "Steps". */
  @property() label = '';
  /** Makes completed steps without an address buttons. The page goes to a step on `plinth-step-select`. */
  @property({ type: Boolean }) selectable = false;

  constructor() {
    super();
    new FocusKeeper(this, () => [...this.renderRoot.querySelectorAll<HTMLElement>('a, button')]);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('steps')) this.steps = normalizeList(this.steps);
  }

  override updated(_changed: PropertyValues<this>): void {
    const count = this.steps.length;
    // As far as the count beside it says: step 1 of 3 is a third.
    const share = count === 0 ? 0 : (this.#currentIndex + 1) / count;
    this.fill?.style.setProperty('--_share', String(share));
  }

  private handleClick(event: MouseEvent, step: StepperStep): void {
    const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (isPlainClick && !emit(this, 'plinth-step-select', { step }, { cancelable: true })) event.preventDefault();
  }

  get #currentIndex(): number {
    return this.steps.findIndex((step) => step.id === this.current);
  }

  override render(): TemplateResult {
    const rowClass = this.steps.length > MAX_FEW_STEPS ? 'row many' : 'row few';
    return html`<nav
      part="base"
      class=${this.appearance === 'steps' ? rowClass : nothing}
      aria-label=${this.label || this.#locale.strings.steps}
    >
      ${this.appearance === 'bar' ? nothing : this.renderList()}${this.appearance === 'rail' ? nothing : this.renderBar()}
    </nav>`;
  }

  private renderList(): TemplateResult {
    const current = this.#currentIndex;
    return html`<ol part="list" role="list">
      ${this.steps.map((step, index) => this.renderStep(step, index, current))}
    </ol>`;
  }

  private renderStep(step: StepperStep, index: number, current: number): TemplateResult {
    const isCurrent = index === current;
    const isDone = !isCurrent && (step.done ?? index < current);
    const { language, strings } = this.#locale;
    const mark = html`<span class="mark">${isDone ? glyph(iconCheck) : formatCount(index + 1, language)}</span>`;
    const text = html`<span
      >${step.label}${isDone ? html`<span class="visually-hidden">, ${strings.stepDone}</span>` : nothing}</span
    >`;
    const stateClass = isCurrent ? 'current' : isDone ? 'done' : '';
    return html`<li class=${stateClass} aria-current=${isCurrent ? 'step' : nothing}>
      ${isDone ? this.renderDone(step, mark, text) : html`<span class="step">${mark}${text}</span>`}
    </li>`;
  }

  private renderDone(step: StepperStep, mark: TemplateResult, text: TemplateResult): TemplateResult {
    const href = safeHref(step.href);
    const handleClick = (event: MouseEvent): void => this.handleClick(event, step);
    if (href !== undefined) return html`<a class="step" href=${href} @click=${handleClick}>${mark}${text}</a>`;
    return this.selectable
      ? html`<button class="step" type="button" @click=${handleClick}>${mark}${text}</button>`
      : html`<span class="step">${mark}${text}</span>`;
  }

  private renderBar(): TemplateResult {
    const index = this.#currentIndex;
    const { language, strings } = this.#locale;
    const count = formatCount(this.steps.length, language);
    return html`<p class="bar-label" aria-current=${index < 0 ? nothing : 'step'}>
        <span class="title">${this.steps[index]?.label ?? ''}</span>
        <span class="count">${index < 0 ? '' : strings.stepOf(formatCount(index + 1, language), count)}</span>
      </p>
      <div part="bar" aria-hidden="true"><div class="fill"></div></div>`;
  }
}
