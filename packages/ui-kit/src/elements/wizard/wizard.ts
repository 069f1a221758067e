import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { queryAssignedElements, state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { handleImplicitSubmission } from '#base/implicit-submission.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { stepperStrings } from '#strings/en/stepper.ts';
import { wizardStrings } from '#strings/en/wizard.ts';
import type { PlinthStepper, PlinthStepperEventMap, StepperStep } from '../stepper/stepper.ts';
import { PlinthWizardStep } from './wizard-step.ts';
import { wizardStyles } from './wizard.styles.ts';

const english = { ...stepperStrings, ...wizardStrings };

export const wizardOrientations = ['horizontal', 'vertical'] as const;

export interface PlinthWizardEventMap {
  'plinth-step-change': CustomEvent<{ readonly from: string; readonly to: string }>;
}

/**
 * A form in steps that are asked for one by one. It belongs in a `<form>`: Next, and Enter in a field, validate the fields
 * of the step and show the next one; after the last step they submit the form, which keeps the fields of all steps.
 *
 * The fields validate as in any form, with `required`, `setCustomValidity` and so on. A page that shows messages of its own
 * sets `novalidate` on the form and listens to the `invalid` event of the fields.
 *
 * @when A long form whose parts follow one another, at least three.
 * @whenNot For fewer fields, use one form; for views in any order, tabs; to show progress through several pages, a stepper.
 * @keyboard Enter — In a field, goes to the next step or submits the form.
 * @keyboard Tab — Moves the focus between the completed steps, the fields and the buttons.
 * @slot - The steps, as `plinth-wizard-step` elements.
 * @csspart base - The component's wrapper.
 * @csspart foot - The row of buttons.
 * @fires plinth-step-change - Emitted when the user goes to another step. Cancel it to stay.
 * @dependency plinth-button
 * @dependency plinth-stepper
 * @dependency plinth-wizard-step
 */
export class PlinthWizard extends PlinthElement<PlinthWizardEventMap> {
  static override styles = wizardStyles;
  static readonly formAssociated = true;

  readonly #internals = this.attachInternals();
  readonly #locale = new LocaleController(this, english);
  /** Lists a step anew when its label or its name has changed. */
  readonly #listing = { hostUpdated: (): void => this.requestUpdate() };
  /** The name of the step that gets the focus once it is shown, and whether its invalid fields are reported then. */
  #arrival: { readonly name: string; readonly reports: boolean } | undefined;

  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  /** The name of the current step. An unknown name shows the first step. */
  @property({ reflect: true }) current = '';
  /** Where the steps are listed: above the fields or, where there is room, beside them. @default 'horizontal' */
  @property({ reflect: true, of: wizardOrientations }) orientation: (typeof wizardOrientations)[number] = 'horizontal';
  /** The accessible name of the list of steps. Defaults to a localized "Steps". */
  @property() label = '';
  /** The label of the button that submits the form. Defaults to a localized "Submit". */
  @property({ attribute: 'submit-label' }) submitLabel = '';
  /** Shows that the form is being submitted. The step can't be changed meanwhile. */
  @property({ type: Boolean, reflect: true }) busy = false;

  @state() private steps: readonly PlinthWizardStep[] = [];
  /** The index of the furthest step that was shown. */
  @state() private furthest = 0;

  /** Makes the wizard the default button of its form, which Enter in a field activates. */
  get type(): string {
    return 'submit';
  }

  /** The form of the wizard, or null. */
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get #index(): number {
    return Math.max(
      0,
      this.steps.findIndex(({ name }) => name === this.current),
    );
  }

  /** Presses the button of the current step: Next, or after the last step Submit. */
  override click(): void {
    this.#goOn();
  }

  formAssociatedCallback(form: HTMLFormElement | null): void {
    form?.addEventListener('keydown', handleImplicitSubmission);
  }

  override willUpdate(_changed: PropertyValues<this>): void {
    this.furthest = Math.max(this.furthest, this.#index);
  }

  override updated(_changed: PropertyValues<this>): void {
    const index = this.#index;
    const { strings, language } = this.#locale;
    for (const [position, step] of this.steps.entries()) {
      step.hidden = position !== index;
      const place = strings.stepOf(formatCount(position + 1, language), formatCount(this.steps.length, language));
      step.ariaLabel = `${step.label}, ${place}`;
    }
    const step = this.steps[index];
    const arrival = this.#arrival;
    if (!step || arrival?.name !== step.name) return;
    this.#arrival = undefined;
    step.focus();
    if (arrival.reports) step.validate();
  }

  readonly #handleSlotchange = (): void => {
    for (const step of this.steps) step.removeController(this.#listing);
    this.steps = this.assigned.filter((element) => element instanceof PlinthWizardStep);
    for (const step of this.steps) step.addController(this.#listing);
  };

  readonly #handleSelect = (event: PlinthStepperEventMap['plinth-step-select']): void => {
    const index = this.steps.findIndex(({ name }) => name === event.detail.step.id);
    // A step back loses nothing, so its fields may be invalid.
    if (this.busy || (index > this.#index && !this.steps[this.#index]?.validate())) return;
    this.#goTo(index);
  };

  readonly #goBack = (): void => {
    if (!this.busy) this.#goTo(this.#index - 1);
  };

  readonly #goOn = (): void => {
    const index = this.#index;
    if (this.busy || !this.steps[index]?.validate()) return;
    if (index < this.steps.length - 1) {
      this.#goTo(index + 1);
      return;
    }
    // The page may have changed a field of an earlier step.
    const invalidIndex = this.steps.findIndex(({ isValid }) => !isValid);
    if (invalidIndex < 0) this.form?.requestSubmit();
    else this.#goTo(invalidIndex, true);
  };

  #goTo(index: number, reports = false): void {
    const [from, to] = [this.steps[this.#index], this.steps[index]];
    if (!from || !to || from === to) return;
    this.#arrival = { name: to.name, reports };
    if (emit(this, 'plinth-step-change', { from: from.name, to: to.name }, { cancelable: true }))
      this.current = to.name;
    else this.#arrival = undefined;
  }

  override render(): TemplateResult {
    const index = this.#index;
    const isLast = index >= this.steps.length - 1;
    const isVertical = this.orientation === 'vertical';
    const { strings } = this.#locale;
    // Styles show the one for which there is room.
    const steppers = isVertical ? [this.renderStepper('rail'), this.renderStepper('bar')] : this.renderStepper('steps');
    return html`<div part="base">
      <div class=${isVertical ? 'layout vertical' : 'layout'}>
        ${steppers}
        <div class="content"><slot @slotchange=${this.#handleSlotchange}></slot></div>
        <div part="foot">
          ${
            index > 0
              ? html`<plinth-button variant="ghost" ?disabled=${this.busy} @click=${this.#goBack}
                  >${strings.wizardBack}</plinth-button
                >`
              : nothing
          }
          <plinth-button variant="primary" ?busy=${this.busy} @click=${this.#goOn}
            >${isLast ? this.submitLabel || strings.wizardSubmit : strings.wizardNext}</plinth-button
          >
        </div>
      </div>
    </div>`;
  }

  private renderStepper(appearance: PlinthStepper['appearance']): TemplateResult {
    const steps: readonly StepperStep[] = this.steps.map(({ name, label }, position) => ({
      id: name,
      label,
      done: position < this.furthest,
    }));
    return html`<plinth-stepper
      class=${appearance}
      label=${this.label || nothing}
      appearance=${appearance}
      selectable
      .steps=${steps}
      current=${this.steps[this.#index]?.name ?? ''}
      @plinth-step-select=${this.#handleSelect}
    ></plinth-stepper>`;
  }
}
