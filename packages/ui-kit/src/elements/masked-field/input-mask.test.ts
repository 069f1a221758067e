import '#define/masked-field.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { applyMask, formatWithMask } from './input-mask.ts';
import type { PlinthMaskedField } from './masked-field.ts';

const PHONE = '(000) 000-0000';

async function createControl(mask: string, value = ''): Promise<HTMLInputElement> {
  const field = await fixture<PlinthMaskedField>(
    html`<plinth-masked-field label="Phone" .mask=${mask}><input value=${value} /></plinth-masked-field>`,
  );
  await field.updateComplete;
  return field.control as HTMLInputElement;
}

/** Pastes text as a user does. */
async function paste(control: HTMLInputElement, text: string): Promise<void> {
  await userEvent.click(control);
  document.execCommand('insertText', false, text);
}

describe('applyMask', () => {
  it.each([
    [PHONE, '5035550148', '(503) 555-0148'],
    [PHONE, '(503) 555-0148', '(503) 555-0148'],
    [PHONE, '503.555.0148 ext', '(503) 555-0148'],
    [PHONE, '503', '(503'],
    [PHONE, '٥٠٣', '(503'],
    [PHONE, '５０３', '(503'],
    [PHONE, '५०३', '(503'],
    [PHONE, 'abc', ''],
    [PHONE, '50355501489', '(503) 555-0148'],
    ['+1 000', '+1503', '+1 503'],
    ['AA-00', 'ab12', 'ab-12'],
    ['AA-00', '1a2b', 'ab'],
    ['***', 'a1-b2', 'a1b'],
    ['00%', '12', '12%'],
    ['00%', '', ''],
  ])('mask %s formats "%s" as "%s"', (mask, text, value) => {
    expect(applyMask(mask, text).value).toBe(value);
  });

  it.each([
    ['(5903) 555-0148', 3, '(590) 355-5014', 3],
    ['(5039) 555-0148', 5, '(503) 955-5014', 7],
    ['(503 555-0148', 4, '(503) 555-0148', 4],
    ['(03) 555-0148', 1, '(035) 550-148', 1],
  ])('keeps the caret of "%s" at %i behind the same character', (text, caret, value, expectedCaret) => {
    expect(applyMask(PHONE, text, caret)).toMatchObject({ value, caret: expectedCaret });
  });
});

describe('formatWithMask', () => {
  it.each([
    [PHONE, '+1 (503) 555-0148', '(503) 555-0148'],
    [PHONE, '+15035550148', '(503) 555-0148'],
    [PHONE, '(+1) 503.555.0148', '(503) 555-0148'],
    [PHONE, '001 503 555 0148', '(503) 555-0148'],
    [PHONE, 'tel:+1-503-555-0148', '(503) 555-0148'],
    [PHONE, '\u202A+١ ٥٠٣ ٥٥٥ ٠١٤٨\u202C', '(503) 555-0148'],
    [PHONE, '５０３－５５５－０１４８', '(503) 555-0148'],
    ['000 0000 0000', '０９０ー１２３４ー５６７８', '090 1234 5678'],
    ['000 0000 0000', '+81 90-1234-5678', '090 1234 5678'],
    ['000 0000 0000', '+44 (0)20 7946 0958', '020 7946 0958'],
    ['000 0000 0000', '0044 20 7946 0958', '020 7946 0958'],
    ['00 00 00 00 00', '+33 6 12 34 56 78', '06 12 34 56 78'],
    ['000 000 0000', '+57 300 123 4567', '300 123 4567'],
    ['00 000 0000', '+971 50 123 4567', '50 123 4567'],
    ['+1 (000) 000-0000', '+1 503 555 0148', '+1 (503) 555-0148'],
    ['+1 (000) 000-0000', '1 503 555 0148', '+1 (503) 555-0148'],
    ['+44 0000 000000', '+44 (0)7911 123456', '+44 7911 123456'],
    ['+44 0000 000000', '07911 123456', '+44 7911 123456'],
    ['+00 00 0000 0000', '0044 20 7946 0958', '+44 20 7946 0958'],
    ['0000 0000 0000 0000', '4111-1111-1111-1111', '4111 1111 1111 1111'],
  ])('mask %s formats "%s" as "%s"', (mask, text, value) => {
    expect(formatWithMask(mask, text)).toEqual({ value, caret: value.length, isComplete: true, unplaced: '' });
  });

  it.each([
    [PHONE, '1 503 555 0148', '8'],
    [PHONE, '+1 503 555 01489', '+89'],
    [PHONE, '+44 20 7946 0958', '+58'],
    [PHONE, '+33 6 12 34 56 78', '+8'],
    [PHONE, '503 555 0148 x12', 'x12'],
    [PHONE, '503 555 014½', '½'],
    ['+1 (000) 000-0000', '+44 20 7946 0958', '44'],
    ['+1 (000) 000-0000', '+49 30 123456', '49'],
    ['AA-00', '12ab', '12'],
    ['AA-00', 'ab#12', '#'],
  ])('mask %s has no place for some characters of "%s"', (mask, text, unplaced) => {
    expect(formatWithMask(mask, text).unplaced).toContain(unplaced);
  });

  it('keeps the caret behind the same digit, or at the start if it was in the country code', () => {
    const carets = ['+1 503'.length, 1].map((caret) => formatWithMask(PHONE, '+1 5035550148', caret).caret);
    expect(carets).toEqual(['(503'.length, 0]);
  });
});

describe('<plinth-masked-field> control', () => {
  it('formats the text while typing, before the listeners of the page run', async () => {
    const control = await createControl(PHONE);
    const values: string[] = [];
    control.addEventListener('input', () => values.push(control.value));
    await userEvent.click(control);
    await userEvent.keyboard('5035');
    expect(values).toEqual(['(5', '(50', '(503', '(503) 5']);
  });

  it('can be cleared with Backspace', async () => {
    const control = await createControl(PHONE, '5035');
    expect(control.value).toBe('(503) 5');
    await userEvent.click(control);
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(control.value).toBe('');
  });

  it('keeps the caret after an inserted digit', async () => {
    const control = await createControl(PHONE, '50355501');
    await userEvent.click(control);
    control.setSelectionRange(2, 2);
    await userEvent.keyboard('9');
    expect([control.value, control.selectionStart]).toEqual(['(590) 355-501', 3]);
  });

  it.each([
    ['+44 20 7946 0958', PHONE],
    ['North', 'none'],
  ])('keeps the initial text "%s", which does not match the mask %s', async (value, mask) => {
    expect((await createControl(mask, value)).value).toBe(value);
  });

  it('formats a pasted phone number without its country code', async () => {
    const control = await createControl(PHONE);
    await paste(control, '+1 (503) 555-0148');
    expect([control.value, control.validity.valid]).toEqual(['(503) 555-0148', true]);
  });

  it('keeps a text with too many digits as it is, invalid until it is corrected', async () => {
    const control = await createControl(PHONE);
    await paste(control, '1 503 555 0148');
    const states = [[control.value, control.validationMessage]];
    await userEvent.keyboard('9');
    states.push([control.value, control.validationMessage]);
    await userEvent.keyboard('{Backspace}{Home}{Delete}');
    states.push([control.value, control.validationMessage]);
    expect(states).toEqual([
      ['1 503 555 0148', '“8” doesn’t fit the format (000) 000-0000.'],
      ['1 503 555 01489', '“89” doesn’t fit the format (000) 000-0000.'],
      ['(503) 555-0148', ''],
    ]);
  });

  it.each([
    ['5035550148', '9', '(503) 555-01489', '“9” doesn’t fit the format (000) 000-0000.'],
    ['503', 'x', '(503x', '“x” doesn’t fit the format (000) 000-0000.'],
  ])('keeps what is typed after %s and has no place, and names it', async (start, key, value, message) => {
    const control = await createControl(PHONE);
    await userEvent.click(control);
    await userEvent.keyboard(`${start}${key}`);
    expect([control.value, control.validationMessage]).toEqual([value, message]);
    await userEvent.keyboard('{Backspace}');
    expect(control.value).toBe(value.slice(0, -1));
  });

  it('formats a typed phone number without its country code when it is complete', async () => {
    const control = await createControl(PHONE);
    await userEvent.click(control);
    await userEvent.keyboard('+1 503 555 014');
    expect(control.value).toBe('+1 503 555 014');
    await userEvent.keyboard('8');
    expect([control.value, control.validity.valid]).toEqual(['(503) 555-0148', true]);
  });

  it('formats a composed text when its composition ends, and reports it to the page', async () => {
    const control = await createControl('000 0000 0000');
    const values: string[] = [];
    control.addEventListener('input', () => values.push(control.value));
    control.value = '０９０１';
    control.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    control.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '０９０１' }));
    expect(values).toEqual(['０９０１', '090 1']);
  });

  it('does not format the text when the mask is removed', async () => {
    const control = await createControl(PHONE);
    const field = control.closest('plinth-masked-field')!;
    field.mask = '';
    await field.updateComplete;
    await userEvent.fill(control, 'any text');
    expect(control.value).toBe('any text');
  });

  it('does not change a control after its field is removed', async () => {
    const control = await createControl(PHONE);
    control.closest('plinth-masked-field')!.replaceWith(control);
    await userEvent.fill(control, 'any text');
    expect(control.value).toBe('any text');
  });
});
