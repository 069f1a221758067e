import '#define/footer.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthFooter } from './footer.ts';

const template = (type = 'static') =>
  html`<plinth-footer style="background: var(--plinth-color-page)" type=${type}
    >© 2026 Plinth<span slot="end">1.4.0</span></plinth-footer
  >`;

describeElement({ name: 'footer', define: () => import('#define/footer.ts'), template });

describe('<plinth-footer>', () => {
  it('is static, sticky or hidden depending on its type', async () => {
    const layouts: string[] = [];
    for (const type of ['static', 'sticky', 'hidden', 'floating']) {
      const { position, display } = getComputedStyle(await fixture<PlinthFooter>(template(type)));
      layouts.push(display === 'none' ? 'none' : position);
    }
    expect(layouts).toEqual(['static', 'sticky', 'none', 'static']);
  });
});
