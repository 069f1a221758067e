const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount as pages show it: a whole one without decimals, as `$1,284`, any other as `$67.50`. */
export const formatDollars = (amount: number): string => dollars.format(amount);
