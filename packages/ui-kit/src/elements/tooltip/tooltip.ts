import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, queryAssignedElements } from '#base/decorators.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { warn } from '#base/warn.ts';
import { DismissController } from '#controllers/dismiss.ts';
import { focusPart } from '#controllers/focus.ts';
import { tooltipStyles } from './tooltip.styles.ts';

export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const;

const DEFAULT_DELAY = 300;
const LEAVE_DELAY = 120;
let created = 0;

/**
 * One short remark on the control inside it, on hover and on keyboard focus. It describes and never names: the
 * control has a label of its own, and nothing that a user needs stands only here. Touch does not show it.
 *
 * @when A remark that helps and that nobody needs, on a control.
 * @whenNot What a person needs stands on the page; more than a sentence is a popover.
 * @keyboard Tab — With the focus on the control it shows at once.
 * @keyboard Escape — Hides it.
 * @slot - The control, one element.
 * @slot text - Made by the element: the remark in the page's own tree, where the control can refer to it.
 * @csspart bubble - The remark.
 */
export class PlinthTooltip extends PlinthElement {
  static override styles = tooltipStyles;

  readonly #dismiss = new DismissController(this, () => this.#hide());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #description: HTMLSpanElement | undefined;
  #described: HTMLElement | undefined;

  @query('[part="bubble"]') private readonly bubble!: HTMLElement | null;
  @queryAssignedElements({ flatten: true }) private readonly targets!: HTMLElement[];

  /** The remark. */
  @property() text = '';
  /** Where it stands; turns to the other side when there is no room. @default 'top' */
  @property({ reflect: true, of: tooltipPlacements }) placement: (typeof tooltipPlacements)[number] = 'top';
  /** Milliseconds that the pointer rests before it shows; the focus shows it at once. @default 300 */
  @property({ type: Number }) delay = DEFAULT_DELAY;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#describe();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#undescribe();
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('text')) this.#describe();
    if (!this.text) this.#hide();
  }

  readonly #handlePointerenter = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const wait = Number.isFinite(this.delay) ? Math.max(0, this.delay) : DEFAULT_DELAY;
    this.#after(wait, () => this.#show());
  };

  readonly #handlePointerleave = (): void => {
    this.#after(LEAVE_DELAY, () => {
      if (!this.#focused) this.#hide();
    });
  };

  readonly #handleFocusin = (): void => {
    if (this.#focused) this.#show();
  };

  readonly #handlePress = (): void => this.#hide();

  readonly #handleSlotchange = (): void => this.#describe();

  get #focused(): boolean {
    return this.targets.some((target) => target.querySelector(':focus-visible') || focusPart(target).matches(':focus-visible'));
  }

  #after(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, milliseconds);
  }

  #show(): void {
    clearTimeout(this.#timer);
    const target = this.targets[0];
    if (!this.bubble || !target || !this.text || !this.isConnected || this.bubble.matches(':popover-open')) return;
    this.#describe();
    this.bubble.showPopover({ source: target });
    this.#dismiss.activate();
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.#dismiss.deactivate();
    if (this.bubble?.matches(':popover-open')) this.bubble.hidePopover();
  }

  /** Puts the remark into the page's tree and points the control to it; a reference cannot reach into this shadow tree. */
  #describe(): void {
    const target = this.targets[0];
    if (!this.isConnected || !target || !this.text) {
      this.#undescribe();
      return;
    }
    this.#description ??= this.#createDescription();
    if (this.#description.parentNode !== this) this.append(this.#description);
    this.#description.textContent = this.text;
    const part = focusPart(target);
    if (part !== this.#described) this.#undescribeTarget();
    this.#described = part;
    const others = part.ariaDescribedByElements ?? [];
    if (!others.includes(this.#description)) this.#refer(part, this.#description.id, others);
    if (import.meta.env?.DEV) this.#warnWithoutLabel(target);
  }

  #refer(part: HTMLElement, id: string, others: readonly Element[]): void {
    if (part.getRootNode() === this.getRootNode()) {
      const known = part.getAttribute('aria-describedby');
      part.setAttribute('aria-describedby', known ? `${known} ${id}` : id);
    } else if (this.#description) {
      part.ariaDescribedByElements = [...others, this.#description];
    }
  }

  #undescribe(): void {
    this.#undescribeTarget();
    this.#description?.remove();
  }

  #undescribeTarget(): void {
    const part = this.#described;
    this.#described = undefined;
    if (!part || !this.#description) return;
    const { id } = this.#description;
    const ids = part.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
    if (ids.includes(id)) {
      const rest = ids.filter((each) => each !== id).join(' ');
      if (rest) part.setAttribute('aria-describedby', rest);
      else part.removeAttribute('aria-describedby');
    } else {
      part.ariaDescribedByElements = (part.ariaDescribedByElements ?? []).filter((each) => each !== this.#description);
    }
  }

  #createDescription(): HTMLSpanElement {
    const span = this.ownerDocument.createElement('span');
    created += 1;
    span.id = `plinth-tooltip-${created}`;
    span.slot = 'text';
    return span;
  }

  #warnWithoutLabel(target: HTMLElement): void {
    const named = ['aria-label', 'aria-labelledby', 'label', 'title'].some((name) => target.hasAttribute(name));
    const { label } = target as { label?: unknown };
    if (named || label || target.textContent?.trim() || target.querySelector('[aria-label], [label], img[alt]')) return;
    warn(this, 'a tooltip is never the only label; give the control one.');
  }

  override render(): TemplateResult {
    return html`<span
        class="target"
        @pointerenter=${this.#handlePointerenter}
        @pointerleave=${this.#handlePointerleave}
        @pointerdown=${this.#handlePress}
        @focusin=${this.#handleFocusin}
        @focusout=${this.#handlePress}
        ><slot @slotchange=${this.#handleSlotchange}></slot
      ></span>
      <div
        part="bubble"
        popover="manual"
        role="tooltip"
        @pointerenter=${this.#handlePointerenter}
        @pointerleave=${this.#handlePointerleave}
      >
        <slot name="text"></slot>
      </div>`;
  }
}
