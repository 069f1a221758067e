import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const wizardPage: ShowcasePage = {
  elements: ['wizard', 'wizard-step', 'stepper'],
  text: 'A wizard splits a long form into steps that are asked for one by one. For fewer than three steps, use one form.',
  sections: [
    {
      title: 'Horizontal with validation',
      text: 'Next, or Enter in a field, checks the fields of the step; the focus goes to the first one that is invalid, or to the next step.',
      story: 'wizard/Overview',
    },
    {
      title: 'Vertical',
      text: 'The steps are listed beside the form, and completed ones lead back to it.',
      story: 'wizard/Vertical',
    },
    {
      title: 'Messages at the fields',
      text: 'The form has novalidate, so the page shows the message of each invalid field itself.',
      story: 'wizard/OwnMessages',
    },
    {
      title: 'All steps in a row',
      text: 'The stepper alone shows the progress through several pages. Where the labels don’t fit, it becomes a bar.',
      story: 'stepper/Steps',
    },
    {
      title: 'Steps that were completed before',
      text: 'Whoever goes back to an earlier step can return to the later ones.',
      story: 'stepper/LaterStepsCompleted',
    },
  ],
  related: ['form-validation', 'form-layout'],
};
