import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const avatarPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
