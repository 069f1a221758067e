import { afterEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { TOOLBAR_DEFAULTS, type Toolbar } from '../../.storybook/docs/toolbar.ts';
import { loadPageStrings } from '../../.storybook/page-strings.ts';
import { NOW } from '../../.storybook/provider.ts';
import { applyToRoot, loadStrings } from '../../.storybook/root.ts';
import type { VisualCommands } from './commands.ts';
import { LOOKS } from './looks.ts';
import { settle } from './settle.ts';
import { storyNameOf } from './story-name.ts';

/** The story that Storybook's plug-in has rendered and left on the page. */
interface Drawn {
  readonly id: string;
  readonly globals: Partial<Toolbar>;
}

/** Vitest's own matcher. Its types belong to the packages' Vitest, which pnpm keeps separate from that of the tools. */
type PictureExpect = (shown: typeof page) => { readonly toMatchScreenshot: (picture: string) => Promise<void> };

declare module 'vitest' {
  interface TestContext {
    story?: Drawn;
  }
  interface TaskMeta {
    /** Set by Storybook's plug-in. */
    storyId?: string;
    /** The results of a story by the names of its variants. */
    looks?: { readonly fresh: readonly string[]; readonly different: readonly string[] };
  }
}

const TALLEST_PX = 4_000;

const browser = commands as typeof commands & VisualCommands;

// Fixes the current time only; timers continue to run.
vi.setSystemTime(NOW);
// Forced colors show the caret even if it is hidden, so it must not blink.
document.documentElement.style.setProperty('caret-animation', 'manual');

const expectPicture = expect as PictureExpect & typeof expect;
const compare = (picture: string): Promise<void> => expectPicture(page).toMatchScreenshot(picture);

/** A story may still be loading for its first screenshot; changes between variants are immediate. */
const QUIET_MS = { page: { first: 500, next: 100 }, element: { first: 120, next: 40 } };

/** Changes the page's background, because Chromium keeps painting a forced color until it changes. */
async function paintGround(): Promise<void> {
  document.body.style.setProperty('background', 'none');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  document.body.style.removeProperty('background');
}

async function choose(
  story: Drawn,
  toolbar: Partial<Toolbar>,
  areColorsForced: boolean,
  moment: 'first' | 'next',
): Promise<void> {
  const chosen = { ...TOOLBAR_DEFAULTS, ...story.globals, ...toolbar };
  const kind = story.id.startsWith('pages-') ? 'page' : 'element';
  await loadStrings(chosen.locale);
  if (kind === 'page') await loadPageStrings(chosen.locale);
  applyToRoot(chosen);
  await browser.forceColors(areColorsForced);
  await paintGround();
  // Makes anchored popups update their position.
  window.dispatchEvent(new Event('resize'));
  await settle(QUIET_MS[kind][moment], moment === 'first' ? 'data' : 'drawing');
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= window.innerHeight) return;
  await page.viewport(window.innerWidth, Math.min(scrollHeight, TALLEST_PX));
  await settle(QUIET_MS[kind].next, 'drawing');
}

afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail') return;
  const fresh: string[] = [];
  const different: string[] = [];
  for (const [index, { name, toolbar, areColorsForced }] of LOOKS.entries()) {
    await choose(story, toolbar, areColorsForced, index === 0 ? 'first' : 'next');
    const picture = `${storyNameOf(story.id)}/${name}`;
    if (!(await browser.hasBaseline(picture))) {
      fresh.push(name);
      // Vitest creates the missing screenshot and then fails.
      await compare(picture).catch(() => undefined);
      if (!(await browser.hasBaseline(picture))) different.push(name);
    } else {
      await compare(picture).catch(() => different.push(name));
    }
  }
  await choose(story, {}, false, 'next');
  task.meta.looks = { fresh, different };
  if (different.length > 0) throw new Error(`Looks different: ${different.join(', ')}`);
});
