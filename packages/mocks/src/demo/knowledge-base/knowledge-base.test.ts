import {
  getKnowledgeCategory,
  getKnowledgeQuestion,
  GROUP_ICONS,
  KNOWLEDGE_BASE,
  KNOWLEDGE_CATEGORIES,
  listKnowledgeCategories,
} from '@plinth/api-client/demo/knowledge-base';
import { expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

test('has six categories, each with two groups of the three questions that its addresses have', async () => {
  const cards = await call(listKnowledgeCategories);
  expect(cards.map(({ category }) => category)).toEqual(KNOWLEDGE_CATEGORIES);
  const categories = await Promise.all(cards.map(({ category }) => call(getKnowledgeCategory, { category })));
  for (const { category, groups } of categories) {
    expect(groups.map(({ questions }) => questions.length)).toEqual([3, 3]);
    expect(groups.flatMap(({ questions }) => questions.map(({ slug }) => slug))).toEqual(KNOWLEDGE_BASE[category]);
  }
  expect(categories.flatMap(({ groups }) => groups.map(({ icon }) => icon))).toEqual(GROUP_ICONS);
  expect(categories.map(({ title }) => title)).toEqual(cards.map(({ title }) => title));
});

test('each question has an answer of its own, and three related questions that are others', async () => {
  const slugs = Object.values(KNOWLEDGE_BASE).flat();
  const questions = await Promise.all(slugs.map((question) => call(getKnowledgeQuestion, { question })));
  expect(new Set(questions.map(({ title }) => title)).size).toBe(36);
  expect(new Set(questions.map(({ content }) => content)).size).toBe(36);
  for (const [index, { relatedQuestions }] of questions.entries()) {
    expect(relatedQuestions).toHaveLength(3);
    expect(relatedQuestions.map(({ slug }) => slug)).not.toContain(slugs[index]);
    for (const { category, slug } of relatedQuestions) expect(KNOWLEDGE_BASE[category]).toContain(slug);
  }
});

test('without a name, the first category and the first question are found', async () => {
  await expect(call(getKnowledgeCategory)).resolves.toMatchObject({ category: 'getting-started' });
  await expect(call(getKnowledgeQuestion)).resolves.toMatchObject({ title: 'How do I create an account?' });
});

test('an unknown category and an unknown question are not found', async () => {
  await expect(call(getKnowledgeCategory, { category: 'cooking' })).rejects.toMatchObject({ status: 404 });
  await expect(call(getKnowledgeQuestion, { question: 'boil-an-egg' })).rejects.toMatchObject({ status: 404 });
});
