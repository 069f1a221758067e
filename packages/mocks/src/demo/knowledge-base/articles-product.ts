import { article, type Articles } from './articles.ts';

/** The articles about connections, the web shop and security. */
export const PRODUCT_ARTICLES = {
  'link-a-bank': article(
    'How do I link a bank?',
    6,
    ['what-we-read', 'reconnect-a-bank', 'how-your-limit-is-set'],
    `<ol><li>Open <strong>Banking</strong> and choose <strong>Link a bank</strong>.</li><li>Find your bank and sign in on its own page.</li><li>Tick the checking accounts of the business, and choose <strong>Allow</strong>.</li></ol>
<p>Your password stays with the bank. We get a permission that you can take back at the bank or here.</p>`,
  ),
  'reconnect-a-bank': article(
    'Why do I have to sign in to my bank again?',
    4,
    ['link-a-bank', 'remove-a-connection', 'what-we-read'],
    `<p>Banks end a permission after a while: some after 90 days, some when you change your password. The account then reads <em>Sign in again</em>, and its figures stop where they were.</p>
<p>Choose <strong>Reconnect</strong> and sign in as before. Nothing is lost, and the days in between are read again.</p>`,
  ),
  'what-we-read': article(
    'What do you read from my bank?',
    47,
    ['who-sees-your-data', 'remove-a-connection', 'link-a-bank'],
    `<p>Balances and deposits of the checking accounts that you ticked. That is all we need to set your limit.</p>
<p>We do not read savings, private accounts or cards, and we cannot move money through the connection. Collections use a mandate that you sign separately.</p>`,
  ),
  'link-an-accounting-platform': article(
    'How do I link my accounting?',
    38,
    ['link-a-shop', 'remove-a-connection', 'how-your-limit-is-set'],
    `<p>Open <strong>Accounting</strong>, choose your platform and sign in there. The profit and loss, the balance sheet and the open invoices are read once a night.</p>
<p>You need the rights of an owner on the platform. With the rights of an accountant, most of them refuse the connection.</p>`,
  ),
  'link-a-shop': article(
    'How do I link a web shop?',
    25,
    ['link-an-accounting-platform', 'repay-in-a-slow-season', 'add-a-product'],
    `<p>Open <strong>Commerce</strong> and choose the platform that your shop runs on. Enter the address of the shop and allow the access there.</p>
<p>Linking can take an hour for a shop with many orders. You may close the page; the notification says when it is done.</p>`,
  ),
  'remove-a-connection': article(
    'How do I remove a connection?',
    66,
    ['what-we-read', 'reconnect-a-bank', 'change-the-collection-account'],
    `<p>Open its menu and choose <strong>Remove</strong>. We stop reading it the same day and delete what we have read within 30 days, except for what the law makes us keep.</p>
<p>Your limit is reviewed without it. Collections go on as agreed.</p>`,
  ),
  'add-a-product': article(
    'How do I add a product?',
    17,
    ['set-delivery-prices', 'create-a-coupon', 'link-a-shop'],
    `<p>A product needs a name, a price in whole dollars, a category and the number of pieces in stock. At 0 pieces it stays in the shop, marked as out of stock, and cannot be added to a cart.</p>
<p>Write the description for somebody who cannot touch it: material, size, weight, and what comes in the box.</p>`,
  ),
  'set-delivery-prices': article(
    'How are delivery prices set?',
    29,
    ['pack-and-send-an-order', 'add-a-product', 'handle-a-return'],
    `<p>There is one price for an order: $10, or nothing if every product in it has <strong>Free shipping</strong>. The cart says why an order costs what it does.</p>
<p>Offer free shipping for small, light goods first. It costs little there, and customers add a second one.</p>`,
  ),
  'create-a-coupon': article(
    'How do coupons work?',
    13,
    ['add-a-product', 'set-delivery-prices', 'handle-a-return'],
    `<p>A coupon takes a percentage off the products after their own discounts. Delivery is not reduced. An order can have one coupon.</p>
<p>In this demo, <code>PLINTH10</code> takes 10&nbsp;% off.</p>`,
  ),
  'pack-and-send-an-order': article(
    'How do I pack and send an order?',
    21,
    ['print-a-packing-slip', 'handle-a-return', 'set-delivery-prices'],
    `<ol><li>Print the packing slip and collect the items in its order.</li><li>Tick each item as it goes into the box.</li><li>Enter the parcel number. The customer gets it by email.</li></ol>
<p>Orders that are paid before noon should leave the same day: the cart has promised a date.</p>`,
  ),
  'handle-a-return': article(
    'How do I handle a return?',
    33,
    ['create-a-coupon', 'pack-and-send-an-order', 'print-a-packing-slip'],
    `<p>Send the label first and ask questions later. When the parcel is back, check the item, refund the amount, and put it back into stock if it is as new.</p>
<p>Write down the reason in three words. After twenty returns, the list tells you which description to change.</p>`,
  ),
  'print-a-packing-slip': article(
    'How do I print a packing slip?',
    44,
    ['pack-and-send-an-order', 'handle-a-return', 'add-a-product'],
    `<p>Open the order and choose <strong>Print</strong>. The slip has the items, the address and the order number, and no prices, so that it can go with a gift.</p>
<p>It fits on one page up to 24 items. Longer ones have a running number on each page.</p>`,
  ),
  'two-step-sign-in': article(
    'How do I turn on two-step sign-in?',
    7,
    ['sign-out-a-lost-phone', 'reset-your-password', 'spot-a-false-message'],
    `<ol><li>Open the account settings and choose <strong>Security</strong>.</li><li>Choose an authenticator app, and scan the code with it, or choose text messages and enter your phone number.</li><li>Enter the six digits that you get.</li></ol>
<p>From then on, signing in on a new device asks for six digits as well. Devices that you have used before are remembered for 30 days.</p>`,
  ),
  'reset-your-password': article(
    'How do I reset my password?',
    36,
    ['two-step-sign-in', 'spot-a-false-message', 'create-an-account'],
    `<p>Choose <strong>Forgot your password?</strong> on the sign-in page and enter your email address. The link in the email works once, for an hour.</p>
<p>If no email comes, check your spam folder, then the address: we answer the same for addresses that we do not know, so that nobody can find out who is a customer.</p>`,
  ),
  'sign-out-a-lost-phone': article(
    'My phone is gone. How do I sign it out?',
    15,
    ['two-step-sign-in', 'reset-your-password', 'who-sees-your-data'],
    `<p>Open the account settings on another device, choose <strong>Security</strong>, and find the phone under recent devices. <strong>Sign out</strong> ends its session within ten minutes at the latest.</p>
<p>Then change your password, and move two-step sign-in to your new phone.</p>`,
  ),
  'spot-a-false-message': article(
    'How do I spot a false message?',
    2,
    ['reset-your-password', 'two-step-sign-in', 'who-sees-your-data'],
    `<p>We never ask for a password, a code or the number of a card, neither by email nor by phone. A message that does is not from us.</p>
<ul><li>Look at the address of the sender, not at the name.</li><li>Do not follow the link; type the address of the app yourself.</li><li>When in doubt, send us the message by ticket before you answer it.</li></ul>`,
  ),
  'who-sees-your-data': article(
    'Who can see my data?',
    55,
    ['what-we-read', 'invite-a-colleague', 'create-an-api-key'],
    `<p>You, the colleagues whom you invite, and your specialist. The roles page shows what each role can see, and the list of users who has which role.</p>
<p>We do not sell data, and the platforms that you link learn nothing about your financing.</p>`,
  ),
  'create-an-api-key': article(
    'How do I create an API key?',
    10,
    ['who-sees-your-data', 'sign-out-a-lost-phone', 'two-step-sign-in'],
    `<p>Open <strong>API keys</strong>, enter a name that says what the key is for, and choose what it may do. Start with <em>Read Only</em>; you can change it later.</p>
<p>Copy the key while the dialog is open and store it like a password. A key that has become known to others is revoked in the table, and stops working at once.</p>`,
  ),
} as const satisfies Articles;
