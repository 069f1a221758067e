import { demoRoutes } from '#demo/_shared/routes.ts';
import type { ShowcaseId } from '#demo/_shared/showcase-pages.ts';
import type { FoundSection } from '#demo/_shared/showcase-sections.ts';
import { feature as components } from './areas/components.ts';
import { feature as extensions } from './areas/extensions.ts';
import { feature as forms } from './areas/forms.ts';
import { anchorOf, type ShowcasePage } from './showcase-page.ts';

/** Every section of the showcase. */
export const sections: readonly FoundSection[] = [components, extensions, forms].flatMap(({ showcase }) =>
  Object.entries<ShowcasePage>(showcase).flatMap(([id, page]) =>
    page.sections.map((section) => ({
      pageId: id as ShowcaseId,
      href: `${demoRoutes.hrefOf(id as ShowcaseId)}#${anchorOf(section)}`,
      title: section.title,
    })),
  ),
);
