import type { LitElement } from 'lit';
import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

/** The common interface of native and custom form controls. */
export interface FormControl extends HTMLElement {
  name: string;
  disabled: boolean;
  required: boolean;
  readonly form: HTMLFormElement | null;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  setCustomValidity(message: string): void;
}

/** The parameters of {@link describeFormControl}. */
export interface FormCase<Control extends FormControl> {
  /** The name in the test report. */
  readonly name: string;
  /** Creates a disconnected control without a value and attributes. */
  readonly create: () => Control;
  /**
   * Returns the element to insert into the form, if it contains the control.
   * @default the control
   */
  readonly wrap?: (control: Control) => HTMLElement;
  /** Enters a value as a user. */
  readonly fill: (control: Control) => Promise<void>;
  /** Sets the same value as a script. */
  readonly set: (control: Control) => void;
  /** The submitted entry with the value; of a file, its name. */
  readonly filled: string;
  /** The submitted entry without a value; null if there is none or, as of a native file input, a file without a name. */
  readonly empty: string | null;
  /**
   * Whether Enter submits the form. In a file input and a select, it opens the picker.
   * @default true
   */
  readonly submitsOnEnter?: boolean;
  /** Restores the form state that the control gave to the browser; native controls don't expose it. */
  readonly restorable: boolean;
  /** Whether users can't clear the control, which then saves no empty value. */
  readonly isNeverCleared?: boolean;
}

const FIELD_NAME = 'answer';

type Props = Readonly<Record<string, unknown>>;

const wrappers = import.meta.glob<Readonly<Record<string, FunctionComponent<Props>>>>('../react/*.ts');

/** Returns all public properties of an element as React props. */
function propsOf(element: Element): Record<string, unknown> {
  const { elementProperties } = element.constructor as typeof LitElement;
  const names = [...elementProperties].flatMap(([name, { state }]) => (state ? [] : [String(name)]));
  return Object.fromEntries(names.map((name): [string, unknown] => [name, Reflect.get(element, name)]));
}

function queryOne<Tag extends keyof HTMLElementTagNameMap>(root: ParentNode, tag: Tag): HTMLElementTagNameMap[Tag] {
  const element = root.querySelector(tag);
  if (!element) throw new Error(`The container has no <${tag}>.`);
  return element;
}

async function rendered(root: ParentNode): Promise<void> {
  await vi.waitFor(() => {
    for (const node of root.querySelectorAll('*')) {
      if ('isUpdatePending' in node && node.isUpdatePending) throw new Error(`${node.localName} has not rendered`);
    }
  });
}

/**
 * Tests what applies to every form control. Run it for a control of the kit and for the native control that it is
 * modelled on, to show that both behave alike.
 */
export function describeFormControl<Control extends FormControl>(formCase: FormCase<Control>): void {
  const container = document.createElement('div');
  afterEach(() => container.replaceChildren());

  async function renderForm(markup: string, setUp: (control: Control) => void = () => {}) {
    container.innerHTML = markup;
    document.body.append(container);
    const control = formCase.create();
    control.name = FIELD_NAME;
    control.id = 'control';
    setUp(control);
    queryOne(container, 'i').replaceWith(formCase.wrap?.(control) ?? control);
    await rendered(container);
    return { control, form: queryOne(container, 'form') };
  }

  const submitted = (form: HTMLFormElement): string | null => {
    const entry = new FormData(form).get(FIELD_NAME);
    return entry instanceof File ? entry.name || null : entry;
  };
  const hasFocus = (control: Control): boolean => control.contains(document.activeElement);

  describe(`${formCase.name} in a form`, () => {
    it('is submitted with its value under its name', async () => {
      const { control, form } = await renderForm('<form><i></i></form>');
      expect(control.form).toBe(form);
      expect(submitted(form)).toBe(formCase.empty);
      await formCase.fill(control);
      expect(submitted(form)).toBe(formCase.filled);
      control.name = '';
      expect([...new FormData(form)]).toEqual([]);
    });

    it('submits a value that a script set just before, without emitting an event', async () => {
      const { control, form } = await renderForm('<form><i></i></form>');
      let events = 0;
      for (const type of ['input', 'change'])
        form.addEventListener(type, () => {
          events += 1;
        });
      formCase.set(control);
      expect(submitted(form)).toBe(formCase.filled);
      await rendered(container);
      expect(events).toBe(0);
    });

    it('emits input and change with itself as the target when the user enters a value', async () => {
      const { control, form } = await renderForm('<form><i></i></form>');
      const targets = new Map<string, EventTarget | null>();
      for (const type of ['input', 'change'])
        form.addEventListener(type, (event) => targets.set(event.type, event.target));
      await formCase.fill(control);
      control.blur();
      await userEvent.tab();
      expect([targets.get('input'), targets.get('change')]).toEqual([control, control]);
    });

    it('restores the value of its markup on reset', async () => {
      const { control, form } = await renderForm('<form><i></i></form>');
      await formCase.fill(control);
      form.reset();
      expect(submitted(form)).toBe(formCase.empty);
    });

    it('is neither submitted nor validated while disabled, by itself or by a fieldset', async () => {
      const { control, form } = await renderForm('<form><fieldset><i></i></fieldset></form>', (each) => {
        each.required = true;
      });
      const fieldset = queryOne(form, 'fieldset');
      formCase.set(control);
      fieldset.disabled = true;
      expect([submitted(form), control.willValidate, control.disabled, control.matches(':disabled')]).toEqual([
        null,
        false,
        false,
        true,
      ]);
      await rendered(container);
      control.focus();
      expect(hasFocus(control)).toBe(false);
      fieldset.disabled = false;
      expect([submitted(form), control.willValidate]).toEqual([formCase.filled, true]);
      control.disabled = true;
      expect([submitted(form), control.willValidate]).toEqual([null, false]);
    });

    it('belongs to the form of its form attribute', async () => {
      const { control, form } = await renderForm('<form id="elsewhere"></form><i></i>', (each) =>
        each.setAttribute('form', 'elsewhere'),
      );
      formCase.set(control);
      expect(control.form).toBe(form);
      expect(submitted(form)).toBe(formCase.filled);
    });

    it('submits its form on Enter with the first submit button, unless Enter opens its picker', async () => {
      const { control, form } = await renderForm(
        '<form><i></i><button name="by" value="first">One</button><button value="second">Two</button></form>',
      );
      const submitters: unknown[] = [];
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        submitters.push(event.submitter?.getAttribute('value'));
      });
      await formCase.fill(control);
      await userEvent.keyboard('{Enter}');
      expect(submitters).toEqual(formCase.submitsOnEnter === false ? [] : ['first']);
    });

    it('prevents submission while required and empty, receives the focus, and shows why', async () => {
      const { control, form } = await renderForm('<form><i></i></form>', (each) => {
        each.required = true;
      });
      let invalid = 0;
      let submits = 0;
      control.addEventListener('invalid', () => {
        invalid += 1;
      });
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        submits += 1;
      });
      form.requestSubmit();
      expect([invalid, submits, hasFocus(control)]).toEqual([1, 0, true]);
      expect([control.validity.valueMissing, control.checkValidity(), control.matches(':invalid')]).toEqual([
        true,
        false,
        true,
      ]);
      expect(control.validationMessage).not.toBe('');
      formCase.set(control);
      form.requestSubmit();
      expect([submits, control.validationMessage, control.matches(':valid')]).toEqual([1, '', true]);
    });

    it('is invalid with a custom message until it is cleared', async () => {
      const { control } = await renderForm('<form><i></i></form>');
      formCase.set(control);
      control.setCustomValidity('Taken.');
      expect([control.validity.customError, control.validationMessage, control.checkValidity()]).toEqual([
        true,
        'Taken.',
        false,
      ]);
      control.setCustomValidity('');
      expect([control.validity.valid, control.validationMessage, control.checkValidity()]).toEqual([true, '', true]);
    });

    it('receives the focus when its label is clicked', async () => {
      const { control } = await renderForm('<form><label for="control">Your answer</label><i></i></form>');
      await userEvent.click(queryOne(container, 'label'));
      expect(hasFocus(control)).toBe(true);
    });

    const loadWrapper = wrappers[`../react/${formCase.create().localName.replace(/^plinth-/, '')}.ts`];
    it.runIf(loadWrapper)('keeps the value of its React props while the parent ignores the events', async () => {
      const created = formCase.create();
      const [Wrapper] = Object.values((await loadWrapper?.()) ?? {});
      if (!Wrapper) throw new Error('The module has no React wrapper.');
      container.innerHTML = '<form></form>';
      document.body.append(container);
      const form = queryOne(container, 'form');
      const root = createRoot(form);
      const handleEvent = vi.fn<() => void>();
      const props = { ...propsOf(created), name: FIELD_NAME, onInput: handleEvent, onChange: handleEvent };
      root.render(createElement(Wrapper, props));
      const control = await vi.waitFor(() => {
        if (!form.firstElementChild) throw new Error('React has not rendered the control.');
        return form.firstElementChild as Control;
      });
      control.append(...created.childNodes);
      await rendered(container);
      await formCase.fill(control);
      control.blur();
      await vi.waitFor(() => {
        expect(handleEvent).toHaveBeenCalled();
        expect(submitted(form)).toBe(formCase.empty);
      });
      root.unmount();
    });

    if (!formCase.restorable) return;

    /** Returns the state that a control gives to the browser when it has the value of the setup. */
    async function saveState(setUp: (control: Control) => void): Promise<unknown> {
      const setFormValue = vi.spyOn(ElementInternals.prototype, 'setFormValue');
      await renderForm('<form><i></i></form>', setUp);
      const state = setFormValue.mock.lastCall?.[1];
      setFormValue.mockRestore();
      return state;
    }

    /** Restores a state as a browser does, which restores nothing for null. */
    function restore(control: Control, state: unknown): void {
      if (!('formStateRestoreCallback' in control))
        throw new Error('A restorable control has formStateRestoreCallback.');
      const callback = control.formStateRestoreCallback as (savedState: unknown, mode: string) => void;
      if (state !== null) callback.call(control, state, 'restore');
    }

    it('restores the value that the browser saved', async () => {
      const state = await saveState((control) => formCase.set(control));
      const { control, form } = await renderForm('<form><i></i></form>');
      restore(control, state);
      expect(submitted(form)).toBe(formCase.filled);
    });

    it.skipIf(formCase.isNeverCleared)('restores that it was empty', async () => {
      const state = await saveState(() => {});
      const { control, form } = await renderForm('<form><i></i></form>', (each) => formCase.set(each));
      restore(control, state);
      expect(submitted(form)).toBe(formCase.empty);
    });
  });
}
