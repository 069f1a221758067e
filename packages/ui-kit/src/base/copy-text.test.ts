import '#define/button.ts';
import '#define/dialog.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deepActiveElement } from '#controllers/focus.ts';
import { copyText } from './copy-text.ts';

afterEach(() => void vi.restoreAllMocks());

const withoutApi = () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
const withoutPermission = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));

/** Clicks the first button, which copies a text. Returns the result and the texts that the browser has copied itself. */
async function copyOnClick(text: string, container?: HTMLElement) {
  const copied: string[] = [];
  const record = (event: Event) => {
    const { value, selectionStart, selectionEnd } = event.composedPath()[0] as HTMLTextAreaElement;
    copied.push(value.slice(selectionStart, selectionEnd));
  };
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const copy = () => void copyText(text, container).then(resolve);
  document.addEventListener('copy', record);
  document.addEventListener('click', copy, { once: true });
  await userEvent.click(page.getByRole('button').first());
  const result = await promise;
  document.removeEventListener('copy', record);
  return { result, copied };
}

describe.each([
  ['without the Clipboard API', withoutApi],
  ['without the permission', withoutPermission],
])('%s', (_condition, restrict) => {
  it('copies the text as a selection and returns the focus', async () => {
    restrict();
    await fixture(html`<plinth-button>Copy</plinth-button>`);
    const nodeCount = document.querySelectorAll('*').length;
    expect(await copyOnClick('1,200\n\tLate fee')).toEqual({ result: true, copied: ['1,200\n\tLate fee'] });
    expect(document.querySelectorAll('*').length).toBe(nodeCount);
    expect(deepActiveElement(document)?.localName).toBe('button');
    expect(document.activeElement?.localName).toBe('plinth-button');
  });

  it('copies within an open modal dialog', async () => {
    restrict();
    const dialog = await fixture<HTMLDialogElement>(html`<dialog><button type="button">Copy</button></dialog>`);
    dialog.showModal();
    expect(await copyOnClick('4417', dialog)).toEqual({ result: true, copied: ['4417'] });
  });

  it('reports a text that the browser does not copy', async () => {
    restrict();
    await fixture(html`<button type="button">Copy</button>`);
    const execCommand = vi.spyOn(document, 'execCommand').mockReturnValue(false);
    expect((await copyOnClick('4417')).result).toBe(false);
    execCommand.mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect((await copyOnClick('4417')).result).toBe(false);
  });
});

it('reports that a document without a window copies nothing', async () => {
  const { body } = document.implementation.createHTMLDocument();
  expect(await copyText('4417', body)).toBe(false);
});
