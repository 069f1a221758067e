import '#define/button.ts';
import '#define/tooltip.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthTooltip } from './tooltip.ts';

describeElement({
  name: 'tooltip',
  define: () => import('#define/tooltip.ts'),
  template: () => html`<plinth-tooltip text="Shows the figures as a table"><button>Table</button></plinth-tooltip>`,
});

const bubble = (element: PlinthTooltip) => element.shadowRoot!.querySelector<HTMLElement>('[part="bubble"]')!;
const isVisible = (element: PlinthTooltip) => bubble(element).matches(':popover-open');

function point(element: PlinthTooltip, type: 'pointerenter' | 'pointerleave', pointerType = 'mouse'): void {
  element.dispatchEvent(new PointerEvent(type, { pointerType }));
}

describe('<plinth-tooltip>', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('describes a slotted control and removes the description with it', async () => {
    const element = await fixture<PlinthTooltip>(
      html`<plinth-tooltip text="As a table"><button aria-describedby="other">Table</button></plinth-tooltip>`,
    );
    const button = element.querySelector('button')!;
    const ids = button.getAttribute('aria-describedby')!.split(' ');
    expect(ids[0]).toBe('other');
    expect(document.getElementById(ids[1]!)!.textContent).toBe('As a table');
    const parent = element.parentElement!;
    element.remove();
    expect(button.getAttribute('aria-describedby')).toBe('other');
    parent.append(element);
    expect(button.getAttribute('aria-describedby')!.split(' ')).toHaveLength(2);
  });

  it('describes the native button inside a plinth-button', async () => {
    const element = await fixture<PlinthTooltip>(
      html`<plinth-tooltip text="As a table"><plinth-button>Table</plinth-button></plinth-tooltip>`,
    );
    const button = element.querySelector('plinth-button')!;
    await button.updateComplete;
    const nativeButton = button.shadowRoot!.querySelector('button')!;
    button.focus();
    expect(nativeButton.ariaDescription).toBe('As a table');
    element.remove();
    expect(nativeButton.ariaDescription).toBe(null);
  });

  it('updates the description with the text', async () => {
    const element = await fixture<PlinthTooltip>(
      html`<plinth-tooltip text="One"><button>Table</button></plinth-tooltip>`,
    );
    element.text = 'Two';
    await element.updateComplete;
    const button = element.querySelector('button')!;
    expect(document.getElementById(button.getAttribute('aria-describedby')!)!.textContent).toBe('Two');
    element.text = '';
    await element.updateComplete;
    expect(button.hasAttribute('aria-describedby')).toBe(false);
  });

  it('shows immediately on keyboard focus and hides on blur', async () => {
    const container = await fixture<HTMLElement>(
      html`<div>
        <plinth-tooltip text="As a table"><button>Table</button></plinth-tooltip>
        <button>Chart</button>
      </div>`,
    );
    const element = container.querySelector<PlinthTooltip>('plinth-tooltip')!;
    await element.updateComplete;
    await userEvent.tab();
    expect(isVisible(element)).toBe(true);
    await userEvent.tab();
    expect(isVisible(element)).toBe(false);
  });

  it('hides on Escape, prevents the default action of that key press, and keeps the focus', async () => {
    const element = await fixture<PlinthTooltip>(
      html`<plinth-tooltip text="As a table"><button>Table</button></plinth-tooltip>`,
    );
    await userEvent.tab();
    const prevented: boolean[] = [];
    const handleKeydown = (event: Event) => prevented.push(event.defaultPrevented);
    window.addEventListener('keydown', handleKeydown);
    await userEvent.keyboard('{Escape}{Escape}');
    window.removeEventListener('keydown', handleKeydown);
    expect(isVisible(element)).toBe(false);
    expect(prevented).toEqual([true, false]);
    expect(document.activeElement).toBe(element.querySelector('button'));
  });

  describe('on hover', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });

    it('shows after its delay and stays while its bubble is hovered', async () => {
      const element = await fixture<PlinthTooltip>(
        html`<plinth-tooltip text="As a table"><button>Table</button></plinth-tooltip>`,
      );
      // While a command waits for the browser, Vitest advances the faked time.
      point(element, 'pointerenter');
      vi.advanceTimersByTime(299);
      expect(isVisible(element)).toBe(false);
      vi.advanceTimersByTime(1);
      expect(isVisible(element)).toBe(true);
      await userEvent.hover(bubble(element));
      vi.advanceTimersByTime(1000);
      expect(isVisible(element)).toBe(true);
      await userEvent.unhover(bubble(element));
      vi.advanceTimersByTime(1000);
      expect(isVisible(element)).toBe(false);
    });

    it('does not show for touch, after a press, without text, or after it was removed', async () => {
      const element = await fixture<PlinthTooltip>(
        html`<plinth-tooltip text="As a table" delay="10"><button>Table</button></plinth-tooltip>`,
      );
      point(element, 'pointerenter', 'touch');
      vi.advanceTimersByTime(1000);
      expect(isVisible(element)).toBe(false);
      point(element, 'pointerenter');
      element.querySelector('button')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      vi.advanceTimersByTime(1000);
      expect(isVisible(element)).toBe(false);
      point(element, 'pointerenter');
      element.remove();
      vi.advanceTimersByTime(1000);
      expect(isVisible(element)).toBe(false);
    });

    it('uses the default for an invalid delay', async () => {
      const element = await fixture<PlinthTooltip>(
        html`<plinth-tooltip text="As a table" delay="soon"><button>Table</button></plinth-tooltip>`,
      );
      point(element, 'pointerenter');
      vi.advanceTimersByTime(300);
      expect(isVisible(element)).toBe(true);
    });
  });

  it('warns the developer if the control has no other name', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await fixture(html`<plinth-tooltip text="As a table"><button></button></plinth-tooltip>`);
    expect(warn.mock.calls.flat().join()).toContain("can't replace a label");
    warn.mockRestore();
  });
});
