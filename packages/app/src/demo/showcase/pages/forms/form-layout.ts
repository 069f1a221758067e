import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const formLayoutPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
