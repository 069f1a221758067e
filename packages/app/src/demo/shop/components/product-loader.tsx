import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, type ReactNode } from 'react';
import { LinkButton } from '#demo/_shared/link-button.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { productHref } from '#demo/_shared/shop/product-href.ts';
import { useProductQuery, useProductsQuery, type ProductDetails } from '#demo/_shared/shop/products-api.ts';
import { useLocation, useNavigate } from '#shared/navigation.ts';
import { idOfSlug } from '../product-facts.ts';

/** The page that has the product with the lowest id, whatever their number. */
const LAST_PRODUCT = { perPage: 1, page: Number.MAX_SAFE_INTEGER };

function LoadingProduct() {
  return (
    <output className="product">
      <span className="visually-hidden">Loading the product</span>
      <Skeleton shape="block" className="product-stage" />
      <Skeleton lines={8} />
    </output>
  );
}

const MISSING = (
  <EmptyState kind="error" heading="There is no such product" text="The address may be wrong, or the product is gone.">
    <LinkButton slot="action" to={demoRoutes.hrefOf('shop')}>
      Back to the shop
    </LinkButton>
  </EmptyState>
);

type Render = (product: ProductDetails) => ReactNode;

/** The product with an id of the address. */
function KnownProduct({
  id,
  slug,
  children,
}: {
  readonly id: number;
  readonly slug: string;
  readonly children: Render;
}) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { currentData: product, isError, refetch } = useProductQuery(id);
  const href = product && product.slug !== slug ? productHref(product) : null;
  useEffect(() => {
    // Only the id counts; the name in the address is put right.
    if (href !== null) navigate(`${href}${search}`, { replace: true });
  }, [href, navigate, search]);
  if (product) return children(product);
  if (product === null) return MISSING;
  if (isError) return <EmptyState kind="error" heading="The product did not load" onLoadRetry={() => void refetch()} />;
  return <LoadingProduct />;
}

/** The product with the lowest id, which the address without a name opens. */
function FirstProduct() {
  const navigate = useNavigate();
  const { data, isError, refetch } = useProductsQuery(LAST_PRODUCT);
  const first = data?.products[0];
  const href = first && productHref(first);
  useEffect(() => {
    if (href !== undefined) navigate(href, { replace: true });
  }, [href, navigate]);
  if (isError) return <EmptyState kind="error" heading="The product did not load" onLoadRetry={() => void refetch()} />;
  if (data?.total === 0) return <EmptyState heading="No products yet" text="The products of the shop appear here." />;
  return <LoadingProduct />;
}

const useProductSlug = (): string | undefined => {
  const { pathname } = useLocation();
  return demoRoutes.matchRoute(pathname)?.parameters['slug'];
};

/** Returns the product that the address names; null while it is loading, undefined when it is not there. */
export function useOpenProduct(): ProductDetails | null | undefined {
  const slug = useProductSlug();
  const id = slug === undefined ? null : idOfSlug(slug);
  const { currentData, error, isFetching } = useProductQuery(id ?? skipToken);
  return currentData ?? (isFetching && !error ? null : undefined);
}

/** Loads the product that the address names. */
export function ProductLoader({ children }: { readonly children: Render }) {
  const slug = useProductSlug();
  if (slug === undefined) return <FirstProduct />;
  const id = idOfSlug(slug);
  if (id === null) return MISSING;
  return (
    <KnownProduct key={id} id={id} slug={slug}>
      {children}
    </KnownProduct>
  );
}
