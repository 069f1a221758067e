import '@plinth/ui-kit/tokens.css';
import type { LitElement } from 'lit';
import { mix, pairs, type CreateElement, type Pair } from './pairs.ts';
import { measureAlternately, nextFrame, timed, type Rounds, type Side } from './rounds.ts';

/** The measurements of the page, which the driver calls. */
export interface KitBench {
  /** Creates, attaches and renders `count` elements of each side, in `rounds` rounds after `warmUp` uncounted ones. */
  readonly create: (name: keyof typeof pairs, count: number, rounds: number, warmUp: number) => Promise<Rounds>;
  /**
   * Changes the skin of a page with `count` elements, `rounds` times in each direction after `warmUp` uncounted
   * changes.
   */
  readonly changeSkin: (count: number, rounds: number, warmUp: number) => Promise<Rounds>;
  /**
   * Resolves with the number of transitions and animations that skin changes in both directions start on a page with
   * `count` elements.
   */
  readonly countSkinAnimations: (count: number) => Promise<number>;
  /** Mounts `count` elements of a side on the page, in place of the previous ones. */
  readonly mount: (name: keyof typeof pairs, side: Side, count: number) => Promise<void>;
}

declare global {
  /** The measurements, for the driver. */
  var kitBench: KitBench;
}

/** Resolves when no element has a pending update. Filling a slot may cause another update. */
async function settle(elements: readonly LitElement[]): Promise<void> {
  do await Promise.all(elements.map(({ updateComplete }) => updateComplete));
  while (elements.some(({ isUpdatePending }) => isUpdatePending));
}

function forceLayout(): void {
  if (document.documentElement.offsetHeight < 0) throw new Error('The page has no layout.');
}

interface MountedElements {
  readonly host: HTMLElement;
  readonly elements: readonly LitElement[];
}

async function mountElements(createElement: CreateElement, count: number): Promise<MountedElements> {
  const host = document.createElement('div');
  const elements = Array.from({ length: count }, (_, index) => createElement(index));
  host.append(...elements);
  document.body.append(host);
  await settle(elements);
  forceLayout();
  return { host, elements };
}

/**
 * Returns the rendered markup of an element: its shadow tree without Lit's markers and inline values, and the tags and
 * slots of its children.
 */
function markupOf(element: LitElement | undefined): string {
  if (!element?.shadowRoot) throw new Error('An element has not rendered.');
  const shadow = element.shadowRoot.innerHTML
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('=" "', '=""')
    .replaceAll('> <', '><');
  const children = [...element.children].map(({ localName, slot }) => `${localName}:${slot}`);
  return `${shadow} | ${children.join(' ')}`;
}

/** Throws when the two sides of a pair render different markup, which would make the comparison meaningless. */
async function assertSameMarkup(pair: Pair): Promise<void> {
  const [kit, bare] = [await mountElements(pair.kit, 5), await mountElements(pair.bare, 5)];
  await nextFrame();
  for (const [index, element] of kit.elements.entries()) {
    const [kitMarkup, bareMarkup] = [markupOf(element), markupOf(bare.elements[index])];
    if (kitMarkup !== bareMarkup)
      throw new Error(`The baseline of <${element.localName}> renders different markup:\n${kitMarkup}\n${bareMarkup}`);
  }
  kit.host.remove();
  bare.host.remove();
}

/** Counts the animations of a tree including its shadow trees, which `getAnimations()` of a document leaves out. */
function animationsOf(root: Document | ShadowRoot): number {
  const counts = [...root.querySelectorAll('*')].map(({ shadowRoot }) => (shadowRoot ? animationsOf(shadowRoot) : 0));
  return counts.reduce((sum, count) => sum + count, root.getAnimations().length);
}

let mountedHost: Element | undefined;

globalThis.kitBench = {
  async create(name, count, rounds, warmUp) {
    const pair: Pair = pairs[name];
    await assertSameMarkup(pair);
    return measureAlternately(rounds, warmUp, async (side) => {
      let mountedElements: MountedElements | undefined;
      const time = await timed(async () => {
        mountedElements = await mountElements(pair[side], count);
      });
      await nextFrame();
      mountedElements?.host.remove();
      await nextFrame();
      return [time];
    });
  },

  async changeSkin(count, rounds, warmUp) {
    await assertSameMarkup(mix);
    const mounted = { kit: await mountElements(mix.kit, count), bare: await mountElements(mix.bare, count) };
    const measureChange = (skin: string) =>
      timed(() => {
        document.documentElement.dataset['skin'] = skin;
        forceLayout();
      });
    return measureAlternately(rounds, warmUp, async (side) => {
      mounted.kit.host.remove();
      mounted.bare.host.remove();
      document.body.append(mounted[side].host);
      await settle(mounted[side].elements);
      await nextFrame();
      return [await measureChange('dark'), await measureChange('light')];
    });
  },

  async countSkinAnimations(count) {
    const { host } = await mountElements(mix.kit, count);
    await nextFrame();
    let animationCount = 0;
    for (const skin of ['dark', 'light']) {
      animationCount -= animationsOf(document);
      document.documentElement.dataset['skin'] = skin;
      animationCount += animationsOf(document);
    }
    host.remove();
    return animationCount;
  },

  async mount(name, side, count) {
    mountedHost?.remove();
    mountedHost = undefined;
    if (count > 0) mountedHost = (await mountElements(pairs[name][side], count)).host;
    await nextFrame();
  },
};
