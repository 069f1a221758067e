import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const badgesPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
