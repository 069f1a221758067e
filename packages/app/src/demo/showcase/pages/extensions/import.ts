import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const importPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
