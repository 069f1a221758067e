import type { ShowcasePage } from '../../showcase-page.ts';

export const slidersPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
