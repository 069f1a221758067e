import { PRODUCTS_PER_PAGE, type Product } from '@plinth/api-client/demo/shop';
import { Button } from '@plinth/ui-kit/react/button';
import { Drawer } from '@plinth/ui-kit/react/drawer';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Tag } from '@plinth/ui-kit/react/tag';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { cartAddRequested } from '#demo/_shared/cart/cart-events.ts';
import { ListFoot } from '#demo/_shared/list/list-foot.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { useShownQuery } from '#demo/_shared/list/use-shown-query.ts';
import { CartButton } from '#demo/_shared/shop/cart-button.tsx';
import { useProductsQuery, type ProductList } from '#demo/_shared/shop/products-api.ts';
import { WishlistButton } from '#demo/_shared/shop/wishlist-button.tsx';
import { FilterRow } from '#shared/filter-row.tsx';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { LoadingCard, ProductCard } from '../components/product-card.tsx';
import { ShopFilterList } from '../components/shop-filters.tsx';
import { ShopTools } from '../components/shop-tools.tsx';
import { activeFiltersOf, NO_FILTERS, productQueryOf, shownQuery, type ShopAddress } from '../shop-address.ts';
import { useShopAddress, type ShopState } from '../use-shop-address.ts';
import './shop.css';

/** Windows in which the filters are in a drawer. The style sheet has the same width. */
const NARROW_WINDOW = '(width < 992px)';

/** Returns what the button says that closes the filters. @param total the number of results; undefined while unknown. */
const resultsText = (total: number | undefined): string =>
  total === undefined ? 'Show products' : `Show ${total} ${total === 1 ? 'product' : 'products'}`;

interface FoundProps {
  readonly shop: ShopState;
  /** Undefined before it has loaded. */
  readonly list: ProductList | undefined;
  readonly isFetching: boolean;
}

interface CardsProps {
  readonly layout: ShopAddress['layout'];
  /** Empty while they are loading. */
  readonly products: readonly Product[];
}

function ProductCards({ layout, products }: CardsProps) {
  const dispatch = useDispatch();
  return (
    <ul className={layout === 'grid' ? 'product-cards' : 'product-rows'} aria-label="Products">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            corner={<WishlistButton product={product} />}
            action={
              <CartButton
                product={product}
                text="Add to cart"
                size="small"
                onAdd={() => dispatch(cartAddRequested({ product, qty: 1 }))}
              />
            }
          />
        </li>
      ))}
      {products.length === 0
        ? Array.from({ length: PRODUCTS_PER_PAGE }, (_, index) => (
            <li key={index} aria-hidden="true">
              <LoadingCard />
            </li>
          ))
        : null}
    </ul>
  );
}

/** The found products, page by page. */
function FoundProducts({ shop, list, isFetching }: FoundProps) {
  const { q, filters } = shop;
  const isFiltered = q !== '' || activeFiltersOf(filters).length > 0;
  const isEmpty = list?.total === 0 && !isFetching;
  if (isEmpty && isFiltered) {
    return (
      <EmptyState heading="No product matches" text="No product matches your search and filters.">
        <Button slot="action" onClick={shop.clear}>
          Clear filters
        </Button>
      </EmptyState>
    );
  }
  if (isEmpty) return <EmptyState heading="No products yet" text="The products of the shop appear here." />;
  return (
    <div aria-busy={isFetching}>
      <ProductCards layout={shop.layout} products={list?.products ?? []} />
      {list && list.total > 0 ? (
        <ListFoot list={{ ...shop, perPage: PRODUCTS_PER_PAGE }} total={list.total} isFetching={isFetching} />
      ) : null}
    </div>
  );
}

/** The filters that are on, each of which can be taken off. */
function FilterChips({ filters, setFilters }: Pick<ShopState, 'filters' | 'setFilters'>) {
  const active = activeFiltersOf(filters);
  if (active.length === 0) return null;
  return (
    <section className="shop-chips" aria-label="Active filters">
      {active.map(({ name, label, without }) => (
        <Tag key={name} className="shop-chip" variant="primary" removable onTagRemove={() => setFilters(without)}>
          <bdi>{label}</bdi>
        </Tag>
      ))}
      <Button variant="ghost" size="small" onClick={() => setFilters(NO_FILTERS)}>
        Clear all
      </Button>
    </section>
  );
}

/** The page of the products. The address says which of them it shows. */
export function ShopPage() {
  const shop = useShopAddress();
  const { filters, setFilters } = shop;
  const isNarrow = useMediaQuery(NARROW_WINDOW);
  const [isOpen, setOpen] = useState(false);
  const { data: list, isError, isFetching, refetch } = useProductsQuery(productQueryOf(shop));
  const brands = list?.facets.brands.map(({ name }) => name);
  useShownQuery(shownQuery(shop, brands));
  const filterList = (
    <ShopFilterList filters={filters} facets={list?.facets} hasFailed={isError} onFilters={setFilters} />
  );
  return (
    <ListPage title="demo.pages.shop" group="demo.menu.ecommerce">
      <div className="shop" data-ready={list && !isFetching ? 'shop' : undefined}>
        {isNarrow ? null : <aside aria-label="Filters">{filterList}</aside>}
        <div className="shop-found">
          <FilterRow className="shop-tools">
            <ShopTools
              shop={shop}
              total={list?.total}
              isFetching={isFetching}
              onOpenFilters={isNarrow ? () => setOpen(true) : null}
            />
          </FilterRow>
          <FilterChips filters={filters} setFilters={setFilters} />
          {isError ? (
            <EmptyState
              kind="error"
              heading="The products did not load"
              text="Nothing has changed."
              onLoadRetry={() => void refetch()}
            />
          ) : (
            <FoundProducts shop={shop} list={list} isFetching={isFetching} />
          )}
        </div>
      </div>
      <Drawer
        className="shop-drawer"
        placement="start"
        open={isNarrow && isOpen}
        heading="Filters"
        onDrawerClose={() => setOpen(false)}
      >
        {isNarrow && isOpen ? filterList : null}
        <Button slot="footer" variant="ghost" onClick={() => setFilters(NO_FILTERS)}>
          Clear all
        </Button>
        <Button slot="footer" variant="primary" onClick={() => setOpen(false)}>
          {resultsText(list?.total)}
        </Button>
      </Drawer>
    </ListPage>
  );
}
