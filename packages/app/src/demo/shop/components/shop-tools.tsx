import { iconArrowUpDown, iconLayoutGrid, iconList } from '@plinth/ui-kit/icons';
import { iconSlidersHorizontal } from '@plinth/ui-kit/icons/sliders-horizontal';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { Segment } from '@plinth/ui-kit/react/segment';
import { SegmentedControl } from '@plinth/ui-kit/react/segmented-control';
import { useRef, type ComponentRef } from 'react';
import { textValueOf } from '#demo/_shared/event-value.ts';
import { useSearchKey } from '#demo/_shared/use-search-key.ts';
import { ChoiceMenu } from '#shared/choice-menu.tsx';
import { useMediaQuery } from '#shared/use-media-query.ts';
import type { ShopState } from '../use-shop-address.ts';

/** Windows in which the tools have one line. The style sheet has the same width. */
const PHONE_WINDOW = '(width < 768px)';

const SORT_OPTIONS = [
  { value: 'featured', label: 'Featured' },
  { value: 'price-asc', label: 'Lowest' },
  { value: 'price-desc', label: 'Highest' },
];

const LAYOUTS = [
  { value: 'grid', label: 'Grid', icon: iconLayoutGrid },
  { value: 'list', label: 'List', icon: iconList },
] as const;

interface ShopProps {
  readonly shop: ShopState;
}

/** Order and layout as a menu, where there is no room for both. */
function ViewMenu({ shop }: ShopProps) {
  const select = (value: string) => {
    if (LAYOUTS.some((layout) => layout.value === value)) shop.setLayout(value);
    else shop.setSort(value);
  };
  return (
    <DropdownMenu label="Sort and layout" placement="bottom-end" onMenuSelect={({ detail }) => select(detail.value)}>
      <Button slot="trigger" iconOnly label="Sort and layout">
        <Icon path={iconArrowUpDown} />
      </Button>
      {SORT_OPTIONS.map(({ value, label }) => (
        <MenuItem key={value} type="radio" value={value} checked={value === shop.sortBy}>
          {label}
        </MenuItem>
      ))}
      <hr />
      {LAYOUTS.map(({ value, label }) => (
        <MenuItem key={value} type="radio" value={value} checked={value === shop.layout}>
          {label}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

function ViewChoices({ shop }: ShopProps) {
  return (
    <>
      <ChoiceMenu name="Sort" value={shop.sortBy} options={SORT_OPTIONS} onValueChange={shop.setSort} />
      <SegmentedControl
        label="Layout"
        labelHidden
        value={shop.layout}
        onChange={(event) => shop.setLayout(textValueOf(event) ?? 'grid')}
      >
        {LAYOUTS.map(({ value, label, icon }) => (
          <Segment key={value} value={value}>
            <Icon path={icon} size="small" />
            <span className="visually-hidden">{label}</span>
          </Segment>
        ))}
      </SegmentedControl>
    </>
  );
}

interface Props extends ShopProps {
  /** The number of found products; undefined before they have loaded. */
  readonly total: number | undefined;
  readonly isFetching: boolean;
  /** Opens the filters; null where they are beside the products. */
  readonly onOpenFilters: (() => void) | null;
}

/** What finds, filters and orders the products, and how many there are. */
export function ShopTools({ shop, total, isFetching, onOpenFilters }: Props) {
  const search = useRef<ComponentRef<typeof SearchField>>(null);
  const isPhone = useMediaQuery(PHONE_WINDOW);
  useSearchKey(search);
  return (
    <>
      <output className="shop-total">
        {total === undefined ? null : (
          <bdi>
            <b className="figures">{total}</b> {total === 1 ? 'product' : 'products'}
          </bdi>
        )}
      </output>
      <SearchField
        ref={search}
        className="shop-search"
        label="Search products"
        labelHidden
        placeholder="Search"
        value={shop.q}
        loading={isFetching && total !== undefined}
        onSearchChange={({ detail }) => shop.setSearch(detail.value)}
      />
      {onOpenFilters && isPhone ? (
        <Button popup="dialog" iconOnly label="Filters" onClick={onOpenFilters}>
          <Icon path={iconSlidersHorizontal} />
        </Button>
      ) : onOpenFilters ? (
        <Button popup="dialog" onClick={onOpenFilters}>
          <Icon slot="start" path={iconSlidersHorizontal} />
          Filters
        </Button>
      ) : null}
      {isPhone ? <ViewMenu shop={shop} /> : <ViewChoices shop={shop} />}
    </>
  );
}
