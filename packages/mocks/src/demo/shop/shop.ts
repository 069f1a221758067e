import {
  addToCart,
  addToWishlist,
  getProduct,
  listCart,
  listProducts,
  listWishlist,
  PRODUCT_COLORS,
  removeFromCart,
  removeFromWishlist,
  updateCartItem,
} from '@plinth/api-client/demo/shop';
import { created, ok, refuse } from '#engine/response.ts';
import { handle, type Domain } from '../handle.ts';
import { pageOf } from '../lists.ts';
import { addressHandlers } from './addresses.ts';
import { cartItemOf, cartProductsOf, stockText } from './cart.ts';
import { orderHandlers } from './orders.ts';
import { findProducts } from './products.ts';
import { cartItems, products, wishlistItems } from './seed.ts';
import { cartIdsOf, wishedIdsOf, wishlistProductsOf } from './wishlist.ts';

/** The shop. */
export const shop: Domain = {
  calls: [
    handle(
      listProducts,
      ({ database, query }) => {
        const found = findProducts(database.table(products).rows, query);
        const [wishedIds, cartIds] = [wishedIdsOf(database), cartIdsOf(database)];
        return ok({
          products: pageOf(found.products, query).map((product) => ({
            ...product,
            isInWishlist: wishedIds.has(product.id),
            isInCart: cartIds.has(product.id),
          })),
          total: found.products.length,
          userWishlist: [...database.table(wishlistItems).rows],
          userCart: [...database.table(cartItems).rows],
          facets: found.facets,
        });
      },
      [{ q: 'la' }],
    ),
    handle(
      getProduct,
      ({ database, params }) => {
        const product = database.table(products).find(Number(params.id));
        if (!product) return { status: 404, body: null };
        return ok({
          product: {
            ...product,
            isInWishlist: wishedIdsOf(database).has(product.id),
            isInCart: cartIdsOf(database).has(product.id),
            colorOptions: [...PRODUCT_COLORS],
          },
        });
      },
      ['26'],
    ),
    handle(listWishlist, ({ database }) => ok({ products: wishlistProductsOf(database) }), []),
    handle(
      addToWishlist,
      ({ database, body: { productId } }) => {
        if (!database.table(products).find(productId)) return refuse(404, 'There is no such product');
        const table = database.table(wishlistItems);
        const current = table.rows.find((item) => item.productId === productId);
        return created({ item: current ?? table.add({ productId }) });
      },
      [{ productId: 5 }],
    ),
    handle(
      removeFromWishlist,
      ({ database, params }) => {
        const productId = Number(params.productId);
        const table = database.table(wishlistItems);
        const current = table.rows.find((item) => item.productId === productId);
        if (current) table.remove(current.id);
        return ok({ id: productId });
      },
      ['12'],
    ),
    handle(listCart, ({ database, now }) => ok({ products: cartProductsOf(database, now) }), []),
    handle(
      addToCart,
      ({ database, body: { productId } }) => {
        const product = database.table(products).find(productId);
        if (!product) return refuse(404, 'There is no such product');
        const current = cartItemOf(database, productId);
        if (current) return created({ item: current });
        if (product.stock === 0) return refuse(400, stockText(product));
        return created({ item: database.table(cartItems).add({ productId, qty: 1 }) });
      },
      [{ productId: 4 }],
    ),
    handle(
      updateCartItem,
      ({ database, params, body: { qty } }) => {
        const current = cartItemOf(database, Number(params.productId));
        const product = current && database.table(products).find(current.productId);
        if (product && qty > product.stock) return refuse(400, stockText(product));
        const item = current && database.table(cartItems).update(current.id, { qty });
        return item ? ok({ item }) : refuse(404, 'The product is not in the cart');
      },
      ['12', { qty: 3 }],
    ),
    handle(
      removeFromCart,
      ({ database, params }) => {
        const productId = Number(params.productId);
        const current = cartItemOf(database, productId);
        if (current) database.table(cartItems).remove(current.id);
        return ok({ id: productId });
      },
      ['12'],
    ),
    ...addressHandlers,
    ...orderHandlers,
  ],
};
