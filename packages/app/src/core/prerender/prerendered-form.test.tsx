import { useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePrerenderedForm, watchTypedText } from './prerendered-form.ts';

function NameForm({ heading }: { readonly heading: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  usePrerenderedForm(form, { name: [name, setName] });
  return (
    <form ref={form}>
      <h1>{heading}</h1>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
    </form>
  );
}

describe('a prerendered form', () => {
  let container: HTMLElement;
  let root: Root | undefined;
  const input = () => container.querySelector('input') ?? expect.fail('no input');
  const type = (text: string) => {
    input().focus();
    document.execCommand('insertText', false, text);
  };
  /** Resolves once React has rendered the form, or rendered it anew. */
  const hydrate = async (heading: string) => {
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    root = hydrateRoot(container, <NameForm heading={heading} />, { onRecoverableError });
    type(' Lovelace');
    await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(heading));
    await vi.waitFor(() => expect(input().value).not.toBe(''));
    return onRecoverableError;
  };

  beforeEach(() => {
    container = document.createElement('div');
    container.innerHTML = '<form><h1>Sign up</h1><input name="name" value=""/></form>';
    document.body.append(container);
  });

  afterEach(() => {
    root?.unmount();
    container.remove();
  });

  it('keeps what was typed before and while React hydrated it', async () => {
    watchTypedText(container);
    type('Ada');
    const onRecoverableError = await hydrate('Sign up');
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(input().value).toBe('Ada Lovelace');
  });

  it('keeps what was typed, and the focus, when React rendered it anew', async () => {
    watchTypedText(container);
    type('Ada');
    const prerendered = input();
    const onRecoverableError = await hydrate('Create an account');
    expect(onRecoverableError).toHaveBeenCalled();
    expect(input()).not.toBe(prerendered);
    expect(input().value).toBe('Ada Lovelace');
    expect(document.activeElement).toBe(input());
  });
});
