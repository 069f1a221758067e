import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStrings } from '../strings/strings.ts';
import { alert, confirm, prompt } from './dialogs.ts';

const dialogs = (): NodeListOf<Element> => document.querySelectorAll('plinth-dialog');

/** Resolves when the open dialog can be used. */
const opened = async (): Promise<void> => {
  await vi.waitFor(() =>
    expect(document.querySelector('plinth-dialog')?.shadowRoot?.querySelector('dialog')?.open).toBe(true),
  );
};

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Resolves when nothing of a dialog is left in the page. */
const removed = async (): Promise<void> => {
  await vi.waitFor(() => expect(dialogs().length).toBe(0));
};

beforeAll(() => {
  setStrings('de', { cancel: 'Abbrechen' });
});

afterEach(async () => {
  for (const dialog of dialogs()) dialog.remove();
  document.documentElement.lang = 'en';
  await removed();
});

describe('alert', () => {
  it('shows heading and text, and resolves when its button is pressed', async () => {
    const shown = alert({
      heading: 'Your bank is closed today',
      text: 'The money arrives on Monday.\nNothing is lost.',
    });
    await opened();
    await expect.element(page.getByRole('alertdialog', { name: 'Your bank is closed today' })).toBeVisible();
    expect([...dialogs()[0]!.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'The money arrives on Monday.',
      'Nothing is lost.',
    ]);
    await userEvent.click(button('OK'));
    expect(await shown).toBe(undefined);
    await removed();
  });

  it('is rejected when it can’t be rendered, and the next one opens', async () => {
    await expect(alert({ heading: 'Broken', text: 42 as unknown as string })).rejects.toThrow(TypeError);
    const next = alert({ heading: 'Next' });
    await opened();
    await userEvent.click(button('OK'));
    expect(await next).toBe(undefined);
  });

  it('shows markup as text', async () => {
    const shown = alert({ heading: '<b>Hello</b>', text: '<img src="x">' });
    await opened();
    expect(dialogs()[0]!.querySelector('p')!.textContent).toBe('<img src="x">');
    await userEvent.keyboard('{Escape}');
    await shown;
  });
});

describe('confirm', () => {
  it('resolves with true when it is confirmed, and gives the focus back', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const answer = confirm({ heading: 'Pay early?', confirmLabel: 'Pay early' });
    await opened();
    await expect.poll(() => document.activeElement?.textContent?.trim()).toBe('Pay early');
    await userEvent.keyboard('{Enter}');
    expect(await answer).toBe(true);
    await removed();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it.each([
    ['the other button', () => userEvent.click(button('Keep'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('resolves with false after %s', async (_way, dismiss) => {
    const answer = confirm({ heading: 'Remove this bank?', cancelLabel: 'Keep' });
    await opened();
    await dismiss();
    expect(await answer).toBe(false);
    await removed();
  });

  it('starts at the button that changes nothing when the other one deletes', async () => {
    const answer = confirm({ heading: 'Remove this bank?', confirmLabel: 'Remove bank', variant: 'danger' });
    await opened();
    await expect.poll(() => document.activeElement?.textContent?.trim()).toBe('Cancel');
    await userEvent.keyboard('{Enter}');
    expect(await answer).toBe(false);
  });

  it('asks one question after the other', async () => {
    const answers = Promise.all([confirm({ heading: 'First?' }), confirm({ heading: 'Second?' })]);
    for (const heading of ['First?', 'Second?']) {
      await expect.element(page.getByRole('alertdialog', { name: heading })).toBeVisible();
      expect(dialogs().length).toBe(1);
      await userEvent.click(button('OK'));
    }
    expect(await answers).toEqual([true, true]);
  });

  it('is closed and rejected when its signal aborts, before or after it opens', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const open = confirm({ heading: 'Open?', signal: first.signal });
    const waiting = confirm({ heading: 'Waiting?', signal: second.signal });
    const aborted = confirm({ heading: 'Aborted?', signal: AbortSignal.abort('never') });
    await expect(aborted).rejects.toBe('never');
    await opened();
    second.abort('gone');
    await expect(waiting).rejects.toBe('gone');
    first.abort('left');
    await expect(open).rejects.toBe('left');
    await removed();
  });

  it('counts as no when the page removes it, and the next one opens', async () => {
    const answer = confirm({ heading: 'Removed?' });
    await opened();
    dialogs()[0]!.remove();
    expect(await answer).toBe(false);
    const next = confirm({ heading: 'Next?' });
    await opened();
    await userEvent.click(button('OK'));
    expect(await next).toBe(true);
  });

  it('speaks the language of the page', async () => {
    document.documentElement.lang = 'de';
    const answer = confirm({ heading: 'Bank entfernen?' });
    await opened();
    await userEvent.click(button('Abbrechen'));
    expect(await answer).toBe(false);
  });
});

describe('prompt', () => {
  it('resolves with the typed text, which replaces the selected initial one, on Enter', async () => {
    const answer = prompt({ heading: 'Rename the account', label: 'Name', value: 'Northgate' });
    await opened();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Tidewater{Enter}');
    expect(await answer).toBe('Tidewater');
    await removed();
  });

  it('stays open and says what is wrong with a text', async () => {
    const answer = prompt({
      heading: 'Rename the account',
      label: 'Name',
      check: (text) => (text.trim() === '' ? 'Enter a name.' : undefined),
    });
    await opened();
    const field = page.getByRole('textbox', { name: 'Name' });
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('Tidewater{Enter}');
    expect(await answer).toBe('Tidewater');
  });

  it('stays open while the text does not fit its type', async () => {
    const answer = prompt({ heading: 'Invite a colleague', label: 'Email', type: 'email' });
    await opened();
    await userEvent.keyboard('ines{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('@plinth.example{Enter}');
    expect(await answer).toBe('ines@plinth.example');
  });

  it('resolves with undefined when it is canceled', async () => {
    const answer = prompt({ heading: 'Rename the account', label: 'Name', value: 'Northgate' });
    await opened();
    await userEvent.click(button('Cancel'));
    expect(await answer).toBe(undefined);
    await removed();
  });
});
