import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const exportPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
