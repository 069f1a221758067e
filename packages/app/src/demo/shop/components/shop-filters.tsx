import { PRODUCT_CATEGORIES, RATING_FILTERS } from '@plinth/api-client/demo/shop';
import { Button } from '@plinth/ui-kit/react/button';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { CheckboxGroup } from '@plinth/ui-kit/react/checkbox-group';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useState, type ReactNode } from 'react';
import { textValueOf } from '#demo/_shared/event-value.ts';
import { ProductRating } from '#demo/_shared/shop/product-rating.tsx';
import type { ProductList } from '#demo/_shared/shop/products-api.ts';
import type { ShopFilters } from '../shop-address.ts';
import { PriceFilter } from './price-filter.tsx';
import './shop-filters.css';

type Facets = ProductList['facets'];

/** The number of brands that are shown at first. */
const FIRST_BRANDS = 6;

/** The value of the option that lets everything pass. */
const ALL = 'all';

/** Returns the chosen value of a group; null for the option that lets everything pass. */
function chosenIn(event: Parameters<typeof textValueOf>[0]): string | null {
  const value = textValueOf(event);
  return value === ALL ? null : value;
}

interface OptionProps {
  /** The number of products that have it; undefined before they have loaded. */
  readonly count: number | undefined;
  readonly children: ReactNode;
}

/** The label of a choice, with the number of products at its end. */
function Option({ count, children }: OptionProps) {
  return (
    <span className={count === 0 ? 'filter-option filter-empty' : 'filter-option'}>
      <span>{children}</span>
      <span className="filter-count">{count}</span>
    </span>
  );
}

const countOf = (facet: Facets['brands'] | undefined, name: string): number | undefined =>
  facet?.find((option) => option.name === name)?.count;

interface Props {
  readonly filters: ShopFilters;
  /** Undefined before they have loaded, and when they did not. */
  readonly facets: Facets | undefined;
  readonly hasFailed: boolean;
  readonly onFilters: (filters: ShopFilters) => void;
}

function BrandFilter({ filters, facets, onFilters }: Omit<Props, 'hasFailed'>) {
  const [isExpanded, setExpanded] = useState(false);
  if (!facets) return <Skeleton lines={FIRST_BRANDS} className="filter-skeleton" />;
  const { brands } = facets;
  const isShown = (name: string, index: number) => isExpanded || index < FIRST_BRANDS || filters.brands.includes(name);
  const shown = brands.filter(({ name }, index) => isShown(name, index));
  const toggle = (name: string) =>
    onFilters({
      ...filters,
      brands: filters.brands.includes(name)
        ? filters.brands.filter((brand) => brand !== name)
        : [...filters.brands, name],
    });
  return (
    <>
      <CheckboxGroup label="Brand">
        {shown.map(({ name, count }) => (
          <Checkbox key={name} checked={filters.brands.includes(name)} onChange={() => toggle(name)}>
            <Option count={count}>
              <bdi>{name}</bdi>
            </Option>
          </Checkbox>
        ))}
      </CheckboxGroup>
      {shown.length < brands.length || isExpanded ? (
        <Button
          className="filter-more"
          variant="ghost"
          size="small"
          expanded={isExpanded ? 'true' : 'false'}
          onClick={() => setExpanded(!isExpanded)}
        >
          <bdi>{isExpanded ? 'Show fewer' : `${brands.length - shown.length} more`}</bdi>
        </Button>
      ) : null}
    </>
  );
}

/** The filters of the shop. Each shows how many products it would find with the others. */
export function ShopFilterList({ filters, facets, hasFailed, onFilters }: Props) {
  const categoryTotal = facets?.categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="shop-filters">
      <PriceFilter filters={filters} bounds={facets?.price} onFilters={onFilters} />
      <section>
        <RadioGroup
          label="Category"
          value={filters.category === '' ? ALL : filters.category}
          onChange={(event) => onFilters({ ...filters, category: chosenIn(event) ?? '' })}
        >
          <Radio value={ALL}>
            <Option count={categoryTotal}>All</Option>
          </Radio>
          {PRODUCT_CATEGORIES.map((category) => (
            <Radio key={category} value={category}>
              <Option count={countOf(facets?.categories, category)}>{category}</Option>
            </Radio>
          ))}
        </RadioGroup>
      </section>
      {(hasFailed && !facets) || facets?.brands.length === 0 ? null : (
        <section>
          <BrandFilter filters={filters} facets={facets} onFilters={onFilters} />
        </section>
      )}
      <section>
        <RadioGroup
          label="Rating"
          value={filters.rating === null ? ALL : String(filters.rating)}
          onChange={(event) => {
            const stars = chosenIn(event);
            onFilters({ ...filters, rating: stars === null ? null : Number(stars) });
          }}
        >
          <Radio value={ALL}>All</Radio>
          {RATING_FILTERS.map((stars) => (
            <Radio key={stars} value={String(stars)}>
              <Option count={countOf(facets?.ratings, String(stars))}>
                <span className="filter-rating">
                  <span aria-hidden="true">
                    <ProductRating rating={stars} />
                  </span>
                  <bdi>{stars} & up</bdi>
                </span>
              </Option>
            </Radio>
          ))}
        </RadioGroup>
      </section>
      <section>
        <CheckboxGroup label="Delivery">
          <Checkbox
            checked={filters.freeShipping}
            onChange={() => onFilters({ ...filters, freeShipping: !filters.freeShipping })}
          >
            <Option count={facets?.freeShipping}>Free shipping</Option>
          </Checkbox>
        </CheckboxGroup>
      </section>
    </div>
  );
}
