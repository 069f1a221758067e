import '#define/one-time-code-field.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthOneTimeCodeField } from './one-time-code-field.ts';

describeElement({
  name: 'one-time-code-field',
  define: () => import('#define/one-time-code-field.ts'),
  template: () =>
    html`<plinth-one-time-code-field label="Code" help="Sent by mail"
      ><input name="code"
    /></plinth-one-time-code-field>`,
});

describeFormControl<HTMLInputElement>({
  name: 'a native input in <plinth-one-time-code-field>',
  create: () => document.createElement('input'),
  wrap: (control) => {
    const field = Object.assign(document.createElement('plinth-one-time-code-field'), { label: 'Code' });
    field.append(control);
    return field;
  },
  fill: async (control) => userEvent.fill(control, '481920'),
  set: (control) => {
    control.value = '481920';
  },
  filled: '481920',
  empty: '',
  restorable: false,
});

async function createField(
  template = html`<plinth-one-time-code-field label="Code"><input /></plinth-one-time-code-field>`,
) {
  const root = await fixture(template);
  const field = root.matches('plinth-one-time-code-field')
    ? (root as PlinthOneTimeCodeField)
    : root.querySelector<PlinthOneTimeCodeField>('plinth-one-time-code-field')!;
  await vi.waitFor(() => expect(field.isUpdatePending).toBe(false));
  const codes: string[] = [];
  field.addEventListener('plinth-code-complete', ({ detail }: CustomEventInit<{ value: string }>) =>
    codes.push(detail!.value),
  );
  return { field, control: field.control as HTMLInputElement, codes };
}

const cells = (field: PlinthOneTimeCodeField) => [...field.shadowRoot!.querySelectorAll<HTMLElement>('[part="cell"]')];
const currentIndex = (field: PlinthOneTimeCodeField) => {
  const { left, width } = field.shadowRoot!.querySelector('.current')!.getBoundingClientRect();
  return width === 0 ? -1 : cells(field).findIndex((cell) => Math.abs(cell.getBoundingClientRect().left - left) < 1);
};

describe('<plinth-one-time-code-field>', () => {
  it('sets autocomplete and inputmode on the input', async () => {
    const { control } = await createField();
    expect(['autocomplete', 'inputmode'].map((name) => control.getAttribute(name))).toEqual([
      'one-time-code',
      'numeric',
    ]);
  });

  it('keeps the digits in their boxes on a page that resets the letter spacing', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('input { letter-spacing: 0 !important; }');
    document.adoptedStyleSheets.push(sheet);
    const { control } = await createField();
    const spacing = parseFloat(getComputedStyle(control).letterSpacing);
    document.adoptedStyleSheets.pop();
    expect(spacing).toBeGreaterThan(20);
  });

  it.each(['ltr', 'rtl'])('starts the digits in the middle of the first box on a page that is %s', async (dir) => {
    const { field, control } = await createField(
      html`<div dir=${dir}>
        <plinth-one-time-code-field label="Code"><input /></plinth-one-time-code-field>
      </div>`,
    );
    const cell = field.shadowRoot!.querySelector<HTMLElement>('[part="cell"]')!;
    const { fontSize, fontFamily, fontWeight, paddingLeft, paddingRight } = getComputedStyle(control);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const digitWidth = context.measureText('0').width;
    expect(parseFloat(paddingLeft)).toBeCloseTo((cell.offsetWidth - digitWidth) / 2, 0);
    expect(paddingRight).toBe('0px');
  });

  it('emits plinth-code-complete once per completed code', async () => {
    const { control, codes } = await createField();
    await userEvent.click(control);
    await userEvent.keyboard('481920');
    expect(codes).toEqual(['481920']);
    await userEvent.keyboard('{Backspace}5');
    expect(codes).toEqual(['481920', '481925']);
  });

  it('extracts the code from pasted text', async () => {
    const { control, codes } = await createField();
    await userEvent.fill(control, ' 481-920.');
    expect([control.value, codes]).toEqual(['481920', ['481920']]);
  });

  it('emits plinth-code-complete for a code that replaces another, or that a script has removed', async () => {
    const { control, codes } = await createField();
    await userEvent.fill(control, '481920');
    await userEvent.fill(control, '730155');
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.value = '';
    await userEvent.fill(control, '730155');
    expect(codes).toEqual(['481920', '730155', '730155']);
  });

  it('highlights the box of the next character', async () => {
    const { field, control } = await createField();
    expect([cells(field).length, currentIndex(field)]).toEqual([6, -1]);
    await userEvent.click(control);
    await userEvent.keyboard('48');
    await vi.waitFor(() => expect(currentIndex(field)).toBe(2));
    control.setSelectionRange(0, 0);
    await vi.waitFor(() => expect(currentIndex(field)).toBe(0));
    control.blur();
    await vi.waitFor(() => expect(currentIndex(field)).toBe(-1));
  });

  it('aligns a box with each character in both text directions', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const { field, control } = await createField(
        html`<div dir=${dir}>
          <plinth-one-time-code-field label="Code"><input value="481920" /></plinth-one-time-code-field>
        </div>`,
      );
      const [first, second] = cells(field).map((cell) => cell.getBoundingClientRect());
      const style = getComputedStyle(control);
      const textStart = control.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
      expect(textStart, dir).toBeGreaterThanOrEqual(first!.left);
      expect(textStart, dir).toBeLessThanOrEqual(first!.right);
      expect(second!.left - first!.left).toBeLessThan(first!.width + 9);
    }
  });

  it('fits into a container of 288 px', async () => {
    const { field } = await createField(
      html`<div style="width: 288px">
        <plinth-one-time-code-field label="Code"><input /></plinth-one-time-code-field>
      </div>`,
    );
    expect(cells(field).at(-1)!.getBoundingClientRect().right).toBeLessThanOrEqual(
      field.getBoundingClientRect().right + 0.5,
    );
  });

  it('fills a container of 360 px when it is large', async () => {
    const { field } = await createField(
      html`<div style="width: 360px">
        <plinth-one-time-code-field label="Code" size="large"><input /></plinth-one-time-code-field>
      </div>`,
    );
    expect(cells(field).at(-1)!.getBoundingClientRect().right).toBeCloseTo(field.getBoundingClientRect().right, 0);
  });

  it('accepts letters for its kind, up to its length', async () => {
    const { field, control, codes } = await createField(
      html`<plinth-one-time-code-field label="Code" length="4" kind="letters-and-digits"
        ><input
      /></plinth-one-time-code-field>`,
    );
    await userEvent.fill(control, 'k-7');
    expect(control.validity.customError).toBe(true);
    await userEvent.fill(control, 'k-7qm');
    expect(control.validity.valid).toBe(true);
    expect([cells(field).length, control.value, codes]).toEqual([4, 'k7qm', ['k7qm']]);
  });

  it('keeps characters that have no box, and names them', async () => {
    const { control, codes } = await createField();
    await userEvent.fill(control, '4819207');
    expect([control.value, control.validationMessage]).toEqual(['4819207', '“7” doesn’t fit the format 000000.']);
    await userEvent.fill(control, '48192O');
    expect([control.value, control.validationMessage]).toEqual(['48192O', '“O” doesn’t fit the format 000000.']);
    expect(codes).toEqual([]);
  });

  it.each(['１２３４５６', '١٢٣٤٥٦', '१२३ ४५६'])('completes a code with the digits %s', async (text) => {
    const { control, codes } = await createField();
    await userEvent.fill(control, text);
    expect([control.value, codes]).toEqual(['123456', ['123456']]);
  });

  it('reports a composed code once, when its composition has ended', async () => {
    const { control, codes } = await createField();
    control.value = '１２３４５６';
    control.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(codes).toEqual([]);
    control.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '１２３４５６' }));
    expect([control.value, codes]).toEqual(['123456', ['123456']]);
  });

  it('has six boxes for an invalid length', async () => {
    const { field } = await createField(
      html`<plinth-one-time-code-field label="Code" length="many"><input /></plinth-one-time-code-field>`,
    );
    expect(cells(field).length).toBe(6);
  });
});
