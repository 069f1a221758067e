import type { FaqCategoryName, FaqIcon } from '@plinth/api-client/demo/faq';
import { defineTable } from '../database.ts';

interface CategoryTexts {
  readonly icon: FaqIcon;
  readonly title: string;
  readonly subtitle: string;
}

/** What the categories are called. */
export const FAQ_TEXTS: Readonly<Record<FaqCategoryName, CategoryTexts>> = {
  payment: { icon: 'credit-card', title: 'Payment', subtitle: 'Cards, invoices and receipts' },
  delivery: { icon: 'truck', title: 'Delivery', subtitle: 'Costs, dates and addresses' },
  cancellation: { icon: 'rotate-ccw', title: 'Cancellation & returns', subtitle: 'Change your mind within 30 days' },
  myOrders: { icon: 'package', title: 'My orders', subtitle: 'Find, change and repeat an order' },
  productServices: { icon: 'settings', title: 'Product & services', subtitle: 'Warranty, repairs and spare parts' },
};

/** The questions of each category, with their answers. */
const SAMPLE_QUESTIONS: Readonly<Record<FaqCategoryName, readonly (readonly [question: string, answer: string])[]>> = {
  payment: [
    [
      'Which ways to pay are there?',
      'Cards of the four large networks, a bank transfer, and payment on delivery. Businesses with an open contract can also pay an order from their virtual card.',
    ],
    [
      'When is my card charged?',
      'When the order leaves our warehouse, not when you place it. Until then the amount is only reserved, and your bank shows it as pending.\n\nIf an order is sent in two parcels, each parcel is charged on its own.',
    ],
    [
      'Can I pay for my order in monthly parts?',
      'Yes, from $120 on. The page of a product shows what it costs a month over 12 months. The parts have no fee, and you can pay the rest at any time.',
    ],
    [
      'Where do I find the receipt?',
      'Open the order and choose Print, or look into the email that we sent with the parcel. It names the tax separately, so your accountant needs nothing else.',
    ],
    [
      'Why was my card declined?',
      'Most often the address on the order is not the one that your bank has on file, or the card has a daily limit. Nothing was charged. Check both, then try again or choose a bank transfer.',
    ],
  ],
  delivery: [
    [
      'What does delivery cost?',
      'Orders in which every item has Free Shipping cost nothing to deliver. Any other order costs $10, whatever its size.',
    ],
    [
      'How long does delivery take?',
      'Between one and seven days. The cart shows the latest day for each item, and the confirmation names the day on which the last one arrives.',
    ],
    [
      'Can I send an order to another address?',
      'Yes. Choose or add an address at the second step of checkout. The invoice still has your billing address.',
    ],
    [
      'Do you deliver on Saturdays?',
      'To home addresses, yes. Addresses that you mark as Work get their parcels from Monday to Friday between 9 AM and 5 PM.',
    ],
    [
      'What happens when nobody is at home?',
      'The driver tries again on the next working day. After two attempts the parcel waits for ten days at the pickup point that the card in your letterbox names, and then comes back to us.',
    ],
  ],
  cancellation: [
    [
      'Can I cancel an order?',
      'As long as it has not been packed. Open the order and choose Cancel; the reserved amount is released the same day. Once it is on its way, refuse the parcel or send it back.',
    ],
    [
      'How do I return something?',
      'Write to us within 30 days and tell us the order number. We send a label by email; stick it on the parcel and leave it at any pickup point. Returning is free.',
    ],
    [
      'When do I get my money back?',
      'Within three working days after the parcel has reached us, to the card or account that you paid from. Your bank may need two more days to show it.',
    ],
    [
      'Can I exchange an item for another color?',
      'Yes. Say in your message which color you want. We send it as soon as the return has been scanned, so that you do not wait for the refund.',
    ],
    [
      'What can’t be returned?',
      'Books whose seal is open, watches with an engraving, and anything that was made to your measure. Faulty items always can, whatever they are.',
    ],
  ],
  myOrders: [
    [
      'Where is my order?',
      'The email that says that it was sent has a link to the parcel. Without the email, tell us the order number in the chat and we look it up.',
    ],
    [
      'Can I change an order after placing it?',
      'Address and quantity can be changed until the order is packed, which usually takes two hours. Write to us in the chat, because an email may be read too late.',
    ],
    [
      'I did not get a confirmation. Was the order placed?',
      'Look into the spam folder first. If the page showed an order number, the order exists, even without the email. If it did not, your cart still has everything.',
    ],
    [
      'Can I order the same again?',
      'Yes. Open the old order and put its items into the cart. Prices and delivery dates are those of today; an item that is sold out is left out and named.',
    ],
    [
      'How do I order for several shops of my business?',
      'Place one order for each address. They can share a coupon and a card, and a note at checkout keeps them apart on the invoice.',
    ],
  ],
  productServices: [
    [
      'How long is the warranty?',
      'One year for everything, five years for furniture. It covers faults of material and making, not wear. The invoice is your proof.',
    ],
    [
      'Can a product be repaired?',
      'Lamps, radios, cameras and watches can, also after the warranty. Describe the fault, and we tell you what the repair costs before you send anything.',
    ],
    [
      'Are the products on the pictures drawn to scale?',
      'No. Each drawing fills its frame. Sizes and weights stand in the description of the product.',
    ],
    [
      'Do you sell spare parts?',
      'For everything that has screws. Tell us the name of the product and the part, and we send a price within a day.',
    ],
    [
      'Is there a discount for larger quantities?',
      'From ten pieces of one product on. Ask in the chat; the answer is a coupon that works for the whole order.',
    ],
  ],
};

/** A question with its category. */
interface FaqQuestion {
  readonly id: number;
  readonly category: FaqCategoryName;
  readonly question: string;
  readonly answer: string;
}

/** The questions and their answers. */
export const faqQuestions = defineTable<FaqQuestion>({
  name: 'faq-questions',
  seed: () =>
    (Object.keys(SAMPLE_QUESTIONS) as FaqCategoryName[])
      .flatMap((category) => SAMPLE_QUESTIONS[category].map(([question, answer]) => ({ category, question, answer })))
      .map((question, index) => ({ id: index + 1, ...question })),
});
