import type { Locator, Page } from '@playwright/test';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, JOURNEY, test } from './support/test.ts';

const CHECKOUT = demoRoutes.hrefOf('checkout');

const card = (page: Page, name: string): Locator => page.getByRole('article').filter({ hasText: name });
const cartBadge = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: count === 0 ? 'Cart' : `Cart, ${count} items`, exact: true });
const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Summary' });
const stage = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('listitem').filter({ hasText: name });

/** Reads a whole amount of the summary, such as `−$1,033`. */
async function amount(page: Page, name: string): Promise<number> {
  const line = page.locator('.order-ledger > div').filter({ hasText: new RegExp(`^${name}`) });
  const text = (await line.locator('dd').textContent()) ?? '';
  return Number(text.replaceAll(/[^\d]/g, ''));
}

test('products are found, put into the cart and the wishlist, and ordered once', JOURNEY, async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('shop'));
  await expect(page.getByText('27 products', { exact: true })).toBeVisible();
  await expect(page.getByText('Showing 1–9 of 27')).toBeVisible();

  // Each choice is a step back, and the counts follow the other filters.
  await page.getByRole('radio', { name: '$100–$500' }).check();
  await page.getByRole('radio', { name: /^4 & up/ }).check();
  await page.getByRole('checkbox', { name: /^Alder & Finch/ }).check();
  await expect(page.getByText('2 products', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/minPrice=100&maxPrice=500&rating=4&brand=Alder/);
  await expect(page.getByLabel('Lowest price')).toHaveValue('$100');
  await page.goBack();
  await expect(page.getByText('6 products', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove 4 & up' }).click();
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemradio', { name: 'Highest' }).click();
  await expect(page.getByRole('article').first()).toContainText('Meridian Watch');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('watch');
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();

  await card(page, 'Meridian Watch')
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await expect(cartBadge(page, 6)).toBeVisible();
  const heart = card(page, 'Meridian Watch').getByRole('button', { name: /^Wishlist/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Meridian Watch', exact: true }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith('/meridian-watch-4'));
  await expect(page.getByText('or $35 a month for 12 months')).toBeVisible();
  await page.getByRole('radio', { name: 'Green' }).check();
  await expect(page).toHaveURL(/color=success/);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('11');
  await quantity.blur();
  await expect(page.getByText('Enter a number from 1 to 10')).toBeVisible();
  await expect(quantity).toHaveValue('11');
  await quantity.fill('1');
  await quantity.press('ArrowUp');
  await page.getByRole('link', { name: /^View in cart/ }).click();

  // Six items: the sum of each line adds up to the summary.
  await expect(page.getByRole('heading', { name: '6 items' })).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Qty, Meridian Watch' })).toHaveValue('2');
  await page.getByRole('button', { name: 'Move to wishlist, Ledger Notebook' }).click();
  await expect(page.getByRole('heading', { name: '5 items' })).toBeVisible();
  await expect(cartBadge(page, 5)).toBeVisible();
  await summary(page).getByLabel('Coupon').fill('SPRING');
  await summary(page).getByRole('button', { name: 'Apply' }).click();
  await expect(summary(page).getByText('This code is not valid')).toBeVisible();
  await summary(page).getByLabel('Coupon').fill('plinth10');
  await summary(page).getByRole('button', { name: 'Apply' }).click();
  await expect(summary(page).getByText('Takes 10% off after discounts.')).toBeVisible();
  const [subtotal, discounts, coupon, delivery, total] = [
    await amount(page, 'Subtotal'),
    await amount(page, 'Discounts'),
    await amount(page, 'Coupon'),
    await amount(page, 'Delivery'),
    await amount(page, 'Total'),
  ];
  expect(subtotal).toBe(680 + 249 + 128 + 96 + 840);
  expect(coupon).toBe(Math.round((subtotal - discounts) / 10));
  expect(total).toBe(subtotal - discounts - coupon + delivery);
  await expect(stage(page, 'Payment').getByRole('link')).toHaveCount(0);

  await page.getByRole('button', { name: 'Continue to address' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toBeFocused();
  await page.getByRole('button', { name: 'Save and deliver here' }).click();
  await expect(page.getByText('Enter a full name')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  const fields = {
    'Full name': 'Inga Solberg',
    Mobile: '+1 503 555 0148',
    'Street and number': '3 Mill Lane',
    Town: 'Salem',
    State: 'Oregon',
    'Postal code': '97301',
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Save and deliver here' }).click();

  await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeFocused();
  await page.reload();
  await page.getByRole('radio', { name: 'New card' }).check();
  await page.getByLabel('Card number').fill('4242 4242 4242 4241');
  await page.getByLabel('Name on card').fill('Inga Solberg');
  await page.getByLabel('Expiry').fill('0140');
  await page.getByLabel('CVV').fill('123');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Enter a valid card number')).toBeVisible();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/ecommerce/order'));
  await page.getByRole('button', { name: 'Place order' }).click();
  expect((await request).postData()).not.toMatch(/4242 4242|"123"|Inga Solberg.*cvv/);

  await expect(page.getByRole('heading', { name: 'Your order is placed' })).toBeFocused();
  await expect(cartBadge(page, 0)).toBeVisible();
  await expect(page.getByText('Visa ····4242')).toBeVisible();
  expect(await amount(page, 'Total')).toBe(total);
  await page.reload();
  await expect(page.getByText(/^Order 1001\. /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(5);

  // Back does not lead to a second order.
  const confirmation = page.url();
  await page.goBack();
  await expect(page.locator('plinth-empty-state').getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0);
  await page.goto(demoRoutes.hrefOf('wishlist'));
  await expect(page.getByRole('list', { name: 'Wishlist' }).getByRole('article')).toHaveCount(3);

  // The order is in the inbox, with a link to its page.
  await page.goto(demoRoutes.hrefOf('email'));
  await page.getByRole('link', { name: /Order 1001 is placed/ }).click();
  await expect(page.getByRole('link', { name: confirmation })).toHaveAttribute('href', confirmation);
});

test('a product that is out of stock can be wished for, and locked steps lead back', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('product', { slug: 'gooseneck-kettle-18' }));
  await expect(page.getByText('Out of stock')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Wishlist, Gooseneck Kettle' }).click();
  await page.goto(demoRoutes.hrefOf('wishlist'));
  await expect(card(page, 'Gooseneck Kettle').getByRole('button', { name: /^Move to cart/ })).toBeDisabled();
  await card(page, 'Meridian Watch')
    .getByRole('button', { name: /^Move to cart/ })
    .click();
  await expect(cartBadge(page, 6)).toBeVisible();
  await expect(page.getByText('2 items', { exact: true })).toBeVisible();
  await card(page, 'Gooseneck Kettle').getByRole('button', { name: 'Remove, Gooseneck Kettle' }).click();
  await expect(card(page, 'Gooseneck Kettle')).toHaveCount(0);

  // A product with few pieces says so, and does not take more of them.
  await page.goto(demoRoutes.hrefOf('product', { slug: 'ashby-counter-22' }));
  await expect(page.getByText('Only 3 left')).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('4');
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByText('Only 3 left')).toHaveCount(2);
  await expect(cartBadge(page, 6)).toBeVisible();

  await page.goto(`${CHECKOUT}?step=payment`);
  await expect(page).toHaveURL(/step=address/);
  await page.goto(`${CHECKOUT}?step=payment&address=99`);
  await expect(page).toHaveURL(/step=address/);
  await page.goto(`${CHECKOUT}?step=done`);
  await expect(page.getByRole('heading', { name: '6 items' })).toBeVisible();
  await page.goto(`${CHECKOUT}?step=done&order=7`);
  await expect(page.getByText('There is no such order')).toBeVisible();
  await page.goto(demoRoutes.hrefOf('product', { slug: 'golden-goose-99' }));
  await expect(page.getByText('There is no such product')).toBeVisible();
  await page.goto(demoRoutes.hrefOf('product'));
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith('/spinning-top-1'));
  await page.goto(demoRoutes.hrefOf('product', { slug: '26' }));
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith('/corvane-m2-camera-26'));
});

test('the shop and the checkout fit a phone, and their steps are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('shop'));
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.locator('plinth-drawer[open]');
  await drawer.getByRole('radio', { name: /^Photo/ }).check();
  await drawer.getByRole('button', { name: 'Show 3 products' }).click();
  await expect(page.getByText('3 products', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sort and layout' }).click();
  await page.getByRole('menuitemradio', { name: 'List' }).click();
  await expect(page).toHaveURL(/layout=list/);
  await expectNoHorizontalScroll(page);
  await page.goto(demoRoutes.hrefOf('shop', {}, { q: 'meridian watch' }));
  await page.getByRole('button', { name: 'Filters' }).click();
  await drawer.getByRole('button', { name: 'Show 1 product', exact: true }).click();
  for (const step of ['address', 'payment&address=2']) {
    await page.goto(`${CHECKOUT}?step=${step}`);
    await expect(page.locator('[data-ready="checkout"]')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole('radio', { name: 'Pay on delivery' }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Your order is placed' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});
