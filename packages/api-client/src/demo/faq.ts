import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { search } from './fields.ts';

/** The categories of questions; `cancellation` has the returns. */
export const FAQ_CATEGORIES = ['payment', 'delivery', 'cancellation', 'myOrders', 'productServices'] as const;

/** A category of questions. */
export type FaqCategoryName = (typeof FAQ_CATEGORIES)[number];

/** The icons of the categories, by their names in Lucide. */
export const FAQ_ICONS = ['credit-card', 'truck', 'rotate-ccw', 'package', 'settings'] as const;

/** An icon of a category. */
export type FaqIcon = (typeof FAQ_ICONS)[number];

const categorySchema = v.object({
  icon: v.picklist(FAQ_ICONS),
  title: v.string(),
  subtitle: v.string(),
  /** The answers are plain text: blank lines separate paragraphs. */
  qandA: v.array(v.object({ question: v.string(), answer: v.string() })),
});

/** A category with its questions (product.md#entities). */
export type FaqCategory = v.InferOutput<typeof categorySchema>;

/** Lists the questions by category. The search covers questions and answers; a category may be left without any. */
export const listFaq = defineCall({
  method: 'GET',
  path: '/faq/data',
  query: v.object({ q: search }),
  response: v.object({
    payment: categorySchema,
    delivery: categorySchema,
    cancellation: categorySchema,
    myOrders: categorySchema,
    productServices: categorySchema,
  }),
});
