import type { ShowcasePage } from '../../showcase-page.ts';

export const exportSelectedPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
