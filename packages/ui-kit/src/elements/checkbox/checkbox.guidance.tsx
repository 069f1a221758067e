import { Checkbox } from '#react/checkbox.ts';
import type { Guidance } from '#testing/guidance.ts';

export const guidance: Guidance = [
  {
    do: {
      picture: <Checkbox defaultChecked>Send me a summary each week</Checkbox>,
      alt: 'A checked checkbox with the label “Send me a summary each week”.',
      reason: 'Say what happens if the box is checked, so that a check always means yes.',
    },
    dont: {
      picture: <Checkbox defaultChecked>Don’t send me a summary each week</Checkbox>,
      alt: 'A checked checkbox with the label “Don’t send me a summary each week”.',
      reason: 'Don’t put a “not” into the label: a check that means no is easily misread.',
    },
  },
  {
    do: {
      picture: <Checkbox>I agree to the credit check</Checkbox>,
      alt: 'An unchecked checkbox with the label “I agree to the credit check”.',
      reason: 'Leave consent unchecked, so that it is given on purpose.',
    },
    dont: {
      picture: <Checkbox defaultChecked>I agree to the credit check</Checkbox>,
      alt: 'A checkbox with the label “I agree to the credit check” that is checked from the start.',
      reason: 'Don’t check consent in advance: many laws don’t accept it, and people feel tricked.',
    },
  },
];
