import { MoneyField } from '@plinth/ui-kit/react/money-field';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { RangeSlider } from '@plinth/ui-kit/react/range-slider';
import { useRef, type ComponentRef } from 'react';
import { dollars } from '#demo/_shared/amounts.ts';
import { textValueOf } from '#demo/_shared/event-value.ts';
import { boundOf, PRICE_BANDS, priceBandOf, type ShopFilters } from '../shop-address.ts';

interface Props {
  readonly filters: ShopFilters;
  /** The lowest and the highest price of what can be found, in whole dollars; undefined before it has loaded. */
  readonly bounds: { readonly min: number; readonly max: number } | undefined;
  readonly onFilters: (filters: ShopFilters) => void;
}

/** Returns the ends of the slider: every price that can be found or is chosen is on it. */
function scaleOf({ minPrice, maxPrice }: ShopFilters, bounds: Props['bounds']) {
  const { min = 0, max = 0 } = bounds ?? {};
  const chosen = [minPrice, maxPrice].filter((price) => price !== null);
  return { min: Math.min(min, ...chosen), max: Math.max(max, ...chosen) };
}

/** The filter of prices: bands, and a range with a slider and two fields, which set the same two bounds. */
export function PriceFilter({ filters, bounds, onFilters }: Props) {
  const slider = useRef<ComponentRef<typeof RangeSlider>>(null);
  const lowField = useRef<ComponentRef<typeof MoneyField>>(null);
  const highField = useRef<ComponentRef<typeof MoneyField>>(null);
  const { min, max } = scaleOf(filters, bounds);
  const low = filters.minPrice ?? min;
  const high = filters.maxPrice ?? max;
  const setRange = (lowest: number, highest: number) =>
    onFilters({
      ...filters,
      minPrice: boundOf(lowest, filters.minPrice, min),
      maxPrice: boundOf(highest, filters.maxPrice, max),
    });
  const handleField = () => {
    const fields = [lowField.current, highField.current];
    const [lowest, highest] = fields.map((field) => field?.value ?? null);
    if (fields.some((field) => field?.validity.valid !== true)) return;
    setRange(lowest == null ? min : lowest / 100, highest == null ? max : highest / 100);
  };
  return (
    <>
      <section>
        <RadioGroup
          label="Price"
          value={priceBandOf(filters)?.value ?? null}
          onChange={(event) => {
            const chosen = textValueOf(event);
            const band = PRICE_BANDS.find(({ value }) => value === chosen);
            if (band) onFilters({ ...filters, minPrice: band.minPrice, maxPrice: band.maxPrice });
          }}
        >
          {PRICE_BANDS.map(({ value, label }) => (
            <Radio key={value} value={value}>
              <bdi dir="ltr">{label}</bdi>
            </Radio>
          ))}
        </RadioGroup>
      </section>
      <section>
        <RangeSlider
          ref={slider}
          className="price-slider"
          label="Price range"
          min={min}
          max={max}
          value={[low, high]}
          format={dollars}
          disabled={bounds === undefined}
          onChange={() => {
            if (slider.current) setRange(...slider.current.value);
          }}
        />
        <div className="price-fields">
          <MoneyField
            ref={lowField}
            label="Lowest price"
            labelHidden
            value={bounds ? low * 100 : null}
            disabled={bounds === undefined}
            max={high * 100}
            onChange={handleField}
          />
          <span>to</span>
          <MoneyField
            ref={highField}
            label="Highest price"
            labelHidden
            value={bounds ? high * 100 : null}
            disabled={bounds === undefined}
            min={low * 100}
            onChange={handleField}
          />
        </div>
      </section>
    </>
  );
}
