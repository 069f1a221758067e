import { RadioGroup } from '#react/radio-group.ts';
import { Radio } from '#react/radio.ts';
import type { Guidance } from '#testing/guidance.ts';

export const guidance: Guidance = [
  {
    do: {
      picture: (
        <RadioGroup label="Employees" defaultValue="6">
          <Radio value="1">1 to 5</Radio>
          <Radio value="6">6 to 10</Radio>
          <Radio value="11">11 or more</Radio>
        </RadioGroup>
      ),
      alt: 'Three options for the number of employees: “1 to 5”, “6 to 10” and “11 or more”.',
      reason: 'Write options that exclude each other, so that exactly one of them is true.',
    },
    dont: {
      picture: (
        <RadioGroup label="Employees" defaultValue="5">
          <Radio value="1">1 to 5</Radio>
          <Radio value="5">5 to 10</Radio>
          <Radio value="10">10 or more</Radio>
        </RadioGroup>
      ),
      alt: 'Three options for the number of employees: “1 to 5”, “5 to 10” and “10 or more”.',
      reason: 'Don’t let options overlap: a business with five employees has two right answers.',
    },
  },
  {
    do: {
      picture: (
        <RadioGroup label="Best time to call" defaultValue="any">
          <Radio value="morning">In the morning</Radio>
          <Radio value="afternoon">In the afternoon</Radio>
          <Radio value="any">At any time</Radio>
        </RadioGroup>
      ),
      alt: 'Three options for the best time to call. The last one is “At any time”.',
      reason: 'Offer an option for people who have no preference, because a radio button can’t be cleared.',
    },
    dont: {
      picture: (
        <RadioGroup label="Best time to call" defaultValue="morning">
          <Radio value="morning">In the morning</Radio>
          <Radio value="afternoon">In the afternoon</Radio>
        </RadioGroup>
      ),
      alt: 'Two options for the best time to call: “In the morning” and “In the afternoon”.',
      reason: 'Don’t force a choice that people can’t take back: the answer then says nothing.',
    },
  },
];
