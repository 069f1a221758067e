import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, queryAssignedElements, state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { measureTogether } from '#base/measure-together.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { ratioOf } from '#base/ratio.ts';
import { FocusKeeper } from '#controllers/focus-keeper.ts';
import { LocaleController } from '#controllers/locale.ts';
import { MediaQueryController } from '#controllers/media-query.ts';
import { ResizeController } from '#controllers/resize.ts';
import { formatCount } from '#format/count.ts';
import { iconArrowLeft, iconArrowRight, iconPause, iconPlay } from '#icons/icons.ts';
import { carouselStrings } from '#strings/en/carousel.ts';
import { carouselStyles } from './carousel.styles.ts';

/** The shortest interval at which slides can be read. */
const MIN_INTERVAL_MS = 2_000;

/** The kinds of controls below the slides. */
const carouselControls = ['dots', 'arrows', 'fraction', 'progress', 'none'] as const;
/** The transitions between slides. */
const carouselEffects = ['none', 'fade', 'coverflow'] as const;

export interface PlinthCarouselEventMap {
  'plinth-slide-change': CustomEvent<{ readonly index: number }>;
}

/**
 * A carousel that shows one of several slides at a time. Users swipe, activate the arrows or a dot, or press the arrow
 * keys. With an `interval`, it advances automatically, except while it is hovered or focused, after the user has paused
 * it, or if the user prefers reduced motion. While all slides are visible at once, it has no controls.
 *
 * Its effects follow the scroll position. Without scroll-driven animations in the browser, and for users who prefer
 * reduced motion, slides only move.
 *
 * @when Several items of the same kind, of which people see one at a time.
 * @whenNot For content that everyone must see.
 * @keyboard Left, Right — With the focus on the slides, shows the previous or next slide.
 * @keyboard Home, End — Shows the first or last slide.
 * @keyboard Enter, Space — Activates an arrow, a dot or the pause button.
 * @slot - The slides, one element each.
 * @csspart base - The component's wrapper.
 * @csspart viewport - The scroll container of the slides.
 * @csspart controls - The row with the arrows and what is between them: dots, a fraction or a progress bar.
 * @cssproperty [--plinth-carousel-slides=1] - The number of slides that are visible at once. A media or container query may change it.
 * @cssproperty [--plinth-carousel-slide-size] - The width of a slide, instead of their number. With less than 100%, several slides are visible.
 * @cssproperty [--plinth-carousel-gap=--plinth-space-4] - The gap between slides.
 * @fires plinth-slide-change - Emitted when the user changes the slide.
 */
export class PlinthCarousel extends PlinthElement<PlinthCarouselEventMap> {
  static override styles = carouselStyles;

  readonly #locale = new LocaleController(this, carouselStrings);
  /** Created only for a carousel that advances automatically. */
  #reducedMotionQuery: MediaQueryController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the carousel is hovered or focused, which only stops the timer: nothing is rendered for it. */
  #isInteracting = false;
  /** The index of the slide that the carousel scrolls to, until a scroll ends or the user scrolls. */
  #destination: number | undefined;
  /** Listens for what the user may scroll with. */
  readonly #userScrollListener = {
    handleEvent: (): void => {
      this.#destination = undefined;
    },
    passive: true,
  };
  /** Whether the slides were laid out at the last measurement. */
  #hasLayout = false;
  /** The slides that the carousel has labeled itself. */
  readonly #labeledSlides = new WeakSet<Element>();

  @query('.fill') private readonly fill!: HTMLElement | null;
  @query('[part="viewport"]') private readonly viewport!: HTMLElement | null;
  @queryAssignedElements({ flatten: true }) private readonly slides!: HTMLElement[];

  /** The index of the current slide, starting at 0. */
  @property({ type: Number, reflect: true }) index = 0;
  /** The interval in milliseconds after which the next slide is shown, at least 2,000. Without it, the carousel does not advance automatically. */
  @property({ type: Number }) interval: number | undefined;
  /** The controls below the slides: `dots`, a `fraction` or a `progress` bar between two arrows; `arrows` only; or `none`, for which the page may have controls of its own. Slides that advance automatically can always be paused. */
  @property({ reflect: true, of: carouselControls }) controls: (typeof carouselControls)[number] = 'dots';
  /** Whether the current slide is in the center. With slides of less than the full width, its neighbors are visible on both sides. */
  @property({ type: Boolean, reflect: true }) centered = false;
  /** The transition between slides: `fade`, or `coverflow`, which turns them to the side and suits `centered` slides. */
  @property({ reflect: true, of: carouselEffects }) effect: (typeof carouselEffects)[number] = 'none';
  /** The accessible name. */
  @property() label: string | undefined;

  @state() private count = 0;
  /** Whether all slides are visible at once; false until they are measured. */
  @state() private showsAll = false;
  @state() private isPaused = false;

  constructor() {
    super();
    new FocusKeeper(this, () => [...this.renderRoot.querySelectorAll<HTMLElement>('button, [part="viewport"]')]);
    new ResizeController(
      this,
      () => this.viewport,
      () => this.#measure(),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#isInteracting = false;
  }

  override updated(changed: PropertyValues<this>): void {
    this.#labelSlides();
    this.fill?.style.setProperty('--_share', String(ratioOf(this.#current + 1, this.count)));
    if (changed.has('index') && !this.#isVisible(this.#current)) this.#scrollToSlide(this.#current);
    this.#restartTimer();
  }

  #restartTimer(): void {
    clearTimeout(this.#timer);
    if (this.#isAdvancing && !this.#isInteracting && this.isConnected)
      this.#timer = setTimeout(this.#handleTick, this.#intervalMs);
  }

  get #current(): number {
    const index = Math.floor(Number(this.index)) || 0;
    return Math.min(Math.max(index, 0), Math.max(this.count - 1, 0));
  }

  /** Whether the carousel advances automatically, which the user can pause. */
  get #canAdvance(): boolean {
    const { interval } = this;
    if (typeof interval !== 'number' || !(interval > 0) || !this.#hasControls) return false;
    this.#reducedMotionQuery ??= new MediaQueryController(this, '(prefers-reduced-motion: reduce)');
    return !this.#reducedMotionQuery.matches;
  }

  get #hasControls(): boolean {
    return this.count > 1 && !this.showsAll;
  }

  get #isAdvancing(): boolean {
    return this.#canAdvance && !this.isPaused;
  }

  get #intervalMs(): number {
    return Math.min(Math.max(this.interval ?? 0, MIN_INTERVAL_MS), 2 ** 31 - 1);
  }

  readonly #handleTick = (): void => {
    if (this.ownerDocument.visibilityState === 'visible') this.#show((this.#current + 1) % this.count);
    else this.requestUpdate();
  };

  readonly #handleSlotchange = (): void => {
    const { length } = this.slides;
    // Only slides that were removed: an index may be set before its slide is there.
    if (length > 0 && length < this.count && this.#current >= length) this.index = length - 1;
    this.count = length;
    this.#labelSlides();
    this.#measure();
  };

  readonly #measure = (): void => {
    measureTogether(() => {
      const { scrollWidth = 0, clientWidth = 0 } = this.viewport ?? {};
      // Widths are rounded, and a carousel that is not shown has none.
      const showsAll = clientWidth > 0 && scrollWidth <= clientWidth + 1;
      const hasLayout = clientWidth > 0 && this.count > 0;
      return () => {
        this.showsAll = showsAll;
        // The browser starts at the first slide, also when the carousel was hidden.
        if (hasLayout && !this.#hasLayout && !this.#isVisible(this.#current))
          this.#scrollToSlide(this.#current, 'instant');
        this.#hasLayout = hasLayout;
      };
    });
  };

  /** When a swipe ends, the most visible slide becomes the current one. */
  readonly #handleScrollend = (): void => {
    // The end of a scroll is reported late, when the next one may have started.
    const isOfEarlierScroll = this.#destination !== undefined && !this.#isVisible(this.#destination);
    this.#destination = undefined;
    if (isOfEarlierScroll || this.#isVisible(this.#current)) return;
    const distances = this.slides.map((slide) => Math.abs(this.#distanceTo(slide)));
    this.#goTo(distances.indexOf(Math.min(...distances)));
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    this.#destination = undefined;
    if (event.target !== this.viewport || event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = this.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const targetIndex = { [forward]: this.#current + 1, [backward]: this.#current - 1, Home: 0, End: this.count - 1 }[
      event.key
    ];
    if (targetIndex === undefined) return;
    event.preventDefault();
    this.#goTo(targetIndex);
  };

  readonly #handleEnter = (): void => {
    this.#isInteracting = true;
    this.#restartTimer();
  };

  /** Starts the timer again when both the pointer and the focus have left. */
  readonly #handleLeave = (event: Event): void => {
    const focusStays = event.type === 'pointerleave' && this.matches(':focus-within');
    const pointerStays = event.type === 'focusout' && this.matches(':hover');
    this.#isInteracting = focusStays || pointerStays;
    this.#restartTimer();
  };

  readonly #handlePause = (): void => {
    this.isPaused = !this.isPaused;
  };

  /** Shows a slide on behalf of the user. */
  #goTo(index: number): void {
    if (index < 0 || index >= this.count || index === this.#current) return;
    this.#show(index);
    emit(this, 'plinth-slide-change', { index });
  }

  #show(index: number): void {
    this.index = index;
    this.#scrollToSlide(index);
  }

  /** Returns the distance of a slide from its position in the viewport, in CSS pixels to the right. */
  #distanceTo(slide: Element): number {
    const [viewportRect, slideRect] = [this.viewport?.getBoundingClientRect(), slide.getBoundingClientRect()];
    if (!viewportRect) return 0;
    if (this.centered) return (slideRect.left + slideRect.right - viewportRect.left - viewportRect.right) / 2;
    return this.matches(':dir(rtl)') ? slideRect.right - viewportRect.right : slideRect.left - viewportRect.left;
  }

  #isVisible(index: number): boolean {
    const { viewport } = this;
    const slide = this.slides[index];
    if (!viewport || !slide) return true;
    const [viewportRect, slideRect] = [viewport.getBoundingClientRect(), slide.getBoundingClientRect()];
    const tolerance = slideRect.width / 2;
    // Beside the centered slide, others are in view too.
    if (this.centered) return Math.abs(this.#distanceTo(slide)) < tolerance;
    return slideRect.left > viewportRect.left - tolerance && slideRect.right < viewportRect.right + tolerance;
  }

  /** Scrolls only the viewport; `scrollIntoView` would scroll the page too. */
  #scrollToSlide(index: number, behavior?: ScrollBehavior): void {
    const slide = this.slides[index];
    if (!slide) return;
    this.#destination = index;
    const prefersReducedMotion = this.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.viewport?.scrollBy({
      left: this.#distanceTo(slide),
      behavior: behavior ?? (prefersReducedMotion ? 'instant' : 'smooth'),
    });
  }

  #labelSlides(): void {
    for (const [index, slide] of this.slides.entries()) {
      if (!this.#labeledSlides.has(slide) && (slide.hasAttribute('role') || slide.hasAttribute('aria-label'))) continue;
      this.#labeledSlides.add(slide);
      slide.setAttribute('role', 'group');
      slide.setAttribute('aria-label', this.#slideLabel(index));
    }
  }

  #slideLabel(index: number): string {
    const { language, strings } = this.#locale;
    return strings.slideOf(formatCount(index + 1, language), formatCount(this.count, language));
  }

  override render(): TemplateResult {
    return html`<div
      part="base"
      role="group"
      aria-label=${this.label || nothing}
      @pointerenter=${this.#handleEnter}
      @pointerleave=${this.#handleLeave}
      @focusin=${this.#handleEnter}
      @focusout=${this.#handleLeave}
    >
      <div
        part="viewport"
        tabindex=${this.showsAll ? nothing : '0'}
        role="group"
        aria-label=${this.#locale.strings.slides}
        aria-live=${this.#isAdvancing ? 'off' : 'polite'}
        @scrollend=${this.#handleScrollend}
        @pointerdown=${this.#userScrollListener}
        @wheel=${this.#userScrollListener}
        @keydown=${this.#handleKeydown}
      >
        <slot @slotchange=${this.#handleSlotchange}></slot>
      </div>
      ${this.#hasControls ? this.renderControls() : nothing}
    </div>`;
  }

  private renderControls(): TemplateResult | typeof nothing {
    const { strings } = this.#locale;
    const current = this.#current;
    const hasArrows = this.controls !== 'none';
    if (!hasArrows && !this.#canAdvance) return nothing;
    return html`<div part="controls">
      ${hasArrows ? this.renderArrow(strings.slidePrevious, iconArrowLeft, current - 1) : nothing}
      ${this.renderPosition()} ${hasArrows ? this.renderArrow(strings.slideNext, iconArrowRight, current + 1) : nothing}
      ${
        this.#canAdvance
          ? html`<button
              class="corner pause"
              type="button"
              aria-label=${this.isPaused ? strings.slidesPlay : strings.slidesPause}
              @click=${this.#handlePause}
            >
              ${glyph(this.isPaused ? iconPlay : iconPause, 'small')}
            </button>`
          : nothing
      }
    </div>`;
  }

  /** Renders what shows the position of the current slide. */
  private renderPosition(): TemplateResult | typeof nothing {
    const current = this.#current;
    if (this.controls === 'fraction') return html`<span class="fraction">${this.#slideLabel(current)}</span>`;
    // Each slide has its position in its name.
    if (this.controls === 'progress')
      return html`<span class="bar" aria-hidden="true"><span class="fill"></span></span>`;
    if (this.controls !== 'dots') return nothing;
    return html`<div class="dots">
      ${Array.from(
        { length: this.count },
        (_, index) =>
          html`<button
            class="dot"
            type="button"
            aria-label=${this.#slideLabel(index)}
            aria-current=${index === current ? 'true' : nothing}
            @click=${() => this.#goTo(index)}
          >
            <span></span>
          </button>`,
      )}
    </div>`;
  }

  /** An arrow at the end stays focusable, so that it keeps the focus of the user who has just activated it. */
  private renderArrow(label: string, path: string, index: number): TemplateResult {
    const disabled = index < 0 || index >= this.count ? 'true' : nothing;
    return html`<button
      class="corner"
      type="button"
      aria-label=${label}
      aria-disabled=${disabled}
      @click=${() => this.#goTo(index)}
    >
      ${glyph(path, 'small mirrored')}
    </button>`;
  }
}
