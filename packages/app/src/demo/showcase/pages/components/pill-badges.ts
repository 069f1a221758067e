import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const pillBadgesPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
