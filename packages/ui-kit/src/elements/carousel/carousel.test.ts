import '#define/carousel.ts';
import { fixture, html, nextFrame } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { rendered } from '#testing/specimens.ts';
import type { PlinthCarousel, PlinthCarouselEventMap } from './carousel.ts';

interface Options {
  readonly interval?: number;
  readonly index?: number;
  readonly dir?: 'ltr' | 'rtl';
}

const template = ({ interval, index = 0 }: Options = {}) =>
  html`<plinth-carousel
    style="background: var(--plinth-color-surface); inline-size: 300px"
    label="What owners say"
    .interval=${interval}
    .index=${index}
  >
    <p>One</p>
    <p>Two</p>
    <p>Three</p>
  </plinth-carousel>`;

describeElement({ name: 'carousel', define: () => import('#define/carousel.ts'), template: () => template() });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function createCarousel(options: Options = {}) {
  const container = await fixture<HTMLElement>(html`<div dir=${options.dir ?? 'ltr'}>${template(options)}</div>`);
  const element = container.querySelector<PlinthCarousel>('plinth-carousel')!;
  await rendered(container);
  const viewport = element.shadowRoot!.querySelector<HTMLElement>('[part="viewport"]')!;
  const slides = [...element.querySelectorAll('p')];
  const visibleIndex = () =>
    slides.findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - viewport.getBoundingClientRect().left) < 2,
    );
  const changes: number[] = [];
  element.addEventListener('plinth-slide-change', (event) =>
    changes.push((event as PlinthCarouselEventMap['plinth-slide-change']).detail.index),
  );
  return { element, viewport, slides, visibleIndex, changes };
}

const press = (name: string) => (page.getByRole('button', { name, exact: true }).element() as HTMLElement).click();

describe('<plinth-carousel>', () => {
  it('moves between slides with its arrows and dots, and stops at the ends', async () => {
    const { element, visibleIndex, changes } = await createCarousel();
    press('Previous slide');
    press('Next slide');
    await vi.waitFor(() => expect(visibleIndex()).toBe(1));
    press('3 of 3');
    await vi.waitFor(() => expect(visibleIndex()).toBe(2));
    await element.updateComplete;
    press('Next slide');
    press('Previous slide');
    await vi.waitFor(() => expect(visibleIndex()).toBe(1));
    expect(changes).toEqual([1, 2, 1]);
  });

  it.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const)('moves with arrow keys, Home and End, %s', async (dir, forward) => {
    const { viewport, changes } = await createCarousel({ dir });
    viewport.focus();
    await userEvent.keyboard(`{${forward}}{End}{Home}`);
    expect(changes).toEqual([1, 2, 0]);
  });

  it('emits the slide where a swipe ends', async () => {
    const { element, viewport, changes } = await createCarousel();
    viewport.scrollTo({ left: 10_000, behavior: 'instant' });
    await vi.waitFor(() => expect([element.index, changes]).toEqual([2, [2]]));
  });

  it('scrolls on when the end of an earlier scroll is reported late', async () => {
    const { element, viewport, visibleIndex, changes } = await createCarousel();
    press('3 of 3');
    viewport.dispatchEvent(new Event('scrollend'));
    await vi.waitFor(() => expect(visibleIndex()).toBe(2));
    expect([element.index, changes]).toEqual([2, [2]]);
  });

  it('follows a swipe that interrupts its own scrolling', async () => {
    const { element, viewport, changes } = await createCarousel();
    press('3 of 3');
    await vi.waitFor(() => expect(viewport.scrollLeft).toBeGreaterThan(0));
    viewport.dispatchEvent(new PointerEvent('pointerdown'));
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    await vi.waitFor(() => expect([element.index, changes]).toEqual([0, [2, 0]]));
  });

  it('shows the slide that a script sets, without an event', async () => {
    const { element, visibleIndex, changes } = await createCarousel();
    element.index = 2;
    await vi.waitFor(() => expect(visibleIndex()).toBe(2));
    expect(changes).toEqual([]);
  });

  it('starts at the slide of its index, without an event, and keeps it while it is hidden', async () => {
    const { element, visibleIndex, changes } = await createCarousel({ index: 2 });
    expect(visibleIndex()).toBe(2);
    element.hidden = true;
    await nextFrame();
    element.hidden = false;
    await vi.waitFor(() => expect(visibleIndex()).toBe(2));
    expect([element.index, changes]).toEqual([2, []]);
  });

  it('has no controls while all slides are visible', async () => {
    const { element, viewport } = await createCarousel({ interval: 5_000 });
    const hasControls = () => element.shadowRoot!.querySelector('[part="controls"]') !== null;
    expect([hasControls(), viewport.tabIndex]).toEqual([true, 0]);
    element.style.setProperty('--plinth-carousel-slide-size', '4rem');
    element.style.inlineSize = '400px';
    await vi.waitFor(() => expect([hasControls(), viewport.tabIndex]).toEqual([false, -1]));
    element.style.inlineSize = '120px';
    await vi.waitFor(() => expect(hasControls()).toBe(true));
    element.style.inlineSize = '400px';
    await vi.waitFor(() => expect(hasControls()).toBe(false));
    element.append(...Array.from({ length: 5 }, () => document.createElement('p')));
    await vi.waitFor(() => expect(hasControls()).toBe(true));
  });

  it('never paints controls that it does not need', async () => {
    const element = await fixture<PlinthCarousel>(
      html`<plinth-carousel style="inline-size: 400px; --plinth-carousel-slide-size: 4rem"
        ><p>One</p>
        <p>Two</p></plinth-carousel
      >`,
    );
    expect(element.shadowRoot!.querySelector('[part="controls"]')).toBe(null);
  });

  it.each([
    ['dots', ['Previous slide', '1 of 3', '2 of 3', '3 of 3', 'Next slide'], ''],
    ['arrows', ['Previous slide', 'Next slide'], ''],
    ['fraction', ['Previous slide', 'Next slide'], '1 of 3'],
    ['progress', ['Previous slide', 'Next slide'], ''],
    ['none', [], ''],
  ] as const)('shows the controls “%s”', async (controls, buttons, text) => {
    const { element, viewport, changes } = await createCarousel();
    element.controls = controls;
    await element.updateComplete;
    const root = element.shadowRoot!;
    expect([...root.querySelectorAll('button')].map((button) => button.ariaLabel)).toEqual(buttons);
    expect(root.querySelector('[part="controls"]')?.textContent.trim() ?? '').toBe(text);
    viewport.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(changes).toEqual([1]);
  });

  it('fills its progress bar with the share of slides that were reached', async () => {
    const { element } = await createCarousel();
    element.controls = 'progress';
    await element.updateComplete;
    const share = () =>
      Number(element.shadowRoot!.querySelector<HTMLElement>('.fill')!.style.getPropertyValue('--_share'));
    expect(share()).toBeCloseTo(1 / 3);
    press('Next slide');
    await element.updateComplete;
    expect(share()).toBeCloseTo(2 / 3);
  });

  it('can be paused without other controls', async () => {
    const { element } = await createCarousel({ interval: 5_000 });
    element.controls = 'none';
    await element.updateComplete;
    expect([...element.shadowRoot!.querySelectorAll('button')].map((button) => button.ariaLabel)).toEqual([
      'Pause slides',
    ]);
  });

  it('shows as many slides as its hook says', async () => {
    const { element, slides } = await createCarousel();
    element.style.setProperty('--plinth-carousel-slides', '2');
    element.style.setProperty('--plinth-carousel-gap', '20px');
    expect(slides.map((slide) => slide.getBoundingClientRect().width)).toEqual([140, 140, 140]);
  });

  it.each(['ltr', 'rtl'] as const)('centers each slide, also the first and the last, %s', async (dir) => {
    const { element, viewport, slides, changes } = await createCarousel({ dir });
    element.style.setProperty('--plinth-carousel-slide-size', '40%');
    element.centered = true;
    await element.updateComplete;
    const centeredIndex = () => {
      const { left, width } = viewport.getBoundingClientRect();
      return slides.findIndex((slide) => {
        const rect = slide.getBoundingClientRect();
        return Math.abs(rect.left + rect.width / 2 - left - width / 2) < 2;
      });
    };
    await vi.waitFor(() => expect(centeredIndex()).toBe(0));
    for (const index of [1, 2]) {
      press('Next slide');
      await vi.waitFor(() => expect(centeredIndex()).toBe(index));
      await element.updateComplete;
    }
    element.index = 1;
    await vi.waitFor(() => expect(centeredIndex()).toBe(1));
    viewport.dispatchEvent(new PointerEvent('pointerdown'));
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    await vi.waitFor(() => expect([element.index, changes]).toEqual([0, [1, 2, 0]]));
  });

  it.each(['fade', 'coverflow'] as const)('shows its current slide unchanged with the effect “%s”', async (effect) => {
    const { element, slides, visibleIndex } = await createCarousel();
    element.effect = effect;
    press('Next slide');
    await vi.waitFor(() => expect(visibleIndex()).toBe(1));
    const { animationName, opacity, transform } = getComputedStyle(slides[1]!);
    expect(animationName).not.toBe('none');
    expect(Number(opacity)).toBeCloseTo(1);
    expect(transform === 'none' || new DOMMatrix(transform).m11.toFixed(2) === '1.00').toBe(true);
  });

  it('labels slides by their position, unless they have a name', async () => {
    const { element, slides } = await createCarousel();
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    element.append(Object.assign(document.createElement('p'), { ariaLabel: 'A picture' }));
    await vi.waitFor(() =>
      expect([...element.children].map((slide) => slide.getAttribute('aria-label'))).toEqual([
        '1 of 4',
        '2 of 4',
        '3 of 4',
        'A picture',
      ]),
    );
  });

  it('advances automatically and wraps around, but not while focused or paused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { element, viewport, changes } = await createCarousel({ interval: 5_000 });
    const indexAfter = async (time: number) => {
      vi.advanceTimersByTime(time);
      await element.updateComplete;
      return element.index;
    };
    const indexes = [await indexAfter(4_999), await indexAfter(1), await indexAfter(5_000), await indexAfter(5_000)];
    viewport.focus();
    await element.updateComplete;
    indexes.push(await indexAfter(20_000));
    viewport.blur();
    await element.updateComplete;
    indexes.push(await indexAfter(5_000));
    press('Pause slides');
    await element.updateComplete;
    indexes.push(await indexAfter(20_000));
    expect(indexes).toEqual([0, 1, 2, 0, 0, 1, 1]);
    expect(changes).toEqual([]);
    press('Play slides');
    await element.updateComplete;
    expect(await indexAfter(5_000)).toBe(2);
    element.remove();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not advance automatically when the user prefers reduced motion', async () => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      original(query.includes('reduced-motion') ? 'all' : query),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { element } = await createCarousel({ interval: 5_000 });
    vi.advanceTimersByTime(20_000);
    expect([element.index, element.shadowRoot!.querySelector('.pause')]).toEqual([0, null]);
  });

  it('does not advance while the page is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { element } = await createCarousel({ interval: 5_000 });
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.advanceTimersByTime(5_000);
    await element.updateComplete;
    expect(element.index).toBe(0);
    state.mockRestore();
    vi.advanceTimersByTime(5_000);
    expect(element.index).toBe(1);
  });

  it('does not advance while it has the focus and the pointer leaves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { element, viewport } = await createCarousel({ interval: 5_000 });
    viewport.focus();
    element.shadowRoot!.querySelector('[part="base"]')!.dispatchEvent(new PointerEvent('pointerleave'));
    await element.updateComplete;
    vi.advanceTimersByTime(20_000);
    expect(element.index).toBe(0);
  });

  it('ignores keys with Ctrl and keys inside its slides, and emits nothing when a swipe ends where it began', async () => {
    const { viewport, slides, changes } = await createCarousel();
    viewport.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}x');
    slides[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, composed: true }));
    viewport.dispatchEvent(new Event('scrollend'));
    expect(changes).toEqual([]);
  });

  it('jumps to a slide without animation when the user prefers reduced motion', async () => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      original(query.includes('reduced-motion') ? 'all' : query),
    );
    const { viewport } = await createCarousel();
    const scroll = vi.spyOn(viewport, 'scrollBy');
    press('Next slide');
    expect(scroll.mock.calls.map(([options]) => (options as ScrollToOptions).behavior)).toEqual(['instant']);
  });

  it('keeps its index among the slides when some are removed, but not while it has none', async () => {
    const { element, slides } = await createCarousel();
    element.index = 2;
    slides[2]!.remove();
    await vi.waitFor(() => expect(element.index).toBe(1));
    slides[0]!.remove();
    await vi.waitFor(() => expect(element.index).toBe(0));
    element.index = 2;
    slides[1]!.remove();
    await rendered(element);
    expect(element.index).toBe(2);
  });
});
