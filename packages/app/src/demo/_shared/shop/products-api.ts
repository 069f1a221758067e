import type { QueryOf, ResponseOf } from '@plinth/api-client/call';
import { getProduct, listProducts } from '@plinth/api-client/demo/shop';
import { demoApi, requestOf } from '../demo-api.ts';

/** Products that pass the filters, with the facets. */
export type ProductList = ResponseOf<typeof listProducts>;

/** The filters, the order and the page of a list of products. */
export type ProductQuery = QueryOf<typeof listProducts>;

/** A product of the shop with its colors. */
export type ProductDetails = NonNullable<ResponseOf<typeof getProduct>>['product'];

/** The products of the shop. */
const productsApi = demoApi.enhanceEndpoints({ addTagTypes: ['Products'] }).injectEndpoints({
  endpoints: (build) => ({
    products: build.query<ProductList, ProductQuery>({
      query: requestOf(listProducts, (query: ProductQuery) => [query]),
      providesTags: ['Products'],
    }),
    product: build.query<ProductDetails | null, number>({
      query: requestOf(getProduct, (id: number) => [String(id)]),
      transformResponse: (response: ResponseOf<typeof getProduct>) => response?.product ?? null,
      providesTags: ['Products'],
    }),
  }),
});

export const { useProductsQuery, useProductQuery } = productsApi;
