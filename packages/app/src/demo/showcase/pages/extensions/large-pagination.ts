import type { ShowcasePage } from '../../showcase-page.ts';

export const largePaginationPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
