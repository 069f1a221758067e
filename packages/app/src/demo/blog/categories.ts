import type { BLOG_ICONS, BlogCategory, PostStatus } from '@plinth/api-client/demo/blog';
import { iconBookOpen, iconLandmark, iconUsers, iconWrench } from '@plinth/ui-kit/icons';
import { iconTrendingUp } from '@plinth/ui-kit/icons/trending-up';

/** The colors of the categories. */
export const CATEGORY_VARIANTS = {
  finance: 'primary',
  growth: 'success',
  people: 'info',
  tools: 'warning',
  stories: 'danger',
} as const satisfies Readonly<Record<BlogCategory, string>>;

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
