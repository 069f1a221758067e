import '#define/radio-tile-group.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeRadioFormControl } from '#testing/radio-suite.ts';
import type { PlinthRadioTileGroup } from './radio-tile-group.ts';
import type { PlinthRadioTile } from './radio-tile.ts';

const days = html`<plinth-radio-tile value="24" description="7 free"><span slot="start">Tue</span>24</plinth-radio-tile>
  <plinth-radio-tile value="25" description="4 free"><span slot="start">Wed</span>25</plinth-radio-tile>`;

describeElement({
  name: 'radio-tile-group',
  define: () => import('#define/radio-tile-group.ts'),
  template: () =>
    html`<plinth-radio-tile-group
      style="background: var(--plinth-color-surface)"
      label="Day"
      help="In November"
      value="24"
      >${days}</plinth-radio-tile-group
    >`,
});

describeRadioFormControl('plinth-radio-tile-group', 'plinth-radio-tile');

async function createGroup(template: ReturnType<typeof html>) {
  const group = await fixture<PlinthRadioTileGroup>(template);
  const tiles = [...group.querySelectorAll<PlinthRadioTile>('plinth-radio-tile')];
  for (const tile of tiles) await tile.updateComplete;
  return { group, tiles };
}

describe('<plinth-radio-tile-group>', () => {
  it('selects on a click anywhere on a tile', async () => {
    const { group, tiles } = await createGroup(
      html`<plinth-radio-tile-group label="Day">${days}</plinth-radio-tile-group>`,
    );
    await userEvent.click(tiles[1]!, { position: { x: 3, y: 3 } });
    expect([group.value, tiles[1]!.checked]).toEqual(['25', true]);
  });

  it('ignores a click on a disabled tile, and shows why it is disabled', async () => {
    const { group, tiles } = await createGroup(
      html`<plinth-radio-tile-group label="Day">
        <plinth-radio-tile value="26" description="9 free" reason="Holiday" disabled
          ><span slot="start">Thu</span>26</plinth-radio-tile
        >
        <plinth-radio-tile value="9:00" reason="Taken" disabled>9:00 AM</plinth-radio-tile>
      </plinth-radio-tile-group>`,
    );
    tiles[0]!.click();
    expect(group.value).toBe(null);
    expect(page.getByRole('radio', { name: 'Thu 26 Holiday' }).element().matches(':disabled')).toBe(true);
    expect(page.getByRole('radio', { name: '9:00 AM Taken' }).element().matches(':disabled')).toBe(true);
    const find = (index: number, selector: string) => tiles[index]!.shadowRoot!.querySelector<HTMLElement>(selector)!;
    expect(find(0, '[part="description"]').innerText).toBe('Holiday');
    expect([find(1, '[part="base"]').title, find(1, '#reason').textContent]).toEqual(['Taken', 'Taken']);
  });
});
