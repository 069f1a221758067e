import type { ShowcasePage } from '../../showcase-page.ts';

export const pickersPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
