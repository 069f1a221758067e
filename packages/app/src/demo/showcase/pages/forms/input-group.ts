import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const inputGroupPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
