/** The purchases of the financed business's card. They are moved to the clock with the contracts. */

/** Merchants with their categories. */
export const MERCHANTS = {
  fennel: ['Fennel Press Packaging', 'Packaging'],
  oakline: ['Oakline Freight', 'Shipping'],
  corner: ['Corner Stationers', 'Office supplies'],
  cellar: ['Cellarbook', 'Software'],
  copper: ['Copper Kettle Supply', 'Kitchen equipment'],
  fuel: ['Division Street Fuel', 'Fuel'],
  beacon: ['Beacon Listings', 'Advertising'],
  orchard: ['Orchard & Daughters', 'Inventory'],
} as const;

type Type = 'PURCHASE' | 'REFUND';
type Status = 'SETTLED' | 'PENDING' | 'DECLINED';

/** Day, merchant, amount in dollars, status (default: settled) and type (default: purchase). Newest first. */
export const PURCHASES: readonly (readonly [string, keyof typeof MERCHANTS, number, Status?, Type?])[] = [
  ['2026-11-17', 'fennel', 1_840, 'PENDING'],
  ['2026-11-11', 'oakline', 1_132],
  ['2026-11-03', 'corner', 296],
  ['2026-10-30', 'orchard', 2_415],
  ['2026-10-29', 'fuel', 84],
  ['2026-10-28', 'oakline', 968],
  ['2026-10-26', 'fennel', 172, 'SETTLED', 'REFUND'],
  ['2026-10-23', 'beacon', 450],
  ['2026-10-22', 'fuel', 79],
  ['2026-10-21', 'copper', 4_980, 'DECLINED'],
  ['2026-10-20', 'fennel', 1_720],
  ['2026-10-16', 'orchard', 2_190],
  ['2026-10-15', 'fuel', 91],
  ['2026-10-14', 'oakline', 1_044],
  ['2026-10-12', 'cellar', 148],
  ['2026-10-09', 'corner', 63],
  ['2026-10-08', 'fuel', 76],
  ['2026-10-05', 'copper', 1_260],
  ['2026-10-02', 'orchard', 1_985],
  ['2026-10-01', 'fuel', 88],
  ['2026-09-30', 'oakline', 912],
  ['2026-09-25', 'beacon', 450],
  ['2026-09-24', 'fuel', 82],
  ['2026-09-22', 'fennel', 1_635],
  ['2026-09-18', 'orchard', 2_260],
  ['2026-09-17', 'fuel', 77],
  ['2026-09-16', 'oakline', 1_018],
  ['2026-09-14', 'cellar', 148],
  ['2026-09-11', 'corner', 118],
  ['2026-09-10', 'fuel', 85],
  ['2026-09-08', 'copper', 340],
  ['2026-09-04', 'orchard', 2_075],
  ['2026-09-03', 'fuel', 80],
  ['2026-09-02', 'oakline', 957],
  ['2026-08-28', 'beacon', 450],
  ['2026-08-27', 'fuel', 90],
  ['2026-08-26', 'fennel', 1_590],
  ['2026-08-24', 'orchard', 1_940],
  ['2026-08-21', 'corner', 207],
  ['2026-08-20', 'fuel', 83],
];
