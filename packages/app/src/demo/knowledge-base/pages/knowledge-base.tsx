import { KNOWLEDGE_CATEGORIES } from '@plinth/api-client/demo/knowledge-base';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useLocation } from '#shared/navigation.ts';
import { KnowledgeCategory } from '../components/knowledge-category.tsx';
import { KnowledgeList } from '../components/knowledge-list.tsx';
import { KnowledgeQuestion } from '../components/knowledge-question.tsx';
import './knowledge-base.css';

/** The page of the knowledge base, on all its levels. */
export function KnowledgeBasePage() {
  const { pathname } = useLocation();
  const { category: name, question } = demoRoutes.matchRoute(pathname)?.parameters ?? {};
  const category = KNOWLEDGE_CATEGORIES.find((other) => other === name);
  if (category === undefined) return <KnowledgeList />;
  if (question === undefined) return <KnowledgeCategory key={category} name={category} />;
  return <KnowledgeQuestion key={question} category={category} slug={question} />;
}
