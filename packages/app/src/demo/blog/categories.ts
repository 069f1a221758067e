import type { BLOG_ICONS, PostStatus } from '@plinth/api-client/demo/blog';
import { iconBookOpen, iconLandmark, iconUsers, iconWrench } from '@plinth/ui-kit/icons';
import { iconTrendingUp } from '@plinth/ui-kit/icons/trending-up';

/** The icons of the categories. */
export const CATEGORY_ICONS: Readonly<Record<(typeof BLOG_ICONS)[number], string>> = {
  landmark: iconLandmark,
  'trending-up': iconTrendingUp,
  users: iconUsers,
  wrench: iconWrench,
  'book-open': iconBookOpen,
};

/** The colors of the states of posts that are not published. */
export const STATUS_VARIANTS = { Published: 'plain', Pending: 'warning', Draft: 'neutral' } as const satisfies Readonly<
  Record<PostStatus, string>
>;
