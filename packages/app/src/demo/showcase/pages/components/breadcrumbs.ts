import type { ShowcasePage } from '../../showcase-page.ts';

export const breadcrumbsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
