import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const exportSelectedPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
