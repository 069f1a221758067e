import type { ShowcasePage } from '../../showcase-page.ts';

export const dividerPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
