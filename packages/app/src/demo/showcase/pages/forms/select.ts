import type { ShowcasePage } from '../../showcase-page.ts';

export const selectPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
