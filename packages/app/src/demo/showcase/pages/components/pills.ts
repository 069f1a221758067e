import type { ShowcasePage } from '../../showcase-page.ts';

export const pillsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
