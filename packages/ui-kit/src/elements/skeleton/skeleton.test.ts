import '#define/skeleton.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import { skeletonShapes, type PlinthSkeleton } from './skeleton.ts';

describeElement({
  name: 'skeleton',
  define: () => import('#define/skeleton.ts'),
  template: () => html`<plinth-skeleton lines="3"></plinth-skeleton>`,
});

const lineCount = (element: PlinthSkeleton) => element.shadowRoot!.querySelectorAll('[part="line"]').length;

describe('<plinth-skeleton>', () => {
  it('has the height of the content that is loading', async () => {
    const heights: Record<string, number> = {};
    for (const shape of skeletonShapes) {
      const element = await fixture<PlinthSkeleton>(html`<plinth-skeleton shape=${shape}></plinth-skeleton>`);
      heights[shape] = element.offsetHeight;
    }
    expect(heights).toEqual({ text: 21, heading: 24, figure: 48, control: 36, avatar: 32, block: 128 });
  });

  it('renders the requested number of lines, from 1 to 20', async () => {
    const element = await fixture<PlinthSkeleton>(html`<plinth-skeleton lines="3"></plinth-skeleton>`);
    expect(lineCount(element)).toBe(3);
    for (const [requested, rendered] of [
      [Number.NaN, 1],
      [-2, 1],
      [1e9, 20],
      [2.7, 2],
    ] as const) {
      element.lines = requested;
      await element.updateComplete;
      expect(lineCount(element)).toBe(rendered);
    }
  });

  it('animates only its opacity', async () => {
    const element = await fixture<PlinthSkeleton>(html`<plinth-skeleton></plinth-skeleton>`);
    const [animation] = element.shadowRoot!.querySelector('.lines')!.getAnimations();
    const frames = (animation!.effect as KeyframeEffect).getKeyframes();
    const animatedProperties = new Set(frames.flatMap((frame) => Object.keys(frame)));
    expect(
      animatedProperties.has('opacity') && !animatedProperties.has('transform') && !animatedProperties.has('translate'),
    ).toBe(true);
    expect(animation!.effect!.getTiming().duration).toBe(1200);
  });

  it('is hidden from assistive technology', async () => {
    const element = await fixture<PlinthSkeleton>(html`<plinth-skeleton></plinth-skeleton>`);
    expect(element.shadowRoot!.querySelector('.lines')!.getAttribute('aria-hidden')).toBe('true');
  });
});
