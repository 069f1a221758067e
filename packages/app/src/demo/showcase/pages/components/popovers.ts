import type { ShowcasePage } from '../../showcase-page.ts';

export const popoversPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
