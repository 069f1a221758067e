import {
  getKnowledgeCategory,
  getKnowledgeQuestion,
  KNOWLEDGE_CATEGORIES,
  listKnowledgeCategories,
} from '@plinth/api-client/demo/knowledge-base';
import { ok, refuse } from '#engine/response.ts';
import { handle, type Domain } from '../handle.ts';
import { CATEGORY_TEXTS } from './categories.ts';
import { knowledgeQuestions, type KnowledgeRow } from './seed.ts';

const linkOf = ({ slug, title }: KnowledgeRow) => ({ slug, question: title });

/** The knowledge base. */
export const knowledgeBase: Domain = {
  calls: [
    handle(
      listKnowledgeCategories,
      ({ database }) => {
        const { rows } = database.table(knowledgeQuestions);
        return ok(
          KNOWLEDGE_CATEGORIES.map((category, index) => {
            const { title, desc, img } = CATEGORY_TEXTS[category];
            return { id: index + 1, category, title, desc, img };
          }).filter(({ category }) => rows.some((row) => row.category === category)),
        );
      },
      [],
    ),
    handle(
      getKnowledgeCategory,
      ({ database, query: { category: name = KNOWLEDGE_CATEGORIES[0] } }) => {
        const category = KNOWLEDGE_CATEGORIES.find((other) => other === name);
        if (category === undefined) return refuse(404, 'There is no such category');
        const { title, groups } = CATEGORY_TEXTS[category];
        const { rows } = database.table(knowledgeQuestions);
        return ok({
          category,
          title,
          groups: groups
            .map(({ title: groupTitle, icon, slugs }) => ({
              title: groupTitle,
              icon,
              questions: rows.filter(({ slug }) => slugs.includes(slug)).map(linkOf),
            }))
            .filter(({ questions }) => questions.length > 0),
        });
      },
      [{ category: 'repayments' }],
    ),
    handle(
      getKnowledgeQuestion,
      ({ database, query: { question: name } }) => {
        const { rows } = database.table(knowledgeQuestions);
        const found = name === undefined ? rows[0] : rows.find(({ slug }) => slug === name);
        if (!found) return refuse(404, 'There is no such question');
        const { title, lastUpdated, related, content } = found;
        return ok({
          title,
          lastUpdated,
          content,
          relatedQuestions: rows
            .filter(({ slug }) => related.includes(slug))
            .map((row) => ({ ...linkOf(row), category: row.category })),
        });
      },
      [{ question: 'link-a-bank' }],
    ),
  ],
};
