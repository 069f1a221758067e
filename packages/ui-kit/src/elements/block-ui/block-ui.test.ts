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

async function createBlockUi() {
  const container = await fixture<HTMLElement>(
    html`<div>
      <plinth-block-ui label="Reading the account"><button>Print</button><button>Send</button></plinth-block-ui
      ><button>Next</button>
    </div>`,
  );
  const element = container.querySelector<PlinthBlockUi>('plinth-block-ui')!;
  const [first, second, next] = [...container.querySelectorAll('button')] as [
    HTMLButtonElement,
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const setBusy = async (busy: boolean) => {
    element.busy = busy;
    await element.updateComplete;
  };
  return { element, first, second, next, setBusy };
}

describe('<plinth-block-ui>', () => {
  it('blocks clicks and focus while busy', async () => {
    const { first, next, setBusy } = await createBlockUi();
    let clicks = 0;
    first.addEventListener('click', () => {
      clicks += 1;
    });
    await setBusy(true);
    const { left, top } = first.getBoundingClientRect();
    expect(document.elementFromPoint(left + 4, top + 4)).not.toBe(first);
    await userEvent.tab();
    expect([clicks, document.activeElement]).toEqual([0, next]);
  });

  it('announces its label once', async () => {
    const { element, setBusy } = await createBlockUi();
    const status = () => element.shadowRoot!.querySelector('[role="status"]')!.textContent;
    const announcements = [status()];
    await setBusy(true);
    announcements.push(status());
    await setBusy(false);
    announcements.push(status());
    expect(announcements).toEqual(['', 'Reading the account', '']);
  });

  it('restores the focus when it is no longer busy', async () => {
    const { element, second, setBusy } = await createBlockUi();
    second.focus();
    await setBusy(true);
    expect(document.activeElement).toBe(element);
    await setBusy(false);
    expect(document.activeElement).toBe(second);
  });

  it('leaves the focus where it is when the user has moved it', async () => {
    const { second, next, setBusy } = await createBlockUi();
    second.focus();
    await setBusy(true);
    next.focus();
    await setBusy(false);
    expect(document.activeElement).toBe(next);
  });
});
