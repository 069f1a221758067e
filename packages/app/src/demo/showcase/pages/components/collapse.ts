import type { ShowcasePage } from '../../showcase-page.ts';

export const collapsePage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
