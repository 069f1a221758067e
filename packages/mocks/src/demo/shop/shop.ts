import { addToCart, listCart, removeFromCart, updateCartItem } from '@plinth/api-client/demo/shop';
import { created, ok, refuse } from '#http.ts';
import { answerDemo, type DemoDomain } from '../answer.ts';
import { cartItemOf, cartProductsOf } from './cart.ts';
import { cartItems, products } from './seed.ts';

/** The shop. */
export const shop: DemoDomain = {
  answers: [
    answerDemo(listCart, ({ database, now }) => ok({ products: cartProductsOf(database, now) }), []),
    answerDemo(
      addToCart,
      ({ database, body: { productId } }) => {
        const product = database.table(products).find(productId);
        if (!product) return refuse(404, 'There is no such product');
        const current = cartItemOf(database, productId);
        if (current) return created({ item: current });
        if (product.stock === 0) return refuse(400, `${product.name} is out of stock`);
        return created({ item: database.table(cartItems).add({ productId, qty: 1 }) });
      },
      [{ productId: 4 }],
    ),
    answerDemo(
      updateCartItem,
      ({ database, params, body: { qty } }) => {
        const current = cartItemOf(database, Number(params.productId));
        const item = current && database.table(cartItems).update(current.id, { qty });
        return item ? ok({ item }) : refuse(404, 'The product is not in the cart');
      },
      ['12', { qty: 3 }],
    ),
    answerDemo(
      removeFromCart,
      ({ database, params }) => {
        const productId = Number(params.productId);
        const current = cartItemOf(database, productId);
        if (current) database.table(cartItems).remove(current.id);
        return ok({ id: productId });
      },
      ['12'],
    ),
  ],
};
