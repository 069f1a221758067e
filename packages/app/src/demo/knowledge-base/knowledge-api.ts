import {
  getKnowledgeCategory,
  getKnowledgeQuestion,
  listKnowledgeCategories,
  type KnowledgeCard,
  type KnowledgeCategoryPage,
  type KnowledgeQuestion,
} from '@plinth/api-client/demo/knowledge-base';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';

/** The calls of the knowledge base. */
const knowledgeApi = demoApi.injectEndpoints({
  endpoints: (build) => ({
    knowledgeCategories: build.query<readonly KnowledgeCard[], void>({
      query: requestOf(listKnowledgeCategories, () => []),
    }),
    knowledgeCategory: build.query<KnowledgeCategoryPage, string>({
      query: requestOf(getKnowledgeCategory, (category: string) => [{ category }]),
    }),
    knowledgeQuestion: build.query<KnowledgeQuestion, string>({
      query: requestOf(getKnowledgeQuestion, (question: string) => [{ question }]),
    }),
  }),
});

export const { useKnowledgeCategoriesQuery, useKnowledgeCategoryQuery, useKnowledgeQuestionQuery } = knowledgeApi;
