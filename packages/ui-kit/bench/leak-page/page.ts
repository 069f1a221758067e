import '@plinth/ui-kit/tokens.css';
import { make, rendered, specimens } from '#testing/specimens.ts';
import { useAll as pressAll } from '#testing/use.ts';
import { nextFrame } from '../page/rounds.ts';

import.meta.glob('#define/*.ts', { eager: true });

/** The actions of the page, which the driver calls between its measurements. */
export interface LeakBench {
  readonly tags: readonly string[];
  /**
   * Mounts and unmounts new elements of a tag, each beside one element that is reused.
   * @param times the number of new elements.
   * @param used the interval at which an element is also used like a user would: 25 means every 25th.
   */
  readonly comeAndGo: (tag: string, times: number, used: number) => Promise<void>;
}

declare global {
  /** The actions of the page, for the driver. */
  var leakBench: LeakBench;
}

/** Receives the focus after all elements are removed. */
const rest = Object.assign(document.createElement('button'), { textContent: 'Rest' });
const place = document.createElement('main');
document.body.append(rest, place);

globalThis.leakBench = {
  tags: specimens.map(({ tag }) => tag),

  async comeAndGo(tag, times, used) {
    const specimen = specimens.find((each) => each.tag === tag);
    if (!specimen) throw new Error(`There is no specimen of ${tag}.`);
    const kept = make(specimen);
    for (let time = 0; time < times; time += 1) {
      const fresh = make(specimen);
      place.append(fresh);
      if (time % used === 0) {
        await rendered(fresh);
        await nextFrame();
        await pressAll(fresh);
      } else {
        place.append(kept);
        await Promise.all([fresh.updateComplete, kept.updateComplete]);
      }
      place.replaceChildren();
    }
    // The browser keeps the last focused element and elements whose removal is not painted yet.
    rest.focus();
    await nextFrame();
  },
};
