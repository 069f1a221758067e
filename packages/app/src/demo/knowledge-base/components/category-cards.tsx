import type { KnowledgeCard } from '@plinth/api-client/demo/knowledge-base';
import { PostDrawing } from '#demo/_shared/drawings/post-drawing.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { Link } from '#shared/navigation.ts';

/** The categories as cards. The whole card opens the category. */
export function CategoryCards({ cards }: { readonly cards: readonly KnowledgeCard[] }) {
  return (
    <ul className="knowledge-cards" data-ready="knowledge-base">
      {cards.map(({ id, category, title, desc, img }) => (
        <li key={id} className="knowledge-card">
          <div className="knowledge-picture">
            <PostDrawing drawing={img} />
          </div>
          <h2>
            <Link to={demoRoutes.hrefOf('knowledge-category', { category })}>{title}</Link>
          </h2>
          <p className="muted">
            <bdi>{desc}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
