import { BLOG_CATEGORIES, type Post } from '@plinth/api-client/demo/blog';
import { Badge } from '@plinth/ui-kit/react/badge';
import { STATUS_VARIANTS } from '../categories.ts';

/** The categories of a post, and its state unless it is published. */
export function CategoryTags({ categories, status }: Pick<Post, 'categories' | 'status'>) {
  return (
    <span className="post-tags">
      {status === 'Published' ? null : <Badge variant={STATUS_VARIANTS[status]}>{status}</Badge>}
      {categories.map((category) => (
        <Badge key={category}>{BLOG_CATEGORIES[category]}</Badge>
      ))}
    </span>
  );
}
