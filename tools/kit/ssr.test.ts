import { describe, expect, it } from 'vitest';
import { withFilledSlots } from './ssr.ts';

describe('withFilledSlots', () => {
  it('lists the filled slots of each element of the kit, once each', () => {
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

  it('ignores elements without named slots and elements outside the kit', () => {
    const markup = '<plinth-card>Text</plinth-card><div><i slot="a">A</i></div>';
    expect(withFilledSlots(markup)).toBe(markup);
  });
});
