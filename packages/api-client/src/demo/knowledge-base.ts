import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate } from '../schema.ts';
import { POST_DRAWINGS } from './blog.ts';
import { recordId } from './fields.ts';

/** The categories of the knowledge base, with the names of their questions as addresses have them. */
export const KNOWLEDGE_BASE = {
  'getting-started': [
    'create-an-account',
    'what-an-application-needs',
    'how-long-a-decision-takes',
    'invite-a-colleague',
    'change-your-business-details',
    'choose-notifications',
  ],
  financing: [
    'how-your-limit-is-set',
    'what-financing-costs',
    'read-your-contract',
    'request-a-top-up',
    'when-money-arrives',
    'financing-for-a-second-business',
  ],
  repayments: [
    'how-collections-work',
    'when-a-collection-fails',
    'change-the-collection-account',
    'pay-ahead-of-schedule',
    'read-your-statement',
    'repay-in-a-slow-season',
  ],
  connections: [
    'link-a-bank',
    'reconnect-a-bank',
    'what-we-read',
    'link-an-accounting-platform',
    'link-a-shop',
    'remove-a-connection',
  ],
  'web-shop': [
    'add-a-product',
    'set-delivery-prices',
    'create-a-coupon',
    'pack-and-send-an-order',
    'handle-a-return',
    'print-a-packing-slip',
  ],
  security: [
    'two-step-sign-in',
    'reset-your-password',
    'sign-out-a-lost-phone',
    'spot-a-false-message',
    'who-sees-your-data',
    'create-an-api-key',
  ],
} as const;

/** A category of the knowledge base. */
export type KnowledgeCategory = keyof typeof KNOWLEDGE_BASE;

/** The name of a question as addresses have it. */
export type QuestionSlug = (typeof KNOWLEDGE_BASE)[KnowledgeCategory][number];

/** The categories of the knowledge base, in their order. */
export const KNOWLEDGE_CATEGORIES = Object.keys(KNOWLEDGE_BASE) as KnowledgeCategory[];

/** The icons of the groups of questions, by their names in Lucide. */
export const GROUP_ICONS = [
  'rocket',
  'settings',
  'scale',
  'hand-coins',
  'calendar-clock',
  'receipt',
  'landmark',
  'plug',
  'tag',
  'package',
  'lock',
  'shield',
] as const;

/** An icon of a group of questions. */
export type GroupIcon = (typeof GROUP_ICONS)[number];

const slugSchema = v.picklist(Object.values(KNOWLEDGE_BASE).flat());
const categoryName = v.picklist(KNOWLEDGE_CATEGORIES);

const categoryCardSchema = v.object({
  id: recordId,
  category: categoryName,
  title: v.string(),
  desc: v.string(),
  img: v.picklist(POST_DRAWINGS),
});

const categorySchema = v.object({
  category: categoryName,
  title: v.string(),
  groups: v.array(
    v.object({
      title: v.string(),
      icon: v.picklist(GROUP_ICONS),
      questions: v.array(v.object({ question: v.string(), slug: slugSchema })),
    }),
  ),
});

const questionSchema = v.object({
  title: v.string(),
  /** An instant. */
  lastUpdated: isoDate,
  /** Other questions that readers of this one ask. */
  relatedQuestions: v.array(v.object({ question: v.string(), slug: slugSchema, category: categoryName })),
  /** HTML. It is untrusted: sanitize it before it is shown. */
  content: v.string(),
});

/** A category as the first page of the knowledge base shows it. */
export type KnowledgeCard = v.InferOutput<typeof categoryCardSchema>;
/** A category with its groups of questions. */
export type KnowledgeCategoryPage = v.InferOutput<typeof categorySchema>;
/** A question with its answer (product.md#entities). */
export type KnowledgeQuestion = v.InferOutput<typeof questionSchema>;

/** Lists the categories of the knowledge base. */
export const listKnowledgeCategories = defineCall({
  method: 'GET',
  path: '/faq/data/knowledge_base',
  response: v.array(categoryCardSchema),
});

/** Gets a category with its groups of questions; without a name, the first one. */
export const getKnowledgeCategory = defineCall({
  method: 'GET',
  path: '/faq/data/category',
  query: v.object({ category: v.optional(v.string()) }),
  response: categorySchema,
});

/** Gets a question with its answer; without a name, the first one. */
export const getKnowledgeQuestion = defineCall({
  method: 'GET',
  path: '/faq/data/question',
  query: v.object({ question: v.optional(v.string()) }),
  response: questionSchema,
});
