import { html, type PropertyValues, type TemplateResult } from 'lit';
import { query, queryAssignedElements } from 'lit/decorators.js';
import { ensureId, mergeIds } from '#base/ids.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { warn } from '#base/warn.ts';
import { DismissController } from '#controllers/dismiss.ts';
import { focusPart } from '#controllers/focus.ts';
import { OverlayEvents, type PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { tooltipStyles } from './tooltip.styles.ts';

export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const;

const DEFAULT_DELAY_MS = 300;
const LEAVE_DELAY_MS = 120;

export interface PlinthTooltipEventMap {
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/**
 * A short hint that appears when the control inside it is hovered or focused with the keyboard. It describes the
 * control and does not name it: the control needs its own label. It is not shown on touch screens, so it must not
 * contain anything essential.
 *
 * @when A helpful but optional hint on a control.
 * @whenNot Put essential information on the page; for more than a sentence, use a popover.
 * @keyboard Tab — Shows the tooltip immediately when the control receives the focus.
 * @keyboard Escape — Hides the tooltip.
 * @slot - The control, a single element.
 * @slot text - Filled by the element itself: a copy of the text in the page's tree, which the control can reference.
 * @csspart bubble - The tooltip.
 * @fires plinth-overlay-opened - Emitted when the tooltip has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the tooltip has closed, after its transition, whoever closed it.
 */
export class PlinthTooltip extends PlinthElement<PlinthTooltipEventMap> {
  static override styles = tooltipStyles;

  readonly #dismiss = new DismissController(this, () => this.#hide());
  readonly #events = new OverlayEvents(this, () => this.bubble);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #description: HTMLSpanElement | undefined;
  #describedTarget: HTMLElement | undefined;

  @query('[part="bubble"]') private readonly bubble!: HTMLElement | null;
  @queryAssignedElements({ flatten: true }) private readonly targets!: HTMLElement[];

  /** The text of the tooltip. */
  @property() text = '';
  /** The preferred placement. The tooltip flips to the opposite side if there is not enough room. @default 'top' */
  @property({ reflect: true, of: tooltipPlacements }) placement: (typeof tooltipPlacements)[number] = 'top';
  /** The hover time before the tooltip appears, in milliseconds; with keyboard focus it appears immediately. @default 300 */
  @property({ type: Number }) delay = DEFAULT_DELAY_MS;

  constructor() {
    super();
    // The bubble belongs to the element, so moving onto it is not leaving.
    this.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch')
        this.#schedule(Number.isFinite(this.delay) ? this.delay : DEFAULT_DELAY_MS, () => this.#show());
    });
    this.addEventListener('pointerleave', () =>
      this.#schedule(LEAVE_DELAY_MS, () => {
        if (!this.#isFocused) this.#hide();
      }),
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The browser has hidden the bubble when the element was removed.
    this.#events.update(false);
    this.#describe();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#describe();
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('text')) this.#describe();
    if (!this.text) this.#hide();
  }

  readonly #handleFocusin = (): void => {
    if (this.#isFocused) this.#show();
  };

  get #isFocused(): boolean {
    return this.targets.some(
      (target) => target.querySelector(':focus-visible') || focusPart(target).matches(':focus-visible'),
    );
  }

  #schedule(milliseconds: number, callback: () => void): void {
    clearTimeout(this.#timer);
    if (milliseconds > 0) this.#timer = setTimeout(callback, milliseconds);
    else callback();
  }

  #show(): void {
    this.#describe();
    const [target] = this.targets;
    if (!this.#describedTarget || !target || this.bubble?.matches(':popover-open')) return;
    this.bubble?.showPopover({ source: target });
    this.#dismiss.toggle(true);
    this.#events.update(true);
  }

  readonly #hide = (): void => {
    clearTimeout(this.#timer);
    this.#dismiss.toggle(false);
    this.bubble?.hidePopover();
    this.#events.update(false);
  };

  /** Copies the text into the page's tree and references it from the control, because ARIA references don't cross the shadow root. */
  readonly #describe = (): void => {
    const target = this.isConnected && this.text ? this.targets[0] : undefined;
    const part = target && focusPart(target);
    if (part !== this.#describedTarget) this.#undescribe();
    if (!part) return;
    this.#describedTarget = part;
    this.#description ??= Object.assign(this.ownerDocument.createElement('span'), { slot: 'text' });
    this.#description.textContent = this.text;
    if (this.#description.parentNode !== this) this.append(this.#description);
    const id = ensureId(this.#description, 'tooltip');
    if (part.getRootNode() === this.getRootNode()) mergeIds(part, 'aria-describedby', [id], [id]);
    // ARIA references don't reach into another tree, so the text itself is set there.
    else part.ariaDescription = this.text;
    if (import.meta.env?.DEV) this.#warnWithoutLabel(target);
  };

  #undescribe(): void {
    const [part, description] = [this.#describedTarget, this.#description];
    this.#describedTarget = undefined;
    if (!part || !description) return;
    mergeIds(part, 'aria-describedby', [description.id], []);
    if (part.ariaDescription === description.textContent) part.ariaDescription = null;
    description.remove();
  }

  #warnWithoutLabel(target: HTMLElement): void {
    const hasName = ['aria-label', 'aria-labelledby', 'label', 'title'].some((name) => target.hasAttribute(name));
    const { label } = target as { label?: unknown };
    if (hasName || label || target.textContent?.trim() || target.querySelector('[aria-label], [label], img[alt]'))
      return;
    warn(this, "a tooltip can't replace a label; give the control a label of its own.");
  }

  override render(): TemplateResult {
    return html`<slot
        @slotchange=${this.#describe}
        @pointerdown=${this.#hide}
        @focusin=${this.#handleFocusin}
        @focusout=${this.#hide}
      ></slot>
      <div part="bubble" popover="manual" role="tooltip"><slot name="text"></slot></div>`;
  }
}
