import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const navsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
