import { iconShieldCheck } from '@plinth/ui-kit/icons';
import { iconBadgeCheck } from '@plinth/ui-kit/icons/badge-check';
import { iconRepeat2 } from '@plinth/ui-kit/icons/repeat-2';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useTranslation } from 'react-i18next';
import { dollars } from '#demo/_shared/amounts.ts';
import { stockText } from '#demo/_shared/cart/stock.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { ProductPicture } from '#demo/_shared/shop/product-picture.tsx';
import { ProductRating } from '#demo/_shared/shop/product-rating.tsx';
import type { ProductDetails } from '#demo/_shared/shop/products-api.ts';
import { ColorChoice, useProductColor } from '../components/color-choice.tsx';
import { ProductActions } from '../components/product-actions.tsx';
import { ProductLoader, useOpenProduct } from '../components/product-loader.tsx';
import { RelatedProducts } from '../components/related-products.tsx';
import { monthlyPriceOf } from '../product-facts.ts';
import './product.css';

const PROMISES = [
  { icon: iconBadgeCheck, title: 'Original', text: 'Straight from the maker, with its papers.' },
  { icon: iconRepeat2, title: 'Replacement', text: 'Send it back within 10 days and get another one.' },
  { icon: iconShieldCheck, title: 'Warranty', text: 'Repaired free of charge for one year.' },
];

function Promises() {
  return (
    <ul className="product-promises">
      {PROMISES.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon path={icon} />
          <h2>{title}</h2>
          <p>
            <bdi>{text}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}

function ProductContent({ product }: { readonly product: ProductDetails }) {
  const { brand, price, rating, stock, description, hasFreeShipping, image, colorOptions } = product;
  const color = useProductColor(colorOptions);
  const monthlyPrice = monthlyPriceOf(price);
  return (
    <div className="product-page" data-ready="product">
      <section className="product" aria-label="Product">
        <div className="product-stage" data-color={color}>
          <ProductPicture image={image} />
        </div>
        <div className="product-facts">
          <p className="product-line">
            <bdi>By {brand}</bdi>
            <ProductRating rating={rating} hasNumber />
          </p>
          <div>
            <p className="product-amount">
              <bdi dir="ltr" className="figures">
                {dollars(price)}
              </bdi>
            </p>
            {monthlyPrice === null ? null : (
              <p className="product-line">
                <bdi className="figures">or {dollars(monthlyPrice)} a month for 12 months</bdi>
              </p>
            )}
          </div>
          <p className="product-line">
            {stock === 0 ? null : <bdi>{stockText(stock)}</bdi>}
            {hasFreeShipping ? <Badge>Free shipping</Badge> : null}
          </p>
          <p>
            <bdi>{description}.</bdi>
          </p>
          <ColorChoice options={colorOptions} />
          <ProductActions key={product.id} product={product} />
        </div>
      </section>
      <Promises />
      <RelatedProducts heading="Related products" query={{ category: product.category }} shown={[product]} />
    </div>
  );
}

/** The page of a product. */
export function ProductPage() {
  const { t } = useTranslation();
  const product = useOpenProduct();
  return (
    <ListPage
      title="demo.pages.product"
      group="demo.menu.ecommerce"
      parents={[{ href: demoRoutes.hrefOf('shop'), title: t('demo.pages.shop') }]}
      recordName={product && product.name}
      badge={product?.stock === 0 ? <Badge>Out of stock</Badge> : null}
    >
      <ProductLoader>{(product) => <ProductContent product={product} />}</ProductLoader>
    </ListPage>
  );
}
