import '#define/field.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PlinthField } from './field.ts';

async function createLimitedField(template: ReturnType<typeof html>) {
  const root = await fixture(template);
  const field = root.closest<PlinthField>('plinth-field') ?? root.querySelector<PlinthField>('plinth-field')!;
  const text = (selector: string) => field.shadowRoot!.querySelector(selector)?.textContent;
  return {
    root,
    control: field.control!,
    counter: () => text('[part="counter"]'),
    announcement: () => text('.visually-hidden[aria-live]'),
  };
}

describe('<plinth-field> counter', () => {
  it.each([
    ['an input', html`<plinth-field label="Note"><input maxlength="20" value="Before" /></plinth-field>`],
    ['a text area', html`<plinth-field label="Note"><textarea maxlength="20">Before</textarea></plinth-field>`],
  ])('counts a value that a script sets on %s without an event', async (_name, template) => {
    const { control, counter } = await createLimitedField(template);
    expect(counter()).toBe('6 of 20');
    (control as HTMLInputElement).defaultValue = 'Afterwards';
    await vi.waitFor(() => expect(counter()).toBe('10 of 20'));
    control.value = 'abc';
    await vi.waitFor(() => expect(counter()).toBe('3 of 20'));
    control.value = '';
    await vi.waitFor(() => expect(counter()).toBe('0 of 20'));
  });

  it('counts the characters of a limited control, and counts again after a reset', async () => {
    const { root, control, counter } = await createLimitedField(
      html`<form>
        <plinth-field label="Message"><textarea maxlength="2000"></textarea></plinth-field>
      </form>`,
    );
    expect(counter()).toBe('0 of 2,000');
    await userEvent.fill(control, 'The November 9 collection was taken twice.');
    await vi.waitFor(() => expect(counter()).toBe('42 of 2,000'));
    (root as HTMLFormElement).reset();
    await vi.waitFor(() => expect(counter()).toBe('0 of 2,000'));
  });

  it('announces the remaining characters only near the limit', async () => {
    const { control, counter, announcement } = await createLimitedField(
      html`<plinth-field label="Code"><input maxlength="30" /></plinth-field>`,
    );
    await userEvent.fill(control, 'x'.repeat(9));
    await vi.waitFor(() => expect(counter()).toBe('9 of 30'));
    expect(announcement()).toBe('');
    await userEvent.fill(control, 'x'.repeat(20));
    await vi.waitFor(() => expect(announcement()).toBe('10 characters left'));
  });
});
