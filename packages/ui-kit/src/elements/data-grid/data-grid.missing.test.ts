import '#define/data-grid.ts';
import { expect } from '@open-wc/testing';
import { describe, it, vi } from 'vitest';
import { all, column, find, gridOf, heard, settled } from '#testing/payout-grid.ts';
import { payouts } from '#testing/sample-grid.ts';

vi.mock('./data-grid.sorter.ts', () => {
  throw new Error('No network.');
});
vi.mock('./data-grid.file.ts', () => {
  throw new Error('No network.');
});

describe('<plinth-data-grid> whose parts do not come', () => {
  it('shows the rows as they came, says what did not load and offers to try again', async () => {
    const element = await gridOf({ rows: payouts(3), state: { sort: [{ columnId: 'amount', descending: true }] } });
    expect(column(element, 'id')).to.deep.equal(['P-000001', 'P-000002', 'P-000003']);
    expect(find(element, '.failed [role="alert"]').textContent.trim()).to.equal('This did not load');
    find(element, '.failed button').click();
    await settled(element);
    expect(all(element, '.failed button').length).to.equal(1);
    expect(find(element, 'table').hasAttribute('aria-busy')).to.equal(false);
  });

  it('tells a script that asks for a file', async () => {
    const element = await gridOf({ rows: payouts(3), exportable: true });
    const failure = await element.toCsv().catch((error: unknown) => String(error));
    expect(failure).to.equal('Error: What writes the file did not load.');
    const files = heard(element, 'plinth-grid-export');
    find(element, '.tools button').click();
    await settled(element);
    expect(files).to.deep.equal([]);
  });

  it('goes on with what needs none of them', async () => {
    const element = await gridOf({ rows: payouts(3), selectable: true });
    const selections = heard(element, 'plinth-grid-selection-change');
    find(element, 'tr[data-index="1"] .check').click();
    await settled(element);
    expect(selections).to.deep.equal([{ selected: ['P-000002'] }]);
    expect(all(element, '.failed')).to.deep.equal([]);
  });
});
