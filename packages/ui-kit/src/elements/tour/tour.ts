import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { clamp } from '#base/clamp.ts';
import { emit } from '#base/emit.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { ModalController } from '#controllers/modal.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { formatCount } from '#format/count.ts';
import { tourStrings } from '#strings/en/tour.ts';
import { tourStyles } from './tour.styles.ts';

/** A step of a tour. */
export interface TourStep {
  readonly heading: string;
  readonly text: string;
  /**
   * The element that the step is about, a selector of it, or a function that returns it, such as an element in a shadow
   * tree. Without one, the step is in the middle of the window.
   */
  readonly target?: Element | string | (() => Element | null | undefined) | undefined;
}

/** The reason for ending a tour: `done` after its last step. */
export type TourCloseReason = 'done' | 'skip' | 'escape';

export interface PlinthTourEventMap {
  'plinth-step-change': CustomEvent<{ readonly step: TourStep; readonly index: number }>;
  'plinth-tour-close': CustomEvent<{ readonly reason: TourCloseReason }>;
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/** The space between a target and the edge of the light around it, in pixels. */
const MARGIN_PX = 6;

/**
 * A guided tour: one step after another, it leaves an element of the page in the light, dims the rest, and says beside it
 * what it is for. Steps whose target is missing or hidden are left out. The page can't be used meanwhile.
 *
 * @when The first visit to a page whose parts are not obvious, or what is new in it.
 * @whenNot For a hint at one control, use a tooltip; for instructions that people come back to, a page.
 * @keyboard ArrowRight, ArrowLeft — Shows the next or the previous step.
 * @keyboard Escape — Ends the tour.
 * @keyboard Tab — Moves the focus between the buttons.
 * @csspart base - The native `<dialog>` element.
 * @csspart spotlight - The light around the target.
 * @csspart heading - The heading of the step.
 * @cssproperty [--plinth-tour-width=20rem] - The width of the text.
 * @fires plinth-step-change - Emitted when the user goes to another step.
 * @fires plinth-tour-close - Emitted when the user ends the tour. Cancel it to keep the tour open, unless the browser forces it to close.
 * @fires plinth-overlay-opened - Emitted when the tour has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the tour has closed, after its transition, whoever closed it.
 * @dependency plinth-button
 */
export class PlinthTour extends PlinthElement<PlinthTourEventMap> {
  static override styles = tourStyles;

  readonly #locale = new LocaleController(this, tourStrings);
  readonly #modal: ModalController;
  /** Ends the listeners that follow the target. */
  #following: AbortController | undefined;
  /** The step whose target was scrolled into view; the user may scroll on. */
  #scrolledTo: TourStep | undefined;

  @query('dialog') private readonly dialog!: HTMLDialogElement | null;
  @query('[part="spotlight"]') private readonly spotlight!: HTMLElement | null;
  @query('[data-main]') private readonly mainButton!: HTMLElement | null;

  /** The steps, in order. */
  @property({ attribute: false }) steps: readonly TourStep[] = [];
  /** Whether the tour is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** The steps that have a target in sight, or none. */
  @state() private shown: readonly TourStep[] = [];
  @state() private current: TourStep | undefined;

  constructor() {
    super();
    // Before the dialog, which has to be above it.
    this.addController({ hostUpdated: () => this.#updateSpotlight(), hostDisconnected: () => this.#stopFollowing() });
    this.#modal = new ModalController(this, {
      dialog: () => this.dialog,
      isOpen: () => this.#isShown,
      onClose: (_reason, forced) => this.#close('escape', !forced),
    });
  }

  /** Opens the tour at its first step. */
  show(): void {
    this.open = true;
  }

  /** Closes the tour without an event. */
  hide(): void {
    this.open = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.open || !(changed.has('open') || changed.has('steps'))) return;
    this.shown = this.#stepsInSight();
    if (!this.current || changed.has('open') || !this.shown.includes(this.current)) this.current = this.shown[0];
  }

  protected override updated(): void {
    // The button that had the focus may be gone.
    if (this.#isShown && this.dialog?.open && !this.dialog.matches(':focus-within')) this.mainButton?.focus();
  }

  /** Whether there is something to show: without a step in sight, an open tour waits for one. */
  get #isShown(): boolean {
    return this.open && this.current !== undefined;
  }

  get #index(): number {
    return this.current ? this.shown.indexOf(this.current) : -1;
  }

  #stepsInSight(): readonly TourStep[] {
    return normalizeList(this.steps).filter((step) => !step.target || this.#targetOf(step));
  }

  /** Returns the target of a step; null if it has none in sight. */
  #targetOf({ target }: TourStep): Element | null {
    const found =
      typeof target === 'string'
        ? this.ownerDocument.querySelector(target)
        : typeof target === 'function'
          ? target()
          : target;
    return found?.checkVisibility({ visibilityProperty: true }) ? found : null;
  }

  /** Goes to the next step in sight in a direction. The page may have changed since the last one. */
  #move(offset: 1 | -1): void {
    const all = normalizeList(this.steps);
    this.shown = this.#stepsInSight();
    const rest = this.current ? all.slice(all.indexOf(this.current) + 1) : all;
    const before = this.current ? all.slice(0, all.indexOf(this.current)) : [];
    const isShown = (step: TourStep): boolean => this.shown.includes(step);
    const next = offset === 1 ? rest.find(isShown) : before.findLast(isShown);
    if (next) {
      this.current = next;
      emit(this, 'plinth-step-change', { step: next, index: this.shown.indexOf(next) });
    } else if (offset === 1) this.#close('done', true);
  }

  #close(reason: TourCloseReason, cancelable: boolean): void {
    if (emit(this, 'plinth-tour-close', { reason }, { cancelable })) this.open = false;
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const isForward = (event.key === 'ArrowRight') !== this.#locale.isRtl;
    if (isForward && this.#index < this.shown.length - 1) this.#move(1);
    else if (!isForward) this.#move(-1);
  };

  /** Shows the light at the target of the current step, and follows it when the page scrolls or changes its size. */
  #updateSpotlight(): void {
    const { spotlight } = this;
    const isShown = this.#isShown;
    const target = isShown && this.current ? this.#targetOf(this.current) : null;
    this.#stopFollowing();
    if (!isShown) this.#scrolledTo = undefined;
    if (!spotlight) return;
    if (spotlight.matches(':popover-open') !== isShown && this.isConnected) spotlight.togglePopover(isShown);
    if (!target) {
      for (const name of ['left', 'top', 'width', 'height']) spotlight.style.removeProperty(name);
      return;
    }
    if (this.#scrolledTo !== this.current) target.scrollIntoView({ block: 'center', inline: 'nearest' });
    this.#scrolledTo = this.current;
    const place = (): void => {
      if (!target.checkVisibility({ visibilityProperty: true })) {
        this.requestUpdate();
        return;
      }
      const { left, top, right, bottom } = target.getBoundingClientRect();
      const { clientWidth, clientHeight } = this.ownerDocument.documentElement;
      // The part of a target that is in the window: beyond its edges there is no room beside the light.
      const start = clamp(left - MARGIN_PX, 0, clientWidth);
      const above = clamp(top - MARGIN_PX, 0, clientHeight);
      spotlight.style.left = `${start}px`;
      spotlight.style.top = `${above}px`;
      spotlight.style.width = `${clamp(right + MARGIN_PX, 0, clientWidth) - start}px`;
      spotlight.style.height = `${clamp(bottom + MARGIN_PX, 0, clientHeight) - above}px`;
    };
    place();
    const following = new AbortController();
    const { signal } = following;
    const { defaultView: view } = this.ownerDocument;
    if (!view) return;
    this.#following = following;
    view.addEventListener('scroll', place, { signal, capture: true, passive: true });
    view.addEventListener('resize', place, { signal });
    const observer = new view.ResizeObserver(place);
    observer.observe(target);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  #stopFollowing(): void {
    this.#following?.abort();
    this.#following = undefined;
  }

  override render(): TemplateResult {
    const { strings, language } = this.#locale;
    const count = this.shown.length;
    const isLast = this.#index === count - 1;
    const hasTarget = this.current !== undefined && this.#targetOf(this.current) !== null;
    return html`<dialog
        part="base"
        class=${hasTarget ? 'float' : 'middle'}
        aria-labelledby="heading"
        aria-describedby="text"
        @keydown=${this.#handleKeydown}
        @cancel=${this.#modal.handleCancel}
        @close=${this.#modal.handleClose}
      >
        <div aria-live="polite">
          <h2 id="heading" part="heading"><bdi>${this.current?.heading}</bdi></h2>
          <p id="text"><bdi>${this.current?.text}</bdi></p>
        </div>
        <div class="foot">
          <span class="place"
            >${count > 1 ? strings.tourPlace(formatCount(this.#index + 1, language), formatCount(count, language)) : nothing}</span
          >
          ${
            isLast
              ? nothing
              : html`<plinth-button size="small" variant="ghost" @click=${() => this.#close('skip', true)}
                  >${strings.tourSkip}</plinth-button
                >`
          }
          ${
            this.#index > 0
              ? html`<plinth-button size="small" @click=${() => this.#move(-1)}>${strings.tourBack}</plinth-button>`
              : nothing
          }
          <plinth-button data-main size="small" variant="primary" @click=${() => this.#move(1)}
            >${isLast ? strings.tourDone : strings.tourNext}</plinth-button
          >
        </div>
      </dialog>
      <div part="spotlight" popover="manual" class=${hasTarget ? 'target' : nothing}></div>`;
  }
}
