import '#define/masked-field.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { applyMask } from './input-mask.ts';
import type { PlinthMaskedField } from './masked-field.ts';

const PHONE = '(000) 000-0000';

async function createControl(mask: string, value = ''): Promise<HTMLInputElement> {
  const field = await fixture<PlinthMaskedField>(
    html`<plinth-masked-field label="Phone" .mask=${mask}><input value=${value} /></plinth-masked-field>`,
  );
  await field.updateComplete;
  return field.control as HTMLInputElement;
}

describe('applyMask', () => {
  it.each([
    [PHONE, '5035550148', '(503) 555-0148'],
    [PHONE, '(503) 555-0148', '(503) 555-0148'],
    [PHONE, '503.555.0148 ext', '(503) 555-0148'],
    [PHONE, '503', '(503'],
    [PHONE, '٥٠٣', '(503'],
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
    expect(applyMask(PHONE, text, caret)).toEqual({ value, caret: expectedCaret });
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
    const control = await createControl(PHONE, '5035550148');
    await userEvent.click(control);
    control.setSelectionRange(2, 2);
    await userEvent.keyboard('9');
    expect([control.value, control.selectionStart]).toEqual(['(590) 355-5014', 3]);
  });

  it.each([
    ['+44 20 7946 0958', PHONE],
    ['North', 'none'],
  ])('keeps the initial text "%s", which does not match the mask %s', async (value, mask) => {
    expect((await createControl(mask, value)).value).toBe(value);
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
