import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, queryAssignedElements, state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { MediaQueryController } from '#controllers/media-query.ts';
import { formatCount } from '#format/count.ts';
import { iconArrowLeft, iconArrowRight, iconPause, iconPlay } from '#icons/icons.ts';
import { carouselStrings } from '#strings/en/carousel.ts';
import { carouselStyles } from './carousel.styles.ts';

/** Faster than this nobody can read. */
const SHORTEST_MS = 2_000;

export interface PlinthCarouselEventMap {
  'plinth-slide-change': CustomEvent<{ readonly index: number }>;
}

/**
 * Several things of one kind in the room of one: pictures, quotes. A person swipes, presses the arrows or a dot, or
 * uses the arrow keys. With an `interval` it goes on by itself, but not while the pointer or the focus is in it, not
 * once someone has stopped it, and never for who wants less motion.
 *
 * @when Several things of one kind, of which one at a time is enough.
 * @whenNot What everybody must see does not belong into one.
 * @keyboard Left, Right — With the focus on the slides: the one before or after.
 * @keyboard Home, End — The first or last slide.
 * @keyboard Enter, Space — Presses an arrow, a dot, or the button that stops it.
 * @slot - The slides, an element each.
 * @csspart base - The whole.
 * @csspart viewport - What the slides are seen through.
 * @csspart controls - The line with arrows and dots.
 * @cssproperty [--plinth-carousel-slide-size=100%] - Width of a slide; less shows several at once.
 * @cssproperty [--plinth-carousel-gap=--plinth-space-4] - Space between slides.
 * @fires plinth-slide-change - when a user goes to another slide.
 */
export class PlinthCarousel extends PlinthElement<PlinthCarouselEventMap> {
  static override styles = carouselStyles;

  readonly #locale = new LocaleController(this, carouselStrings);
  /** Only for one that goes on by itself. */
  #lessMotion: MediaQueryController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #named = new WeakSet<Element>();

  @query('[part="viewport"]') private readonly viewport!: HTMLElement | null;
  @queryAssignedElements({ flatten: true }) private readonly slides!: HTMLElement[];

  /** The slide that is shown, from 0. */
  @property({ type: Number, reflect: true }) index = 0;
  /** Milliseconds after which the next slide comes by itself, at least 2,000; none when not given. */
  @property({ type: Number }) interval: number | undefined;
  /** Name for assistive technology. */
  @property() label: string | undefined;

  @state() private count = 0;
  @state() private stopped = false;
  @state() private held = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.held = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  override updated(changed: PropertyValues<this>): void {
    this.#nameSlides();
    if (changed.has('index') && !this.#isInSight(this.#current)) this.#reveal(this.#current);
    clearTimeout(this.#timer);
    if (this.#moves && !this.held && this.isConnected) this.#timer = setTimeout(this.#handleTick, this.#pause);
  }

  get #current(): number {
    const index = Math.floor(Number(this.index)) || 0;
    return Math.min(Math.max(index, 0), Math.max(this.count - 1, 0));
  }

  /** Whether it has a pace of its own, which a person may stop. */
  get #isPaced(): boolean {
    const { interval } = this;
    if (typeof interval !== 'number' || !(interval > 0) || this.count < 2) return false;
    this.#lessMotion ??= new MediaQueryController(this, '(prefers-reduced-motion: reduce)');
    return !this.#lessMotion.matches;
  }

  get #moves(): boolean {
    return this.#isPaced && !this.stopped;
  }

  get #pause(): number {
    return Math.min(Math.max(this.interval ?? 0, SHORTEST_MS), 2 ** 31 - 1);
  }

  readonly #handleTick = (): void => {
    if (this.ownerDocument.visibilityState === 'visible') this.#show((this.#current + 1) % this.count);
    else this.requestUpdate();
  };

  readonly #handleSlotchange = (): void => {
    this.count = this.slides.length;
    this.#nameSlides();
  };

  /** A swipe is over: the slide that is seen best is the one. */
  readonly #handleScrollend = (): void => {
    if (this.#isInSight(this.#current)) return;
    const distances = this.slides.map((slide) => Math.abs(this.#distanceTo(slide)));
    this.#goTo(distances.indexOf(Math.min(...distances)));
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.target !== this.viewport || event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = this.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const goal = { [forward]: this.#current + 1, [backward]: this.#current - 1, Home: 0, End: this.count - 1 }[
      event.key
    ];
    if (goal === undefined) return;
    event.preventDefault();
    this.#goTo(goal);
  };

  readonly #hold = (): void => {
    this.held = true;
  };

  /** The pointer has left and the focus is elsewhere, or the other way round. */
  readonly #release = (event: Event): void => {
    const focusStays = event.type === 'pointerleave' && this.matches(':focus-within');
    const pointerStays = event.type === 'focusout' && this.matches(':hover');
    this.held = focusStays || pointerStays;
  };

  readonly #handleStop = (): void => {
    this.stopped = !this.stopped;
  };

  /** A person goes to a slide. */
  #goTo(index: number): void {
    if (index < 0 || index >= this.count || index === this.#current) return;
    this.#show(index);
    emit(this, 'plinth-slide-change', { index });
  }

  #show(index: number): void {
    this.index = index;
    this.#reveal(index);
  }

  /** How far the start of a slide is from where it is seen, in CSS pixels to the right. */
  #distanceTo(slide: Element): number {
    const [seen, box] = [this.viewport?.getBoundingClientRect(), slide.getBoundingClientRect()];
    if (!seen) return 0;
    return this.matches(':dir(rtl)') ? box.right - seen.right : box.left - seen.left;
  }

  #isInSight(index: number): boolean {
    const [seen, box] = [this.viewport?.getBoundingClientRect(), this.slides[index]?.getBoundingClientRect()];
    return !seen || !box || (box.left > seen.left - box.width / 2 && box.right < seen.right + box.width / 2);
  }

  /** Scrolls the slides alone: `scrollIntoView` would scroll the page too. */
  #reveal(index: number): void {
    const slide = this.slides[index];
    if (!slide) return;
    const still = this.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.viewport?.scrollBy({ left: this.#distanceTo(slide), behavior: still ? 'instant' : 'smooth' });
  }

  #nameSlides(): void {
    for (const [index, slide] of this.slides.entries()) {
      if (!this.#named.has(slide) && (slide.hasAttribute('role') || slide.hasAttribute('aria-label'))) continue;
      this.#named.add(slide);
      slide.setAttribute('role', 'group');
      slide.setAttribute('aria-label', this.#words(index));
    }
  }

  #words(index: number): string {
    const { language, strings } = this.#locale;
    return strings.slideOf(formatCount(index + 1, language), formatCount(this.count, language));
  }

  override render(): TemplateResult {
    return html`<div
      part="base"
      role="group"
      aria-label=${this.label || nothing}
      @pointerenter=${this.#hold}
      @pointerleave=${this.#release}
      @focusin=${this.#hold}
      @focusout=${this.#release}
    >
      <div
        part="viewport"
        tabindex="0"
        role="group"
        aria-label=${this.#locale.strings.slides}
        aria-live=${this.#moves ? 'off' : 'polite'}
        @scrollend=${this.#handleScrollend}
        @keydown=${this.#handleKeydown}
      >
        <slot @slotchange=${this.#handleSlotchange}></slot>
      </div>
      ${this.count > 1 ? this.renderControls() : nothing}
    </div>`;
  }

  private renderControls(): TemplateResult {
    const { strings } = this.#locale;
    const current = this.#current;
    return html`<div part="controls">
      ${this.renderArrow(strings.slidePrevious, iconArrowLeft, current - 1)}
      <div class="dots">
        ${Array.from(
          { length: this.count },
          (_each, index) =>
            html`<button
              class="dot"
              type="button"
              aria-label=${this.#words(index)}
              aria-current=${index === current ? 'true' : nothing}
              @click=${() => this.#goTo(index)}
            >
              <span></span>
            </button>`,
        )}
      </div>
      ${this.renderArrow(strings.slideNext, iconArrowRight, current + 1)}
      ${
        this.#isPaced
          ? html`<button
              class="corner stop"
              type="button"
              aria-label=${this.stopped ? strings.slidesPlay : strings.slidesPause}
              @click=${this.#handleStop}
            >
              ${glyph(this.stopped ? iconPlay : iconPause, 'small')}
            </button>`
          : nothing
      }
    </div>`;
  }

  /** What leads nowhere keeps the focus of who has just pressed it. */
  private renderArrow(label: string, path: string, index: number): TemplateResult {
    const dead = index < 0 || index >= this.count ? 'true' : nothing;
    return html`<button
      class="corner"
      type="button"
      aria-label=${label}
      aria-disabled=${dead}
      @click=${() => this.#goTo(index)}
    >
      ${glyph(path, 'small mirrored')}
    </button>`;
  }
}
