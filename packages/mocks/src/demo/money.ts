const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** An amount as pages show it, as `$1,284`. */
export const formatDollars = (amount: number): string => dollars.format(amount);
