import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { ScrollRegionController } from '#controllers/scroll-region.ts';
import { splitPanelStrings } from '#strings/en/split-panel.ts';
import { splitPanelStyles } from './split-panel.styles.ts';

export const splitPanelOrientations = ['horizontal', 'vertical'] as const;

const DEFAULT_POSITION = 50;
const DEFAULT_MIN = 10;
const DEFAULT_MAX = 90;
/** The percentage by which an arrow key moves the separator. */
const KEY_STEP = 5;

export interface PlinthSplitPanelEventMap {
  'plinth-panel-resize': CustomEvent<{
    /** The share of the first pane, in percent. */
    readonly position: number;
    /** Whether the first pane is collapsed. */
    readonly collapsed: boolean;
  }>;
}

/** Returns a percentage from 0 to 100, or the fallback for a value that is no number. */
function percentage(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, 0), 100) : fallback;
}

/**
 * Two panes beside or below each other, with a separator that the user moves. The panes keep their ratio when the size of
 * the element changes. A vertical one needs a height.
 *
 * @when Two views whose best sizes depend on the content, such as a list and the details of one item.
 * @whenNot For a fixed layout, use the page's own grid. For details that come and go, use a drawer.
 * @keyboard Left, Right — On a horizontal separator, move it.
 * @keyboard Up, Down — On a vertical separator, move it.
 * @keyboard Home, End — Move the separator to its lowest or highest position.
 * @keyboard Enter — Collapses the first pane, or restores it.
 * @slot start - The content of the first pane.
 * @slot end - The content of the second pane.
 * @csspart base - The component's wrapper.
 * @csspart start - The first pane, a scroll container.
 * @csspart end - The second pane, a scroll container.
 * @csspart separator - The separator between them.
 * @fires plinth-panel-resize - Emitted while the user moves the separator, and when the user collapses or restores the first pane.
 */
export class PlinthSplitPanel extends PlinthElement<PlinthSplitPanelEventMap> {
  static override styles = splitPanelStyles;

  readonly #locale = new LocaleController(this, splitPanelStrings);
  /** The distance from the start of the separator to the pointer that drags it; undefined while none does. */
  #grabOffset: number | undefined;

  @query('[part="base"]') private readonly base!: HTMLElement | null;
  @query('[part="start"]') private readonly start!: HTMLElement | null;
  @query('[part="end"]') private readonly end!: HTMLElement | null;
  @query('[part="separator"]') private readonly separator!: HTMLElement | null;

  /** Whether the panes are side by side (`horizontal`) or one below the other. @default 'horizontal' */
  @property({ reflect: true, of: splitPanelOrientations }) orientation: (typeof splitPanelOrientations)[number] =
    'horizontal';
  /** The share of the first pane, in percent. */
  @property({ type: Number }) position = DEFAULT_POSITION;
  /** The lowest position, in percent. */
  @property({ type: Number }) min = DEFAULT_MIN;
  /** The highest position, in percent. */
  @property({ type: Number }) max = DEFAULT_MAX;
  /** Whether the first pane is collapsed. Its position is kept. */
  @property({ type: Boolean, reflect: true }) collapsed = false;
  /** Fixes the separator. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** The accessible name of the separator. Defaults to a localized one. */
  @property() label = '';

  constructor() {
    super();
    // Sizes the panes before their scroll regions are measured.
    this.addController({ hostUpdated: () => this.#applyPosition() });
    new ScrollRegionController(this, () => this.start);
    new ScrollRegionController(this, () => this.end);
  }

  #applyPosition(): void {
    const position = this.collapsed ? 0 : this.#position;
    this.base?.style.setProperty('--_split-start', `${position}fr`);
    this.base?.style.setProperty('--_split-end', `${100 - position}fr`);
  }

  /** The limits; a maximum below the minimum is raised to it. */
  get #limits(): readonly [min: number, max: number] {
    const min = percentage(this.min, DEFAULT_MIN);
    return [min, Math.max(min, percentage(this.max, DEFAULT_MAX))];
  }

  /** The position within the limits. */
  get #position(): number {
    return this.#clamp(percentage(this.position, DEFAULT_POSITION));
  }

  #clamp(position: number): number {
    const [min, max] = this.#limits;
    return Math.min(Math.max(position, min), max);
  }

  #move(position: number): void {
    const clamped = this.#clamp(position);
    if (clamped !== this.#position || this.collapsed) this.#set(clamped, false);
  }

  #set(position: number, collapsed: boolean): void {
    this.position = position;
    this.collapsed = collapsed;
    emit(this, 'plinth-panel-resize', { position, collapsed });
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    if (this.disabled || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const [min, max] = this.#limits;
    const step = this.#step(event.key);
    if (event.key === 'Enter') this.#set(this.#position, !this.collapsed);
    else if (event.key === 'Home') this.#move(min);
    else if (event.key === 'End') this.#move(max);
    else if (step === 0) return;
    else if (!this.collapsed) this.#move(this.#position + step);
    else if (step > 0) this.#move(min);
    event.preventDefault();
  };

  /** Returns by how much a key moves the separator, or 0. */
  #step(key: string): number {
    const forward = this.#isRtl ? -KEY_STEP : KEY_STEP;
    const steps: Record<string, number> =
      this.orientation === 'vertical'
        ? { ArrowUp: -KEY_STEP, ArrowDown: KEY_STEP }
        : { ArrowLeft: -forward, ArrowRight: forward };
    return steps[key] ?? 0;
  }

  readonly #handlePointerdown = (event: PointerEvent): void => {
    if (this.disabled || event.button !== 0 || !event.isPrimary || !this.separator) return;
    // Otherwise, the drag selects the text of the panes.
    event.preventDefault();
    this.separator.focus({ preventScroll: true });
    this.separator.setPointerCapture(event.pointerId);
    this.#grabOffset = this.#offset(event, this.separator);
  };

  readonly #handlePointermove = (event: PointerEvent): void => {
    const { base, separator } = this;
    if (this.#grabOffset === undefined || !base || !separator) return;
    const isVertical = this.orientation === 'vertical';
    const length = isVertical ? base.clientHeight - separator.offsetHeight : base.clientWidth - separator.offsetWidth;
    if (length <= 0) return;
    const position = ((this.#offset(event, base) - this.#grabOffset) / length) * 100;
    const [min] = this.#limits;
    // A small movement does not restore a collapsed pane.
    if (!this.collapsed || position > min / 2) this.#move(position);
  };

  readonly #handleLostpointercapture = (): void => {
    this.#grabOffset = undefined;
  };

  /** Returns the distance from the start of an element to the pointer, in the direction of the panes. */
  #offset({ clientX, clientY }: PointerEvent, element: HTMLElement): number {
    const { left, right, top } = element.getBoundingClientRect();
    if (this.orientation === 'vertical') return clientY - top;
    return this.#isRtl ? right - clientX : clientX - left;
  }

  get #isRtl(): boolean {
    return this.matches(':dir(rtl)');
  }

  override render(): TemplateResult {
    const [min, max] = this.#limits;
    return html`<div part="base">
      <div part="start" id="start"><slot name="start"></slot></div>
      <div
        part="separator"
        role="separator"
        tabindex=${this.disabled ? nothing : '0'}
        aria-label=${this.label || this.#locale.strings.paneSize}
        aria-controls="start"
        aria-orientation=${this.orientation === 'vertical' ? 'horizontal' : 'vertical'}
        aria-valuenow=${this.collapsed ? 0 : Math.round(this.#position)}
        aria-valuemin=${this.collapsed ? 0 : min}
        aria-valuemax=${max}
        aria-disabled=${this.disabled ? 'true' : nothing}
        @keydown=${this.#handleKeydown}
        @pointerdown=${this.#handlePointerdown}
        @pointermove=${this.#handlePointermove}
        @lostpointercapture=${this.#handleLostpointercapture}
      >
        <span class="grip"></span>
      </div>
      <div part="end"><slot name="end"></slot></div>
    </div>`;
  }
}
