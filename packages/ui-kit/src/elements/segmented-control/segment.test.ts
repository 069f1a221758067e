import '#define/segment.ts';
import { html } from '@open-wc/testing';
import { describeElement } from '#testing/element-suite.ts';

describeElement({
  name: 'segment',
  define: () => import('#define/segment.ts'),
  template: () =>
    html`<plinth-segment style="background: var(--plinth-color-surface)" value="month">Last Month</plinth-segment>`,
});
