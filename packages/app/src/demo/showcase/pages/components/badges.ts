import type { ShowcasePage } from '../../showcase-page.ts';

export const badgesPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
