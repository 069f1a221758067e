import '#define/block-ui.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthBlockUi } from './block-ui.ts';

describeElement({
  name: 'block-ui',
  define: () => import('#define/block-ui.ts'),
  template: () =>
    html`<plinth-block-ui style="background: var(--plinth-color-surface)" busy label="Reading the account"
      ><button>Print</button></plinth-block-ui
    >`,
});

async function blockOf() {
  const box = await fixture<HTMLElement>(
    html`<div>
      <plinth-block-ui label="Reading the account"><button>Print</button><button>Send</button></plinth-block-ui
      ><button>Next</button>
    </div>`,
  );
  const element = box.querySelector<PlinthBlockUi>('plinth-block-ui')!;
  const [first, second, next] = [...box.querySelectorAll('button')] as [
    HTMLButtonElement,
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const set = async (busy: boolean) => {
    element.busy = busy;
    await element.updateComplete;
  };
  return { element, first, second, next, set };
}

describe('<plinth-block-ui>', () => {
  it('blocks clicks and focus while busy', async () => {
    const { first, next, set } = await blockOf();
    let presses = 0;
    first.addEventListener('click', () => {
      presses += 1;
    });
    await set(true);
    const { left, top } = first.getBoundingClientRect();
    expect(document.elementFromPoint(left + 4, top + 4)).not.toBe(first);
    await userEvent.tab();
    expect([presses, document.activeElement]).toEqual([0, next]);
  });

  it('announces its label once', async () => {
    const { element, set } = await blockOf();
    const status = () => element.shadowRoot!.querySelector('[role="status"]')!.textContent;
    const said = [status()];
    await set(true);
    said.push(status());
    await set(false);
    said.push(status());
    expect(said).toEqual(['', 'Reading the account', '']);
  });

  it('restores the focus when it is no longer busy', async () => {
    const { element, second, set } = await blockOf();
    second.focus();
    await set(true);
    expect(document.activeElement).toBe(element);
    await set(false);
    expect(document.activeElement).toBe(second);
  });

  it('leaves the focus where it is when the user has moved it', async () => {
    const { second, next, set } = await blockOf();
    second.focus();
    await set(true);
    next.focus();
    await set(false);
    expect(document.activeElement).toBe(next);
  });
});
