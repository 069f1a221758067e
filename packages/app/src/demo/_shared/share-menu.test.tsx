import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { selectToasts, toastsFeature } from '#core/toasts/toasts.ts';
import { createWorld } from '#testing/world.ts';
import { ShareMenu } from './share-menu.tsx';

const LINK = `${location.origin}/demo/blog/1`;

afterEach(() => void vi.restoreAllMocks());

/** Renders the menu, opens it, and returns a function that returns the texts of the toasts. */
async function openMenu(): Promise<() => readonly (string | undefined)[]> {
  const world = createWorld({ user: null });
  world.join(toastsFeature);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    world.task.cancel();
  });
  root.render(
    <Provider store={world.store}>
      <ShareMenu title="Cellar notes" href="/demo/blog/1" placement="bottom-start" />
    </Provider>,
  );
  await page.getByRole('button', { name: 'Share' }).click();
  return () => world.read(selectToasts).map(({ values }) => values?.['text']);
}

const choose = (name: string) => page.getByRole('menuitem', { name }).click();

const setShare = (share: Navigator['share'] | undefined) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

describe('Copy link', () => {
  it('copies the link on a page without a secure context', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    const toasts = await openMenu();
    await choose('Copy link');
    await expect.poll(toasts).toEqual(['The link was copied']);
  });

  it('shows the selected link where the browser does not let the page copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const toasts = await openMenu();
    await choose('Copy link');
    const text = page.getByRole('textbox', { name: 'Press Ctrl+C or ⌘C to copy the selected text.' });
    await expect.element(text).toHaveFocus();
    await expect.element(text).toHaveValue(LINK);
    const { selectionStart, selectionEnd } = text.element() as HTMLTextAreaElement;
    expect([selectionStart, selectionEnd, toasts()]).toEqual([0, LINK.length, []]);
    await userEvent.keyboard('{Escape}');
    await expect.element(text).not.toBeInTheDocument();
  });
});

describe('More', () => {
  it('is not there where the browser cannot share', async () => {
    setShare(undefined);
    await openMenu();
    await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'More' }).elements()).toEqual([]);
  });

  it.each([
    ['says nothing when the user closes the sheet', 'AbortError', []],
    [
      'offers the link when the browser refuses to share',
      'NotAllowedError',
      ['Cellar notes was not shared. Copy its link instead.'],
    ],
  ])('%s', async (_title, name, expected) => {
    const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('No', name));
    setShare(share);
    const toasts = await openMenu();
    await choose('More');
    await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Cellar notes', url: LINK }]]);
    await expect.poll(toasts).toEqual(expected);
  });
});
