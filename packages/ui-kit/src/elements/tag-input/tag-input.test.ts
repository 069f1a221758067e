import '#define/tag-input.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthTagInput } from './tag-input.ts';

describeElement({
  name: 'tag-input',
  define: () => import('#define/tag-input.ts'),
  template: () => html`<plinth-tag-input label="Keywords" help="Two or three" value="wine, glass"></plinth-tag-input>`,
});

const input = (element: PlinthTagInput) => element.shadowRoot!.querySelector('input')!;
const errorText = (element: PlinthTagInput) => element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();

describeFormControl<PlinthTagInput>({
  name: '<plinth-tag-input>',
  create: () => Object.assign(document.createElement('plinth-tag-input'), { label: 'Keywords' }),
  fill: async (control) => {
    await userEvent.fill(input(control), 'wine,');
  },
  set: (control) => {
    control.values = ['wine'];
  },
  filled: 'wine',
  empty: null,
  restorable: true,
});

async function createTagInput(template = html`<plinth-tag-input label="Keywords" name="word"></plinth-tag-input>`) {
  const root = await fixture(template);
  const element = root.matches('plinth-tag-input')
    ? (root as PlinthTagInput)
    : root.querySelector<PlinthTagInput>('plinth-tag-input')!;
  const changes: string[] = [];
  element.addEventListener('change', () => changes.push(element.values.join(' ')));
  const press = async (text: string) => {
    await userEvent.keyboard(text);
    await element.updateComplete;
  };
  input(element).focus();
  return { element, changes, press };
}

describe('<plinth-tag-input>', () => {
  it('adds the typed text on Enter, comma and blur, and submits each tag', async () => {
    const { element, changes, press } = await createTagInput();
    const form = document.createElement('form');
    element.parentElement!.append(form);
    form.append(element);
    input(element).focus();
    await press('wine{Enter}red glass,cork');
    await userEvent.tab();
    await element.updateComplete;
    expect([new FormData(form).getAll('word'), changes.length, input(element).value]).toEqual([
      ['wine', 'red glass', 'cork'],
      3,
      '',
    ]);
  });

  it('refuses to be submitted with text that is not a tag yet, and includes it in the data', async () => {
    const { element, press } = await createTagInput(
      html`<form><plinth-tag-input label="Keywords" name="word" value="wine"></plinth-tag-input></form>`,
    );
    await press('cork');
    expect([
      element.form!.checkValidity(),
      element.validationMessage,
      new FormData(element.form!).getAll('word'),
    ]).toEqual([false, 'Press Enter to add “cork”.', ['wine', 'cork']]);
    await userEvent.tab();
    expect([element.form!.checkValidity(), element.values]).toEqual([true, ['wine', 'cork']]);
  });

  it('keeps text in quotes together, and splits at the separators of every script', async () => {
    const { element, press } = await createTagInput();
    await press('"red, dry",5" cork，rosé؛');
    expect(element.values).toEqual(['"red, dry"', '5" cork', 'rosé']);
  });

  it('splits only at its separators', async () => {
    const { element, press } = await createTagInput(
      html`<plinth-tag-input label="Places" separators=";"></plinth-tag-input>`,
    );
    await press('Paris, France;Lyon, France{Enter}');
    expect(element.values).toEqual(['Paris, France', 'Lyon, France']);
  });

  it('splits pasted text and emits a single change', async () => {
    const { element, changes } = await createTagInput();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'wine;glass\ncork\t wine ,');
    input(element).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    expect([element.values, changes]).toEqual([['wine', 'glass', 'cork'], ['wine glass cork']]);
  });

  it('puts pasted tags in the place of the selected text', async () => {
    const { element, press } = await createTagInput();
    await press('old red');
    input(element).setSelectionRange(0, 3);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'wine, deep');
    input(element).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    expect(element.values).toEqual(['wine', 'deep red']);
  });

  it('leaves a single pasted word to the browser', async () => {
    const { element } = await createTagInput();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'wine');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    input(element).dispatchEvent(event);
    expect([event.defaultPrevented, element.values]).toEqual([false, []]);
  });

  it('removes the last tag with Backspace in the empty field, and any with its button', async () => {
    const { element, press } = await createTagInput(
      html`<plinth-tag-input label="Keywords" value="wine, glass, cork"></plinth-tag-input>`,
    );
    await press('{Backspace}');
    expect(element.values).toEqual(['wine', 'glass']);
    await userEvent.click(page.getByRole('button', { name: 'Remove wine' }));
    expect([element.values, element.shadowRoot!.querySelector('[role="status"]')!.textContent]).toEqual([
      ['glass'],
      'wine removed',
    ]);
  });

  it('keeps the focus in the field and the typed text when a focused tag is removed', async () => {
    const warn = vi.spyOn(console, 'warn');
    const { element, press } = await createTagInput(
      html`<plinth-tag-input label="Keywords" value="wine, glass"></plinth-tag-input>`,
    );
    const focused = () => element.shadowRoot!.activeElement?.getAttribute('aria-label') ?? 'input';
    await press('cork{Home}{ArrowLeft}{Delete}');
    expect([element.values, input(element).value, focused()]).toEqual([['wine'], 'cork', 'Remove wine']);
    await press('{Delete}');
    expect([element.values, input(element).value, focused()]).toEqual([[], 'cork', 'input']);
    expect(warn.mock.calls.flat().filter((argument) => String(argument).includes('tag-input'))).toEqual([]);
    warn.mockRestore();
  });

  it('moves between its tags in reading order in both text directions', async () => {
    const { element, press } = await createTagInput(
      html`<div dir="rtl"><plinth-tag-input label="Keywords" value="wine, glass"></plinth-tag-input></div>`,
    );
    const focused = () => element.shadowRoot!.activeElement?.getAttribute('aria-label') ?? 'input';
    const visited: string[] = [];
    for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}']) {
      await press(key);
      visited.push(focused());
    }
    expect(visited).toEqual(['Remove glass', 'Remove wine', 'Remove wine', 'Remove glass', 'input']);
  });

  it('rejects a duplicate tag with a message', async () => {
    const { element, press } = await createTagInput(
      html`<plinth-tag-input label="Keywords" value="wine"></plinth-tag-input>`,
    );
    await press('Wine{Enter}');
    expect([element.values, errorText(element), element.validity.valid]).toEqual([
      ['wine'],
      'Wine is already in the list.',
      true,
    ]);
    await press('g');
    expect(errorText(element)).toBe('');
  });

  it('keeps an invalid address in the field, and is invalid', async () => {
    const { element, press } = await createTagInput(
      html`<plinth-tag-input label="Send to" kind="email"></plinth-tag-input>`,
    );
    await press('ada@harrow.example,nobody{Enter}');
    expect(element.values).toEqual(['ada@harrow.example']);
    expect([input(element).value, errorText(element), element.validity.badInput]).toEqual([
      'nobody',
      'nobody isn’t valid here.',
      true,
    ]);
  });

  it('does not accept more tags than max', async () => {
    const { element, press } = await createTagInput(
      html`<plinth-tag-input label="Keywords" max="2"></plinth-tag-input>`,
    );
    await press('a{Enter}b{Enter}c{Enter}');
    expect([element.values, input(element).value, errorText(element)]).toEqual([['a', 'b'], 'c', 'Add at most 2.']);
  });

  it('is invalid with more tags than max, even if a script set them', async () => {
    const { element } = await createTagInput(html`<plinth-tag-input label="Keywords" max="2"></plinth-tag-input>`);
    element.values = ['a', 'b', 'c'];
    expect([element.validity.rangeOverflow, element.validationMessage]).toEqual([true, 'Add at most 2.']);
  });

  it('restores the saved tags, or autofilled text', async () => {
    const { element } = await createTagInput();
    const restored: (readonly string[])[] = [];
    for (const savedState of ['["red glass","cork"]', 'wine, glass', '7']) {
      element.formStateRestoreCallback(savedState);
      restored.push(element.values);
    }
    expect(restored).toEqual([['red glass', 'cork'], ['wine', 'glass'], ['7']]);
  });
});
