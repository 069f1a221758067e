import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

/** The common interface of a native checkbox and of the kit's toggles, as form libraries use it. */
export interface Toggle extends HTMLElement {
  name: string;
  value: string;
  checked: boolean;
  defaultChecked: boolean;
  type: string;
  disabled: boolean;
}

/** The parameters of {@link describeToggleInFormLibraries}. */
export interface ToggleCase {
  /** The name in the test report. */
  readonly name: string;
  readonly create: () => Toggle;
}

/**
 * Tests what form libraries read from and write to a checkbox. Run it for the kit's toggles and for a native checkbox,
 * to show that libraries can't tell them apart.
 */
export function describeToggleInFormLibraries({ name, create }: ToggleCase): void {
  describe(`${name} with form libraries`, () => {
    const form = document.createElement('form');
    afterEach(() => {
      form.replaceChildren();
      form.remove();
    });

    async function mountToggle(properties: Partial<Toggle> = {}): Promise<Toggle> {
      const toggle = Object.assign(create(), { name: 'agreed' }, properties);
      form.append(toggle);
      document.body.append(form);
      if ('updateComplete' in toggle) await toggle.updateComplete;
      return toggle;
    }

    it('answers as a checkbox with its name, and ignores an assigned type of its own kind', async () => {
      const toggle = await mountToggle();
      toggle.type = 'checkbox';
      expect([toggle.type, toggle.name, toggle.value, toggle.checked, toggle.defaultChecked]).toEqual([
        'checkbox',
        'agreed',
        'on',
        false,
        false,
      ]);
    });

    it('shows the value that a library sets, and keeps its initial state for a reset', async () => {
      const toggle = await mountToggle({ defaultChecked: true });
      toggle.checked = false;
      expect([toggle.checked, toggle.defaultChecked, toggle.matches('[checked]')]).toEqual([false, true, true]);
      form.reset();
      expect(toggle.checked).toBe(true);
    });

    it('follows its initial state until it is changed', async () => {
      const toggle = await mountToggle();
      toggle.defaultChecked = true;
      const before = toggle.checked;
      await userEvent.click(toggle);
      toggle.defaultChecked = true;
      expect([before, toggle.checked]).toEqual([true, false]);
    });

    it('binds a boolean, and membership in a list by its value, as v-model does', async () => {
      const toggle = await mountToggle({ value: 'refunds' });
      let model: boolean | readonly string[] = true;
      const showModel = (): void => {
        toggle.checked = typeof model === 'boolean' ? model : model.includes(toggle.value);
      };
      toggle.addEventListener('change', () => {
        if (typeof model === 'boolean') model = toggle.checked;
        else model = toggle.checked ? [...model, toggle.value] : model.filter((value) => value !== toggle.value);
      });
      const models: unknown[] = [];
      const click = async (): Promise<void> => {
        showModel();
        await userEvent.click(toggle);
        models.push(model);
      };
      await click();
      await click();
      model = ['fees'];
      await click();
      await click();
      expect(models).toEqual([false, true, ['fees', 'refunds'], ['fees']]);
    });
  });
}
