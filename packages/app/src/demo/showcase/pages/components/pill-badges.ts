import type { ShowcasePage } from '../../showcase-page.ts';

export const pillBadgesPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
