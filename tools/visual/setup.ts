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

/** The story that Storybook's plug-in has drawn, and left standing. */
interface Drawn {
  readonly id: string;
  readonly globals: Partial<Toolbar>;
}

/** Vitest's own matcher: its types are those of the packages' Vitest, which pnpm keeps apart from the tools'. */
type PictureExpect = (shown: typeof page) => { readonly toMatchScreenshot: (picture: string) => Promise<void> };

declare module 'vitest' {
  interface TestContext {
    story?: Drawn;
  }
  interface TaskMeta {
    /** Said by Storybook's plug-in. */
    storyId?: string;
    /** What the looks at a story came to, by their names. */
    looks?: { readonly fresh: readonly string[]; readonly different: readonly string[] };
  }
}

const TALLEST_PX = 4_000;

const browser = commands as typeof commands & VisualCommands;

// Of the clock only what it says stands still; what waits goes on.
vi.setSystemTime(NOW);
// Forced colours show the caret however it is hidden: then it does not blink.
document.documentElement.style.setProperty('caret-animation', 'manual');

const expectPicture = expect as PictureExpect & typeof expect;
const compare = (picture: string): Promise<void> => expectPicture(page).toMatchScreenshot(picture);

/** What a story begins with may still be on its way; what a look changes comes at once. */
const QUIET_MS = { page: { first: 500, next: 100 }, element: { first: 120, next: 40 } };

/** Chromium goes on painting the page's ground in a colour that was forced until it gets another. */
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
  // What stands beside something finds its place again.
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
      // Vitest makes the picture that is missing, and fails for it.
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
