import '#define/field.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
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

async function fieldOf(template: ReturnType<typeof html>) {
  const root = await fixture(template);
  const field = root.matches('plinth-field') ? (root as PlinthField) : root.querySelector<PlinthField>('plinth-field')!;
  await settled(field);
  return { root, field, control: field.control! };
}

/** Waits for the second render, which follows the children that the field has created. */
async function settled(field: PlinthField) {
  await vi.waitFor(() => expect(field.isUpdatePending).toBe(false));
  await field.updateComplete;
}

const shown = (field: PlinthField, query: string) => {
  const part = field.shadowRoot!.querySelector<HTMLElement>(query);
  return part !== null && getComputedStyle(part).display !== 'none';
};

const words = (control: Element, attribute: string) =>
  (control.getAttribute(attribute) ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)!.textContent);

describe('<plinth-field>', () => {
  it('labels its control in the same tree, where password managers and tests look for labels', async () => {
    const { control } = await fieldOf(
      html`<plinth-field label="Email"><input type="email" autocomplete="email" /></plinth-field>`,
    );
    expect([...control.labels!].map((label) => label.textContent)).toEqual(['Email']);
    expect(page.getByLabelText('Email').element()).toBe(control);
    await userEvent.click(page.getByText('Email'));
    expect(document.activeElement).toBe(control);
  });

  it('describes its control by help and error, and marks it as invalid while there is an error', async () => {
    const { field, control } = await fieldOf(
      html`<plinth-field label="ZIP code" help="Five digits"><input /></plinth-field>`,
    );
    expect([words(control, 'aria-describedby'), control.hasAttribute('aria-invalid')]).toEqual([
      ['Five digits'],
      false,
    ]);
    field.error = 'Enter five digits.';
    await settled(field);
    expect(words(control, 'aria-describedby')).toEqual(['Enter five digits.', 'Five digits']);
    expect([words(control, 'aria-errormessage'), control.getAttribute('aria-invalid')]).toEqual([
      ['Enter five digits.'],
      'true',
    ]);
    field.error = '';
    await settled(field);
    expect([
      words(control, 'aria-describedby'),
      words(control, 'aria-errormessage'),
      control.hasAttribute('aria-invalid'),
    ]).toEqual([['Five digits'], [], false]);
  });

  it('announces an error once, in an existing live region', async () => {
    const { field } = await fieldOf(html`<plinth-field label="ZIP code"><input /></plinth-field>`);
    const region = field.querySelector('[aria-live="polite"]')!;
    const written: (string | null)[] = [];
    const observer = new MutationObserver(() => written.push(region.textContent));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    field.error = 'Enter five digits.';
    await settled(field);
    field.help = 'Five digits';
    field.error = 'Enter five digits.';
    await settled(field);
    expect(written).toEqual(['Enter five digits.']);
    expect(field.querySelector('[aria-live="polite"]')).toBe(region);
    observer.disconnect();
  });

  it('keeps the id, descriptions and required state that the page has set on its control', async () => {
    const { root, field, control } = await fieldOf(
      html`<div>
        <plinth-field label="Amount" help="In dollars"
          ><input id="amount" aria-describedby="note" required
        /></plinth-field>
        <p id="note">Before fees</p>
      </div>`,
    );
    expect([control.id, words(control, 'aria-describedby')]).toEqual(['amount', ['Before fees', 'In dollars']]);
    field.required = true;
    await settled(field);
    field.required = false;
    field.help = '';
    await settled(field);
    expect([control.required, words(control, 'aria-describedby')]).toEqual([true, ['Before fees']]);
    expect(root.querySelector('label')!.htmlFor).toBe('amount');
  });

  it('accepts slotted elements for label, help and error, and references them', async () => {
    const { control } = await fieldOf(
      html`<plinth-field>
        <label slot="label">Web <b>address</b></label>
        <input />
        <span slot="help">With <code>https</code></span>
      </plinth-field>`,
    );
    expect(page.getByLabelText('Web address').element()).toBe(control);
    expect(words(control, 'aria-describedby')).toEqual(['With https']);
  });

  it('follows changes of a slotted error, and its removal', async () => {
    const { field, control } = await fieldOf(
      html`<plinth-field label="City"><input /><span slot="error"></span></plinth-field>`,
    );
    const error = field.querySelector('[slot="error"]')!;
    const said = () => [control.getAttribute('aria-invalid'), words(control, 'aria-describedby')];
    expect(said()).toEqual([null, []]);
    error.textContent = 'Enter a city.';
    await vi.waitFor(() => expect(said()).toEqual(['true', ['Enter a city.']]));
    error.firstChild!.nodeValue = 'Enter a city of the list.';
    error.slot = 'help';
    await vi.waitFor(() => expect(said()).toEqual([null, ['Enter a city of the list.']]));
    error.slot = 'error';
    error.firstChild!.nodeValue = '';
    await vi.waitFor(() => expect(said()).toEqual([null, []]));
    expect([...field.children].map((child) => child.slot).toSorted()).toEqual(['', 'error', 'help', 'label']);
  });

  it('renders the same when it is cloned, with new ids', async () => {
    const { root, field, control } = await fieldOf(
      html`<div>
        <plinth-field label="City" help="As on the bill"><input /></plinth-field>
      </div>`,
    );
    const copy = field.cloneNode(true) as PlinthField;
    root.append(copy);
    await settled(copy);
    const { children } = copy;
    expect([...children].map((child) => child.slot)).toEqual([...field.children].map((child) => child.slot));
    expect(copy.control!.id).not.toBe(control.id);
    expect([copy.control!.labels![0]!.parentElement, words(copy.control!, 'aria-describedby')]).toEqual([
      copy,
      ['As on the bill'],
    ]);
  });

  it('finds a control that is added later or replaced', async () => {
    const { field } = await fieldOf(html`<plinth-field label="Note"></plinth-field>`);
    for (const tag of ['input', 'textarea'] as const) {
      const control = document.createElement(tag);
      field.querySelector('input')?.remove();
      field.append(control);
      await vi.waitFor(() => expect(control.labels!.length).toBe(1));
    }
  });

  it('shows a lock and the reason while its control is disabled by the field, an attribute or a fieldset', async () => {
    const { root, field, control } = await fieldOf(
      html`<fieldset>
        <plinth-field label="Country" help="Where it is registered" disabled-reason="Set when the company was created.">
          <input value="United States" />
        </plinth-field>
      </fieldset>`,
    );
    const locks: [boolean, (string | null)[]][] = [];
    const look = async () => {
      await vi.waitFor(() => expect(shown(field, '.lock')).toBe(control.matches(':disabled')));
      locks.push([shown(field, '.lock'), words(control, 'aria-describedby')]);
    };
    const reason: [boolean, string[]] = [true, ['Set when the company was created.']];
    const free: [boolean, string[]] = [false, ['Where it is registered']];
    await look();
    field.disabled = true;
    await settled(field);
    await look();
    field.disabled = false;
    await settled(field);
    await look();
    (root as HTMLFieldSetElement).disabled = true;
    await look();
    expect(locks).toEqual([free, reason, free, reason]);
  });

  it('shows a chevron only for a dropdown select', async () => {
    const { root } = await fieldOf(
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
    for (const field of fields) await settled(field);
    expect(fields.map((field) => shown(field, '.chevron'))).toEqual([true, false, false]);
  });

  it('keeps the text clear of slotted content in the frame, in both directions', async () => {
    const { root } = await fieldOf(
      html`<div>
        <plinth-field label="Phone"><span slot="start">+1</span><input type="tel" /></plinth-field>
        <div dir="rtl">
          <plinth-field label="Phone"><span slot="start">+1</span><input type="tel" /></plinth-field>
        </div>
      </div>`,
    );
    for (const field of root.querySelectorAll<PlinthField>('plinth-field')) {
      await settled(field);
      const start = field.querySelector('[slot="start"]')!.getBoundingClientRect();
      const frame = field.control!.getBoundingClientRect();
      const isRtl = field.matches(':dir(rtl)');
      const used = isRtl ? frame.right - start.left : start.right - frame.left;
      const kept = () => Number.parseFloat(getComputedStyle(field.control!)[isRtl ? 'paddingRight' : 'paddingLeft']);
      await vi.waitFor(() => expect(kept()).toBeGreaterThan(used));
    }
  });

  it('keeps the text clear of content that is slotted later', async () => {
    const { field, control } = await fieldOf(html`<plinth-field label="Phone"><input type="tel" /></plinth-field>`);
    const kept = () => Number.parseFloat(getComputedStyle(control).paddingLeft);
    const before = kept();
    const start = document.createElement('span');
    start.textContent = '+352';
    field.prepend(start);
    start.slot = 'start';
    await vi.waitFor(() => expect(kept()).toBeGreaterThan(before + start.offsetWidth));
    start.slot = 'end';
    await vi.waitFor(() => expect(kept()).toBe(before));
  });

  it('reads no layout while it renders, and renders once', async () => {
    const offsetWidth = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get');
    const field = document.createElement('plinth-field');
    const updated = vi.spyOn(field, 'updated');
    Object.assign(field, { label: 'City', help: 'As on the bill' });
    field.append(document.createElement('input'));
    document.body.append(field);
    await settled(field);
    expect([field.control!.labels!.length, updated.mock.calls.length, offsetWidth.mock.calls.length]).toEqual([
      1, 1, 0,
    ]);
    offsetWidth.mockRestore();
    field.remove();
  });

  it('keeps a button in its frame and a link beside its label usable', async () => {
    const { root, control } = await fieldOf(
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
    const { field, control } = await fieldOf(
      html`<plinth-field label="Country"><input value="United States" /></plinth-field>`,
    );
    const before = field.getBoundingClientRect().height;
    field.busy = true;
    await settled(field);
    expect([getComputedStyle(control).visibility, field.getBoundingClientRect().height]).toEqual(['hidden', before]);
    expect(field.shadowRoot!.querySelector('.skeleton')!.getBoundingClientRect().height).toBe(
      control.getBoundingClientRect().height,
    );
  });

  it('labels and describes a control from another tree by text', async () => {
    const host = await fixture(html`<div><input id="far" /></div>`);
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
    await vi.waitFor(() => expect(shown(field, '.lock')).toBe(true));
    const other = document.createElement('textarea');
    control.replaceWith(other);
    await vi.waitFor(() => expect(other.getAttribute('aria-label')).toBe('Email'));
    expect(shown(field, '.lock')).toBe(false);
  });

  it('falls back to the medium size for an unknown one', async () => {
    const { field } = await fieldOf(html`<plinth-field label="City" size="gigantic"><input /></plinth-field>`);
    expect(field.size).toBe('medium');
  });
});
