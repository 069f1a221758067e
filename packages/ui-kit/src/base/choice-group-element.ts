import { isServer, type LitElement } from 'lit';
import { query, queryAssignedElements } from 'lit/decorators.js';
import { FormElement } from './form-element.ts';
import { property } from './property.ts';

/** A choice of a group. */
interface Choice extends LitElement {
  readonly value: string;
  readonly disabled: boolean;
  /** The native control of the choice. */
  readonly control: HTMLElement | null;
}

/**
 * Base class of groups of choices, which are elements of one class at any depth in the default slot. The group updates
 * when they change.
 */
export abstract class ChoiceGroupElement<Item extends Choice> extends FormElement {
  readonly #choiceClass: new () => Item;
  #observer: MutationObserver | undefined;

  @query('[part="base"]') protected readonly control!: HTMLElement | null;
  @queryAssignedElements({ flatten: true }) private readonly assignedElements!: HTMLElement[];

  /** The label of the group. */
  @property() label = '';
  /** Hides the label visually; assistive technology still reads it. */
  @property({ type: Boolean, reflect: true, attribute: 'label-hidden' }) labelHidden = false;

  constructor(choiceClass: new () => Item) {
    super();
    this.#choiceClass = choiceClass;
    this.addEventListener('click', this.#handleClick);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const view = this.ownerDocument.defaultView;
    if (!view) return;
    this.#observer ??= new view.MutationObserver(() => this.requestUpdate());
    this.#observer.observe(this, { childList: true, subtree: true, attributeFilter: ['value', 'checked', 'disabled'] });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  override focus(options?: FocusOptions): void {
    this.tabStop?.focus(options);
  }

  /** Updates the group, because choices that are slotted from another tree change without a mutation of its children. */
  protected readonly handleSlotchange = (): void => this.requestUpdate();

  /** A click on an external label is dispatched on the group. */
  readonly #handleClick = (event: Event): void => {
    if (event.composedPath()[0] === this) this.focus();
  };

  protected get choices(): Item[] {
    if (isServer) return [];
    // Before the slot exists, the form already asks for the value.
    const elements = this.hasUpdated
      ? this.assignedElements.flatMap((element) => [element, ...element.querySelectorAll('*')])
      : [...this.querySelectorAll('*')];
    return elements.filter((element): element is Item => element instanceof this.#choiceClass);
  }

  /** Returns the values that are submitted, as of native controls: those of choices that are present and not disabled. */
  protected submittedValues(values: readonly string[]): readonly string[] {
    const submitted = new Set(this.choices.flatMap(({ disabled, value }) => (disabled ? [] : [value])));
    return values.filter((value) => submitted.has(value));
  }

  protected get enabledChoices(): Item[] {
    return this.isDisabled ? [] : this.choices.filter(({ disabled }) => !disabled);
  }

  /** The choice that receives the focus of the group. */
  protected get tabStop(): Item | undefined {
    return this.enabledChoices[0];
  }

  protected override get anchor(): HTMLElement | null {
    return this.tabStop?.control ?? null;
  }
}
