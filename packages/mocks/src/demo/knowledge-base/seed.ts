import {
  KNOWLEDGE_CATEGORIES,
  type KnowledgeCategory,
  type QuestionSlug,
} from '@plinth/api-client/demo/knowledge-base';
import { defineTable } from '../database.ts';
import { instantFrom } from '../dates.ts';
import { FINANCING_ARTICLES } from './articles-financing.ts';
import { PRODUCT_ARTICLES } from './articles-product.ts';
import type { Article } from './articles.ts';
import { CATEGORY_TEXTS } from './categories.ts';

const ARTICLES: Readonly<Record<QuestionSlug, Article>> = { ...FINANCING_ARTICLES, ...PRODUCT_ARTICLES };

/** A question of the knowledge base. */
export interface KnowledgeRow {
  readonly id: number;
  readonly slug: QuestionSlug;
  readonly category: KnowledgeCategory;
  readonly title: string;
  readonly lastUpdated: string;
  readonly related: readonly QuestionSlug[];
  readonly content: string;
}

/** The questions of the knowledge base, in the order of the categories. */
export const knowledgeQuestions = defineTable<KnowledgeRow>({
  name: 'knowledge-questions',
  seed: ({ now }) =>
    KNOWLEDGE_CATEGORIES.flatMap((category) =>
      CATEGORY_TEXTS[category].groups.flatMap(({ slugs }) => slugs.map((slug) => ({ category, slug }))),
    ).map(({ category, slug }, index) => {
      const { title, daysAgo, related, content } = ARTICLES[slug];
      return {
        id: index + 1,
        slug,
        category,
        title,
        related,
        content,
        lastUpdated: instantFrom(now, -daysAgo, '09:30'),
      };
    }),
});
