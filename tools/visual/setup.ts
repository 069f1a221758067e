import { afterEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { TOOLBAR_DEFAULTS, type Toolbar } from '../../.storybook/docs/toolbar.ts';
import { loadPageStrings } from '../../.storybook/page-strings.ts';
import { NOW } from '../../.storybook/provider.ts';
import { applyToRoot, loadStrings } from '../../.storybook/root.ts';
import type { VisualCommands } from './commands.ts';
import { settle } from './settle.ts';
import { storyNameOf } from './story-name.ts';
import { VARIANTS } from './variants.ts';

/** The story that Storybook's plug-in has rendered and left on the page. */
interface RenderedStory {
  readonly id: string;
  readonly globals: Partial<Toolbar>;
}

/** Vitest's own matcher. Its types belong to the packages' Vitest, which pnpm keeps separate from that of the tools. */
type ScreenshotExpect = (target: typeof page) => { readonly toMatchScreenshot: (screenshot: string) => Promise<void> };

declare module 'vitest' {
  interface TestContext {
    story?: RenderedStory;
  }
  interface TaskMeta {
    /** Set by Storybook's plug-in. */
    storyId?: string;
    /** The results of a story by the names of its variants. */
    variants?: { readonly created: readonly string[]; readonly different: readonly string[] };
  }
}

const MAX_HEIGHT_PX = 4_000;

const browser = commands as typeof commands & VisualCommands;

// Fixes the current time only; timers continue to run.
vi.setSystemTime(NOW);
// Forced colors show the caret even if it is hidden, so it must not blink.
document.documentElement.style.setProperty('caret-animation', 'manual');

const expectScreenshot = expect as ScreenshotExpect & typeof expect;
const compare = (screenshot: string): Promise<void> => expectScreenshot(page).toMatchScreenshot(screenshot);

/** A story may still be loading for its first screenshot; changes between variants are immediate. */
const UNCHANGED_MS = { page: { first: 500, next: 100 }, element: { first: 120, next: 40 } };

/** Changes the page's background, because Chromium keeps painting a forced color until it changes. */
async function repaintBackground(): Promise<void> {
  document.body.style.setProperty('background', 'none');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  document.body.style.removeProperty('background');
}

async function applyVariant(
  story: RenderedStory,
  toolbar: Partial<Toolbar>,
  areColorsForced: boolean,
  position: 'first' | 'next',
): Promise<void> {
  const settings = { ...TOOLBAR_DEFAULTS, ...story.globals, ...toolbar };
  const kind = story.id.startsWith('pages-') ? 'page' : 'element';
  await loadStrings(settings.locale);
  if (kind === 'page') await loadPageStrings(settings.locale);
  applyToRoot(settings);
  await browser.forceColors(areColorsForced);
  await repaintBackground();
  // Makes anchored popups update their position.
  window.dispatchEvent(new Event('resize'));
  await settle(UNCHANGED_MS[kind][position], position === 'first' ? 'data' : 'drawing');
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= window.innerHeight) return;
  await page.viewport(window.innerWidth, Math.min(scrollHeight, MAX_HEIGHT_PX));
  await settle(UNCHANGED_MS[kind].next, 'drawing');
}

afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail') return;
  const created: string[] = [];
  const different: string[] = [];
  for (const [index, { name, toolbar, areColorsForced }] of VARIANTS.entries()) {
    await applyVariant(story, toolbar, areColorsForced, index === 0 ? 'first' : 'next');
    const screenshot = `${storyNameOf(story.id)}/${name}`;
    if (!(await browser.hasBaseline(screenshot))) {
      created.push(name);
      // Vitest creates the missing screenshot and then fails.
      await compare(screenshot).catch(() => undefined);
      if (!(await browser.hasBaseline(screenshot))) different.push(name);
    } else {
      await compare(screenshot).catch(() => different.push(name));
    }
  }
  await applyVariant(story, {}, false, 'next');
  task.meta.variants = { created, different };
  if (different.length > 0) throw new Error(`Different from the screenshot: ${different.join(', ')}`);
});
