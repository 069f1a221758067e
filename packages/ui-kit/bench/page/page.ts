import type { LitElement } from 'lit';
import { nextFrame, timed } from './rounds.ts';
import { libraries, type Kind, type Library, type Side } from './sides.ts';

/** The measurements of the page for the library that its address names, which the driver calls. */
export interface KitBench {
  readonly has: (kind: Kind) => boolean;
  /** Creates, attaches and renders `count` elements and removes them again. Resolves with the milliseconds until they are laid out. */
  readonly create: (kind: Kind, count: number) => Promise<number>;
  /** Adds `count` elements to the page. */
  readonly mount: (kind: Kind, count: number) => Promise<void>;
  /** Removes the elements that were added last. */
  readonly unmount: () => Promise<void>;
  /** Returns the number of elements inside the first element that was added last, in its shadow tree and among its children. */
  readonly countNodes: () => number;
  /** Changes the theme. Resolves with the milliseconds until the page is laid out. */
  readonly setDark: (isDark: boolean) => Promise<number>;
  /** Changes the theme. Returns the number of transitions and animations that it starts. */
  readonly countStartedAnimations: (isDark: boolean) => number;
}

declare global {
  /** The measurements, for the driver. Set when the library has loaded. */
  var kitBench: KitBench;
}

const isLit = (element: HTMLElement): element is LitElement => 'updateComplete' in element;

/** Resolves when no element has a pending update. Filling a slot may cause another update. */
async function settle(elements: readonly HTMLElement[]): Promise<void> {
  const litElements = elements.filter(isLit);
  do await Promise.all(litElements.map(({ updateComplete }) => updateComplete));
  while (litElements.some(({ isUpdatePending }) => isUpdatePending));
}

function forceLayout(): void {
  if (document.documentElement.offsetHeight < 0) throw new Error('The page has no layout.');
}

/** Counts the animations of a tree including its shadow trees, which `getAnimations()` of a document leaves out. */
function animationsOf(root: Document | ShadowRoot): number {
  const counts = [...root.querySelectorAll('*')].map(({ shadowRoot }) => (shadowRoot ? animationsOf(shadowRoot) : 0));
  return counts.reduce((sum, count) => sum + count, root.getAnimations().length);
}

function createBench(library: Library): KitBench {
  const hosts: HTMLElement[] = [];

  async function add(kind: Kind, count: number): Promise<void> {
    const createElement = library[kind];
    if (!createElement) throw new Error(`The library has no ${kind}.`);
    const host = document.createElement('div');
    const elements = Array.from({ length: count }, (_, index) => createElement(index));
    const undefinedTag = elements.find(({ localName }) => !customElements.get(localName))?.localName;
    if (undefinedTag) throw new Error(`<${undefinedTag}> is not defined.`);
    host.append(...elements);
    document.body.append(host);
    hosts.push(host);
    await settle(elements);
    forceLayout();
  }

  return {
    has: (kind) => library[kind] !== undefined,

    async create(kind, count) {
      await nextFrame();
      globalThis.gc?.();
      const time = await timed(() => add(kind, count));
      await nextFrame();
      hosts.pop()?.remove();
      await nextFrame();
      return time;
    },

    async mount(kind, count) {
      await add(kind, count);
      await nextFrame();
    },

    async unmount() {
      hosts.pop()?.remove();
      await nextFrame();
    },

    countNodes() {
      const element = hosts.at(-1)?.firstElementChild;
      if (!element) throw new Error('Nothing is mounted.');
      return element.querySelectorAll('*').length + (element.shadowRoot?.querySelectorAll('*').length ?? 0);
    },

    async setDark(isDark) {
      await nextFrame();
      return timed(() => {
        library.setDark(isDark);
        forceLayout();
      });
    },

    countStartedAnimations(isDark) {
      const before = animationsOf(document);
      library.setDark(isDark);
      return animationsOf(document) - before;
    },
  };
}

const side = new URLSearchParams(location.search).get('side') ?? '';
if (!Object.hasOwn(libraries, side)) throw new Error(`There is no library "${side}".`);
globalThis.kitBench = createBench(await libraries[side as Side]());
