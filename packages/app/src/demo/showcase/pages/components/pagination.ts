import type { ShowcasePage } from '../../showcase-page.ts';

export const paginationPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
