import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const fileUploaderPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
