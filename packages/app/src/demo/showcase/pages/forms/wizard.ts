import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const wizardPage: ShowcasePage = {
  elements: ['stepper'],
  text: 'A wizard splits a long form into steps that are asked for one by one. For fewer than three steps, use one form.',
  sections: [
    {
      title: 'Horizontal with validation',
      text: 'Next checks the fields of the step; the focus goes to the first one with an error, or to the next step.',
      example: 'wizard-horizontal',
    },
    {
      title: 'Vertical',
      text: 'The steps are listed beside the form, and completed ones lead back to it.',
      example: 'wizard-vertical',
    },
    {
      title: 'Steps that were completed before',
      text: 'Whoever goes back to an earlier step can return to the later ones.',
      story: 'stepper/LaterStepsCompleted',
    },
  ],
  related: ['form-validation', 'form-layout'],
};
