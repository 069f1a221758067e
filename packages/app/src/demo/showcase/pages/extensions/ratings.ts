import type { ShowcasePage } from '../../showcase-page.ts';

export const ratingsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
