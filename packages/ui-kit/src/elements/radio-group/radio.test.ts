import '#define/radio.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthRadio } from './radio.ts';

describeElement({
  name: 'radio',
  define: () => import('#define/radio.ts'),
  template: () =>
    html`<plinth-radio style="background: var(--plinth-color-surface)" value="v" description="At the side"
      >Vertical menu</plinth-radio
    >`,
});

describe('<plinth-radio>', () => {
  it('renders again only when its state in the group has changed', async () => {
    const radio = await fixture<PlinthRadio>(html`<plinth-radio value="v">Vertical</plinth-radio>`);
    const groupState = {
      name: 'layout',
      checked: true,
      tabbable: true,
      disabled: false,
      position: 1,
      size: 2,
    } as const;
    radio.setGroupState(groupState);
    expect(radio.isUpdatePending).toBe(true);
    await radio.updateComplete;
    expect([radio.checked, radio.name]).toEqual([true, 'layout']);
    radio.setGroupState({ ...groupState });
    expect(radio.isUpdatePending).toBe(false);
  });

  it('stops the native events of its input', async () => {
    const radio = await fixture<PlinthRadio>(html`<plinth-radio value="v">Vertical</plinth-radio>`);
    let eventCount = 0;
    for (const type of ['input', 'change'])
      document.addEventListener(
        type,
        () => {
          eventCount += 1;
        },
        { once: true },
      );
    radio.click();
    expect(eventCount).toBe(0);
  });
});
