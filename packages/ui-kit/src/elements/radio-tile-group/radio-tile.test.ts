import '#define/radio-tile.ts';
import { html } from '@open-wc/testing';
import { describeElement } from '#testing/element-suite.ts';

describeElement({
  name: 'radio-tile',
  define: () => import('#define/radio-tile.ts'),
  template: () =>
    html`<plinth-radio-tile style="background: var(--plinth-color-surface)" value="24" description="7 free"
      ><span slot="start">Tue</span>24</plinth-radio-tile
    >`,
});
