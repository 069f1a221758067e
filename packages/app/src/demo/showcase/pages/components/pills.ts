import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const pillsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
