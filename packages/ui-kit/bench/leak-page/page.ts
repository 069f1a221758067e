import '@plinth/ui-kit/tokens.css';
import { exerciseElement } from '#testing/exercise-element.ts';
import { createElement, rendered, specimens } from '#testing/specimens.ts';
import { nextFrame } from '../page/rounds.ts';

import.meta.glob('#define/*.ts', { eager: true });

/** The actions of the page, which the driver calls between its measurements. */
export interface LeakBench {
  readonly tags: readonly string[];
  /**
   * Mounts and unmounts new elements of a tag, each beside one element that is reused.
   * @param count the number of new elements.
   * @param useInterval the interval at which an element is also used like a user would: 25 means every 25th.
   */
  readonly mountAndUnmount: (tag: string, count: number, useInterval: number) => Promise<void>;
}

declare global {
  /** The actions of the page, for the driver. */
  var leakBench: LeakBench;
}

/** Receives the focus after all elements are removed. */
const focusTarget = Object.assign(document.createElement('button'), { textContent: 'Focus target' });
const container = document.createElement('main');
document.body.append(focusTarget, container);

globalThis.leakBench = {
  tags: specimens.map(({ tag }) => tag),

  async mountAndUnmount(tag, count, useInterval) {
    const specimen = specimens.find((each) => each.tag === tag);
    if (!specimen) throw new Error(`There is no specimen of ${tag}.`);
    const reused = createElement(specimen);
    for (let index = 0; index < count; index += 1) {
      const fresh = createElement(specimen);
      container.append(fresh);
      if (index % useInterval === 0) {
        await rendered(fresh);
        await nextFrame();
        await exerciseElement(fresh);
      } else {
        container.append(reused);
        await Promise.all([fresh.updateComplete, reused.updateComplete]);
      }
      container.replaceChildren();
    }
    // The browser keeps the last focused element and elements whose removal is not painted yet.
    focusTarget.focus();
    await nextFrame();
  },
};
