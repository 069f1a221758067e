import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const breadcrumbsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
