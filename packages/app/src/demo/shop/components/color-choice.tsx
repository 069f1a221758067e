import { PRODUCT_COLORS, type ProductColor } from '@plinth/api-client/demo/shop';
import { Segment } from '@plinth/ui-kit/react/segment';
import { SegmentedControl } from '@plinth/ui-kit/react/segmented-control';
import { textValueOf } from '#demo/_shared/event-value.ts';
import { useQuery } from '#shared/navigation.ts';

const COLOR_NAMES: Readonly<Record<ProductColor, string>> = {
  primary: 'Ink',
  success: 'Green',
  warning: 'Amber',
  danger: 'Red',
  info: 'Teal',
};

const [FIRST_COLOR] = PRODUCT_COLORS;

/** Returns the color of the address; the first one without one. */
export function useProductColor(options: readonly ProductColor[]): ProductColor {
  const { query } = useQuery();
  return options.find((color) => color === query.get('color')) ?? FIRST_COLOR;
}

/** The colors of a product. The address has the chosen one. */
export function ColorChoice({ options }: { readonly options: readonly ProductColor[] }) {
  const { setQuery } = useQuery();
  const color = useProductColor(options);
  return (
    <SegmentedControl
      className="product-colors"
      label="Color"
      value={color}
      onChange={(event) => {
        const chosen = textValueOf(event);
        setQuery({ color: chosen === FIRST_COLOR ? null : chosen });
      }}
    >
      {options.map((option) => (
        <Segment key={option} value={option}>
          <span className="product-swatch" data-color={option} />
          {COLOR_NAMES[option]}
        </Segment>
      ))}
    </SegmentedControl>
  );
}
