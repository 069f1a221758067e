import { FAQ_CATEGORIES, type FaqCategoryName } from '@plinth/api-client/demo/faq';
import { filterValue } from '#demo/_shared/list/filter-value.ts';
import { slugOf } from '#demo/_shared/slug.ts';
import type { Faq } from './faq-api.ts';

/**
 * Returns the category that is open: the one that the address names, else that of the open question, else the first one
 * that has a question left.
 * @param category the category in the address; null without one.
 * @param question the name of the question in the address; null without one.
 */
export function openCategory(faq: Faq, category: string | null, question: string | null): FaqCategoryName {
  const named = filterValue(category, FAQ_CATEGORIES);
  if (named !== '') return named;
  const hasQuestion = (name: FaqCategoryName) => faq[name].qandA.some((item) => slugOf(item.question) === question);
  return (
    FAQ_CATEGORIES.find((name) => question !== null && hasQuestion(name)) ??
    FAQ_CATEGORIES.find((name) => faq[name].qandA.length > 0) ??
    FAQ_CATEGORIES[0]
  );
}
