import { describe, expect, it } from 'vitest';
import { withFilledSlots } from './ssr.ts';

describe('markup for a server', () => {
  it('says at each element of the kit which of its slots are filled, once each', () => {
    expect(
      withFilledSlots(
        '<plinth-card wide><h2 slot="heading">A</h2><i slot="foot"></i><i slot="foot"></i></plinth-card>',
      ),
    ).toBe(
      '<plinth-card server-slots="heading foot" wide><h2 slot="heading">A</h2><i slot="foot"></i><i slot="foot"></i></plinth-card>',
    );
    expect(
      withFilledSlots('<plinth-card><plinth-alert slot="aside"><b slot="action">A</b></plinth-alert></plinth-card>'),
    ).toBe(
      '<plinth-card server-slots="aside"><plinth-alert server-slots="action" slot="aside"><b slot="action">A</b></plinth-alert></plinth-card>',
    );
  });

  it('leaves what fills no named slot, and what is not of the kit', () => {
    const markup = '<plinth-card>Text</plinth-card><div><i slot="a">A</i></div>';
    expect(withFilledSlots(markup)).toBe(markup);
  });
});
