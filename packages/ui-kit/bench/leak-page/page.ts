import '@plinth/ui-kit/tokens.css';
import { make, rendered, specimens } from '#testing/specimens.ts';
import { useAll as pressAll } from '#testing/use.ts';
import { nextFrame } from '../page/rounds.ts';

import.meta.glob('#define/*.ts', { eager: true });

/** What the page can do to a tag; the driver calls it and counts. */
export interface LeakBench {
  readonly tags: readonly string[];
  /**
   * Mounts and unmounts that many new elements of a tag, and one that stays the same beside each.
   * @param used of how many one is used as a person may.
   */
  readonly comeAndGo: (tag: string, times: number, used: number) => Promise<void>;
}

declare global {
  /** The leak page's own door. */
  var leakBench: LeakBench;
}

/** Takes the focus when all have gone. */
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
    // The browser keeps what had the focus last, and what it has not painted away yet.
    rest.focus();
    await nextFrame();
  },
};
