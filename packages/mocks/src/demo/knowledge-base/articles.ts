import type { QuestionSlug } from '@plinth/api-client/demo/knowledge-base';

/** A question with its answer, as the sample data have it. */
export interface Article {
  readonly title: string;
  /** Days since the answer was last changed. */
  readonly daysAgo: number;
  readonly related: readonly QuestionSlug[];
  /** HTML. */
  readonly content: string;
}

/** Articles by the names of their questions. */
export type Articles = Readonly<Partial<Record<QuestionSlug, Article>>>;

/** Creates an article. */
export const article = (title: string, daysAgo: number, related: Article['related'], content: string): Article => ({
  title,
  daysAgo,
  related,
  content,
});
