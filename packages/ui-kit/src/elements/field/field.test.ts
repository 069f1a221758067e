import '#define/field.ts';
import { fixture, html } from '@open-wc/testing';
import { render } from 'lit';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement, findViolations } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthField } from './field.ts';

describeElement({
  name: 'field',
  define: () => import('#define/field.ts'),
  template: () =>
    html`<plinth-field
      style="background: var(--plinth-color-surface)"
      label="Website"
      help="Where customers find you"
      error="Enter an address."
      optional
      ><input name="website"
    /></plinth-field>`,
});

describeFormControl<HTMLInputElement>({
  name: 'a native input in <plinth-field>',
  create: () => document.createElement('input'),
  wrap: (control) => {
    const field = Object.assign(document.createElement('plinth-field'), { label: 'City' });
    field.append(control);
    return field;
  },
  fill: async (control) => userEvent.fill(control, 'Portland'),
  set: (control) => {
    control.value = 'Portland';
  },
  filled: 'Portland',
  empty: '',
  restorable: false,
});

async function createField(template: ReturnType<typeof html>) {
  const root = await fixture(template);
  const field = root.matches('plinth-field') ? (root as PlinthField) : root.querySelector<PlinthField>('plinth-field')!;
  await waitForUpdates(field);
  return { root, field, control: field.control! };
}

/** Waits for the second render, which follows the children that the field has created. */
async function waitForUpdates(field: PlinthField) {
  await vi.waitFor(() => expect(field.isUpdatePending).toBe(false));
  await field.updateComplete;
}

const isVisible = (field: PlinthField, selector: string) => {
  const part = field.shadowRoot!.querySelector<HTMLElement>(selector);
  return part !== null && getComputedStyle(part).display !== 'none';
};

const referencedTexts = (control: Element, attribute: string) =>
  (control.getAttribute(attribute) ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)!.textContent);

describe('<plinth-field>', () => {
  it('is as high as the text of a growing textarea, up to its largest size', async () => {
    const field = await fixture<PlinthField>(
      html`<plinth-field label="Message" grow style="--plinth-field-max-size: 120px">
        <textarea></textarea>
      </plinth-field>`,
    );
    const textarea = field.querySelector('textarea')!;
    const heights: number[] = [];
    for (const lineCount of [1, 5, 50]) {
      textarea.value = Array.from({ length: lineCount }, (_, line) => `Line ${line}`).join('\n');
      heights.push(textarea.offsetHeight);
    }
    const [low = 0, middle = 0, high = 0] = heights;
    expect(middle).toBeGreaterThan(low);
    expect(high).toBe(120);
    expect(textarea.scrollHeight).toBeGreaterThan(high);
  });

  it('labels its control in the same tree, where password managers and tests look for labels', async () => {
    const { control } = await createField(
      html`<plinth-field label="Email"><input type="email" autocomplete="email" /></plinth-field>`,
    );
    expect([...control.labels!].map((label) => label.textContent)).toEqual(['Email']);
    expect(page.getByLabelText('Email').element()).toBe(control);
    await userEvent.click(page.getByText('Email'));
    expect(document.activeElement).toBe(control);
  });

  it('describes its control by help and error, and marks it as invalid while there is an error', async () => {
    const { field, control } = await createField(
      html`<plinth-field label="ZIP code" help="Five digits"><input /></plinth-field>`,
    );
    expect([referencedTexts(control, 'aria-describedby'), control.hasAttribute('aria-invalid')]).toEqual([
      ['Five digits'],
      false,
    ]);
    field.error = 'Enter five digits.';
    await waitForUpdates(field);
    expect(referencedTexts(control, 'aria-describedby')).toEqual(['Enter five digits.', 'Five digits']);
    expect([referencedTexts(control, 'aria-errormessage'), control.getAttribute('aria-invalid')]).toEqual([
      ['Enter five digits.'],
      'true',
    ]);
    field.error = '';
    await waitForUpdates(field);
    expect([
      referencedTexts(control, 'aria-describedby'),
      referencedTexts(control, 'aria-errormessage'),
      control.hasAttribute('aria-invalid'),
    ]).toEqual([['Five digits'], [], false]);
  });

  it('announces an error once, in an existing live region', async () => {
    const { field } = await createField(html`<plinth-field label="ZIP code"><input /></plinth-field>`);
    const findRegion = () => field.shadowRoot!.querySelector('[aria-live="polite"]')!;
    const region = findRegion();
    // The browser shows a message of the page or of the field through a slot of the region.
    expect([region.localName, region.childElementCount]).toEqual(['div', 0]);
    field.error = 'Enter five digits.';
    await waitForUpdates(field);
    const [message] = region.querySelector('slot')!.assignedElements();
    expect([findRegion(), message!.textContent]).toEqual([region, 'Enter five digits.']);
    const mutations: MutationRecord[] = [];
    const observer = new MutationObserver((records) => mutations.push(...records));
    for (const node of [region, message!])
      observer.observe(node, { childList: true, characterData: true, subtree: true });
    field.help = 'Five digits';
    field.error = 'Enter five digits.';
    await waitForUpdates(field);
    expect([...mutations, ...observer.takeRecords()]).toEqual([]);
    observer.disconnect();
  });

  it('keeps the id, descriptions and required state that the page has set on its control', async () => {
    const { root, field, control } = await createField(
      html`<div>
        <plinth-field label="Amount" help="In dollars"
          ><input id="amount" aria-describedby="note" required
        /></plinth-field>
        <p id="note">Before fees</p>
      </div>`,
    );
    expect([control.id, referencedTexts(control, 'aria-describedby')]).toEqual([
      'amount',
      ['Before fees', 'In dollars'],
    ]);
    field.required = true;
    await waitForUpdates(field);
    field.required = false;
    field.help = '';
    await waitForUpdates(field);
    expect([control.required, referencedTexts(control, 'aria-describedby')]).toEqual([true, ['Before fees']]);
    expect(root.querySelector('label')!.htmlFor).toBe('amount');
  });

  it('accepts slotted elements for label, help and error, and references them', async () => {
    const { control } = await createField(
      html`<plinth-field>
        <label slot="label">Web <b>address</b></label>
        <input />
        <span slot="help">With <code>https</code></span>
      </plinth-field>`,
    );
    expect(page.getByLabelText('Web address').element()).toBe(control);
    expect(referencedTexts(control, 'aria-describedby')).toEqual(['With https']);
  });

  it('shows slotted help without text, such as a picture', async () => {
    const { field } = await createField(
      html`<plinth-field label="Code"><input /><svg slot="help" width="40" height="20"></svg></plinth-field>`,
    );
    expect(field.querySelector('svg')!.getBoundingClientRect().height).toBe(20);
  });

  it('follows changes of a slotted error, and its removal', async () => {
    const { field, control } = await createField(
      html`<plinth-field label="City"><input /><span slot="error"></span></plinth-field>`,
    );
    const error = field.querySelector('[slot="error"]')!;
    const errorState = () => [control.getAttribute('aria-invalid'), referencedTexts(control, 'aria-describedby')];
    expect(errorState()).toEqual([null, []]);
    error.textContent = 'Enter a city.';
    await vi.waitFor(() => expect(errorState()).toEqual(['true', ['Enter a city.']]));
    error.firstChild!.nodeValue = 'Enter a city of the list.';
    error.slot = 'help';
    await vi.waitFor(() => expect(errorState()).toEqual([null, ['Enter a city of the list.']]));
    error.slot = 'error';
    error.firstChild!.nodeValue = '';
    await vi.waitFor(() => expect(errorState()).toEqual([null, []]));
    expect([...field.children].map((child) => child.slot).toSorted()).toEqual(['', 'error', 'label']);
  });

  it('renders the same when it is cloned, with new ids', async () => {
    const { root, field, control } = await createField(
      html`<div>
        <plinth-field label="City" help="As on the bill"><input /></plinth-field>
      </div>`,
    );
    const copy = field.cloneNode(true) as PlinthField;
    root.append(copy);
    await waitForUpdates(copy);
    const { children } = copy;
    expect([...children].map((child) => child.slot)).toEqual([...field.children].map((child) => child.slot));
    expect(copy.control!.id).not.toBe(control.id);
    expect([copy.control!.labels![0]!.parentElement, referencedTexts(copy.control!, 'aria-describedby')]).toEqual([
      copy,
      ['As on the bill'],
    ]);
  });

  it('finds a control that is added later or replaced', async () => {
    const { field } = await createField(html`<plinth-field label="Note"></plinth-field>`);
    for (const tag of ['input', 'textarea'] as const) {
      const control = document.createElement(tag);
      field.querySelector('input')?.remove();
      field.append(control);
      await vi.waitFor(() => expect(control.labels!.length).toBe(1));
    }
  });

  it('shows a lock and the reason while its control is disabled by the field, an attribute or a fieldset', async () => {
    const { root, field, control } = await createField(
      html`<fieldset>
        <plinth-field label="Country" help="Where it is registered" disabled-reason="Set when the company was created.">
          <input value="United States" />
        </plinth-field>
      </fieldset>`,
    );
    const lockStates: [boolean, (string | null)[]][] = [];
    const recordLockState = async () => {
      await vi.waitFor(() => expect(isVisible(field, '.lock')).toBe(control.matches(':disabled')));
      lockStates.push([isVisible(field, '.lock'), referencedTexts(control, 'aria-describedby')]);
    };
    const locked: [boolean, string[]] = [true, ['Set when the company was created.']];
    const unlocked: [boolean, string[]] = [false, ['Where it is registered']];
    await recordLockState();
    field.disabled = true;
    await waitForUpdates(field);
    await recordLockState();
    field.disabled = false;
    await waitForUpdates(field);
    await recordLockState();
    (root as HTMLFieldSetElement).disabled = true;
    await recordLockState();
    expect(lockStates).toEqual([unlocked, locked, unlocked, locked]);
  });

  it('shows a chevron only for a dropdown select', async () => {
    const { root } = await createField(
      html`<div>
        <plinth-field label="Revenue"
          ><select>
            <option>Low</option>
          </select></plinth-field
        >
        <plinth-field label="Types"
          ><select multiple>
            <option>All</option>
          </select></plinth-field
        >
        <plinth-field label="Name"><input /></plinth-field>
      </div>`,
    );
    const fields = [...root.querySelectorAll<PlinthField>('plinth-field')];
    for (const field of fields) await waitForUpdates(field);
    expect(fields.map((field) => isVisible(field, '.chevron'))).toEqual([true, false, false]);
  });

  it('keeps the text clear of slotted content in the frame, in both directions', async () => {
    const { root } = await createField(
      html`<div>
        <plinth-field label="Phone"><span slot="start">+1</span><input type="tel" /></plinth-field>
        <div dir="rtl">
          <plinth-field label="Phone"><span slot="start">+1</span><input type="tel" /></plinth-field>
        </div>
      </div>`,
    );
    for (const field of root.querySelectorAll<PlinthField>('plinth-field')) {
      await waitForUpdates(field);
      const start = field.querySelector('[slot="start"]')!.getBoundingClientRect();
      const frame = field.control!.getBoundingClientRect();
      const isRtl = field.matches(':dir(rtl)');
      const occupiedWidth = isRtl ? frame.right - start.left : start.right - frame.left;
      const padding = () => Number.parseFloat(getComputedStyle(field.control!)[isRtl ? 'paddingRight' : 'paddingLeft']);
      await vi.waitFor(() => expect(padding()).toBeGreaterThan(occupiedWidth));
    }
  });

  it('makes room for slotted content in the task that adds the field, so that its text does not move', async () => {
    const container = await fixture<HTMLElement>(html`<div></div>`);
    render(
      html`<plinth-field label="Phone"><span slot="start">+352</span><input type="tel" /></plinth-field>`,
      container,
    );
    const field = container.querySelector<PlinthField>('plinth-field')!;
    await field.updateComplete;
    await Promise.resolve();
    const start = field.querySelector<HTMLElement>('[slot="start"]')!;
    expect(Number.parseFloat(getComputedStyle(field.control!).paddingLeft)).toBeGreaterThan(start.offsetWidth);
  });

  it('keeps the text clear of content that is slotted later', async () => {
    const { field, control } = await createField(html`<plinth-field label="Phone"><input type="tel" /></plinth-field>`);
    const padding = () => Number.parseFloat(getComputedStyle(control).paddingLeft);
    const initialPadding = padding();
    const start = document.createElement('span');
    start.textContent = '+352';
    field.prepend(start);
    start.slot = 'start';
    await vi.waitFor(() => expect(padding()).toBeGreaterThan(initialPadding + start.offsetWidth));
    start.slot = 'end';
    await vi.waitFor(() => expect(padding()).toBe(initialPadding));
  });

  it('keeps the focus, the text and the caret of its control while content appears around it', async () => {
    const { field, control } = await createField(html`<plinth-field label="Name"><input /></plinth-field>`);
    const input = control as HTMLInputElement;
    await userEvent.type(input, 'Ada');
    input.setSelectionRange(1, 2);
    field.optional = true;
    field.clearable = true;
    field.error = 'Enter your full name.';
    await field.updateComplete;
    expect(isVisible(field, '.optional')).toBe(true);
    expect(isVisible(field, '[part="clear"]')).toBe(true);
    expect([document.activeElement, input.value, input.selectionStart, input.selectionEnd]).toEqual([
      input,
      'Ada',
      1,
      2,
    ]);
  });

  it('follows its control while another field renders', async () => {
    const { root, control } = await createField(
      html`<div>
        <plinth-field label="City"><input /></plinth-field>
        <plinth-field label="Street"><input /></plinth-field>
      </div>`,
    );
    const [city, street] = root.querySelectorAll('plinth-field');
    await street!.updateComplete;
    street!.error = 'Enter a street.';
    control.disabled = true;
    await vi.waitFor(() => expect(isVisible(city!, '.lock')).toBe(true));
    expect(street!.control!.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps its text clear of the icon after the control as long as there is one', async () => {
    const { field, control } = await createField(
      html`<plinth-field label="Name" error="Enter your full name."><input disabled /></plinth-field>`,
    );
    const padding = () => parseFloat(getComputedStyle(control).paddingInlineEnd);
    await vi.waitFor(() => expect(padding()).toBeGreaterThan(20));
    const lockedPadding = padding();
    field.optional = true;
    await field.updateComplete;
    await vi.waitFor(() => expect(padding()).toBe(lockedPadding));
    control.disabled = false;
    await vi.waitFor(() => expect(padding()).toBe(12));
  });

  it('has few nodes until it has more to show than its label and its control', async () => {
    const { field, control } = await createField(html`<plinth-field label="City"><input /></plinth-field>`);
    const countNodes = () => field.querySelectorAll('*').length + field.shadowRoot!.querySelectorAll('*').length;
    const initialCount = countNodes();
    expect(initialCount).toBeLessThanOrEqual(7);
    const { height } = field.getBoundingClientRect();
    control.disabled = true;
    await vi.waitFor(() => expect(isVisible(field, '.lock')).toBe(true));
    expect(countNodes()).toBeGreaterThan(initialCount);
    expect(field.getBoundingClientRect().height).toBe(height);
  });

  it('shows content after its label, in its frame and beside its messages that is added later', async () => {
    const { field, control } = await createField(html`<plinth-field label="City"><input /></plinth-field>`);
    const { top, height } = control.getBoundingClientRect();
    for (const slot of ['label-end', 'start', 'end']) {
      const content = Object.assign(document.createElement('span'), { slot, textContent: slot });
      field.append(content);
      await vi.waitFor(() => expect(content.checkVisibility()).toBe(true));
    }
    control.setAttribute('maxlength', '20');
    await vi.waitFor(() => expect(isVisible(field, '[part="counter"]')).toBe(true));
    expect(control.getBoundingClientRect()).toMatchObject({ top, height });
  });

  it('leaves a hidden control hidden', async () => {
    const { control } = await createField(html`<plinth-field label="City"><input hidden /></plinth-field>`);
    expect(control.checkVisibility()).toBe(false);
  });

  it('reads no layout while it renders, and renders once', async () => {
    const offsetWidth = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get');
    const field = document.createElement('plinth-field');
    const updated = vi.spyOn(field, 'updated');
    Object.assign(field, { label: 'City', help: 'As on the bill' });
    field.append(document.createElement('input'));
    document.body.append(field);
    await waitForUpdates(field);
    expect([field.control!.labels!.length, updated.mock.calls.length, offsetWidth.mock.calls.length]).toEqual([
      1, 1, 0,
    ]);
    offsetWidth.mockRestore();
    field.remove();
  });

  it('keeps a button in its frame and a link beside its label usable', async () => {
    const { root, control } = await createField(
      html`<div>
        <plinth-field label="Password"
          ><a slot="label-end" href="#forgot">Forgot password?</a> <input type="password" /><button
            slot="end"
            type="button"
          >
            Show
          </button></plinth-field
        >
      </div>`,
    );
    root.querySelector('button')!.addEventListener('click', () => {
      (control as HTMLInputElement).type = 'text';
    });
    await userEvent.click(page.getByRole('button', { name: 'Show' }));
    expect((control as HTMLInputElement).type).toBe('text');
    expect(page.getByRole('link', { name: 'Forgot password?' }).elements().length).toBe(1);
  });

  it('shows a skeleton of the same size while its value is loading', async () => {
    const { field, control } = await createField(
      html`<plinth-field label="Country"><input value="United States" /></plinth-field>`,
    );
    const initialHeight = field.getBoundingClientRect().height;
    field.busy = true;
    await waitForUpdates(field);
    expect([getComputedStyle(control).visibility, field.getBoundingClientRect().height]).toEqual([
      'hidden',
      initialHeight,
    ]);
    expect(field.shadowRoot!.querySelector('.skeleton')!.getBoundingClientRect().height).toBe(
      control.getBoundingClientRect().height,
    );
  });

  it('labels and describes a control from another tree by text', async () => {
    const host = await fixture(html`<div><input id="control" /></div>`);
    const shadow = host.attachShadow({ mode: 'closed' });
    const field = Object.assign(document.createElement('plinth-field'), { label: 'Email', help: 'Where we write' });
    field.append(document.createElement('slot'));
    shadow.append(field);
    const control = host.querySelector('input')!;
    await vi.waitFor(() => expect(control.getAttribute('aria-label')).toBe('Email'));
    expect(control.getAttribute('aria-description')).toBe('Where we write');
    field.querySelector('label')!.click();
    expect(document.activeElement).toBe(control);
    control.disabled = true;
    await vi.waitFor(() => expect(isVisible(field, '.lock')).toBe(true));
    const textarea = document.createElement('textarea');
    control.replaceWith(textarea);
    await vi.waitFor(() => expect(textarea.getAttribute('aria-label')).toBe('Email'));
    expect(isVisible(field, '.lock')).toBe(false);
  });

  it('falls back to the medium size for an unknown one', async () => {
    const { field } = await createField(html`<plinth-field label="City" size="gigantic"><input /></plinth-field>`);
    expect(field.size).toBe('medium');
  });
});

describe('a read-only <plinth-field> with a control that has no read-only state', () => {
  /** The keys that change such a control or open its picker. */
  const KEYS = '7b{ArrowUp}{ArrowDown}{ArrowRight}{PageUp}{Home}{End} {Enter}{Alt>}{ArrowDown}{/Alt}';
  const controls = {
    select: html`<select name="value">
      <option>a</option>
      <option selected>b</option>
      <option>c</option>
    </select>`,
    'select with several values': html`<select name="value" multiple>
      <option>a</option>
      <option selected>b</option>
    </select>`,
    color: html`<input name="value" type="color" value="#1f5faa" />`,
    range: html`<input name="value" type="range" value="40" />`,
    checkbox: html`<input name="value" type="checkbox" checked />`,
    radio: html`<input name="value" type="radio" checked />`,
    file: html`<input name="value" type="file" />`,
  };

  async function createReadOnlyField(control: ReturnType<typeof html>) {
    const created = await createField(
      html`<form><plinth-field label="Value" readonly required>${control}</plinth-field></form>`,
    );
    const form = created.root as HTMLFormElement;
    const reactions: string[] = [];
    for (const type of ['input', 'change', 'submit']) form.addEventListener(type, () => reactions.push(type));
    form.addEventListener('click', (event) => {
      if (event.target === created.control && !event.defaultPrevented) reactions.push('click');
      event.preventDefault();
    });
    return { ...created, form, reactions, entries: () => [...new FormData(form).values()].map(String) };
  }

  it.each(Object.entries(controls))('keeps the value of a %s, which can still be focused', async (_name, template) => {
    const { form, field, control, reactions, entries } = await createReadOnlyField(template);
    const before = entries();
    await userEvent.click(control, { position: { x: 5, y: 5 } });
    expect(document.activeElement).toBe(control);
    await userEvent.keyboard(KEYS);
    await userEvent.click(page.getByText('Value', { exact: true }));
    expect([entries(), reactions, control.matches(':open')]).toEqual([before, [], false]);
    expect([form.checkValidity(), control.ariaReadOnly]).toEqual([true, control.type === 'radio' ? null : 'true']);
    expect(await findViolations(field)).toEqual([]);
    control.focus();
    await userEvent.tab();
    expect(document.activeElement).not.toBe(control);
  });

  it('lets the user change the control again afterwards, and one that has left the field', async () => {
    const { form, field, control, entries } = await createReadOnlyField(controls.range);
    field.readOnly = false;
    await waitForUpdates(field);
    control.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([entries(), control.ariaReadOnly, control.required]).toEqual([['41'], null, true]);
    field.readOnly = true;
    await waitForUpdates(field);
    form.append(control);
    await waitForUpdates(field);
    control.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(entries()).toEqual(['42']);
  });

  it('keeps a slider from following a finger', async () => {
    const { control } = await createReadOnlyField(controls.range);
    const touch = new Event('touchstart', { bubbles: true, cancelable: true });
    control.dispatchEvent(touch);
    expect(touch.defaultPrevented).toBe(true);
  });
});
