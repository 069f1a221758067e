import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const dividerPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
