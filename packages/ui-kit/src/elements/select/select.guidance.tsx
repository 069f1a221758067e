import { RadioGroup } from '#react/radio-group.ts';
import { Radio } from '#react/radio.ts';
import { Select } from '#react/select.ts';
import type { Guidance } from '#testing/guidance.ts';
import type { SelectOption } from './select.ts';

const STATES: readonly SelectOption[] = [
  { value: 'al', label: 'Alabama' },
  { value: 'ak', label: 'Alaska' },
  { value: 'or', label: 'Oregon' },
];
const PREMISES: readonly SelectOption[] = [
  { value: 'rented', label: 'Rented' },
  { value: 'owned', label: 'Owned' },
];

export const guidance: Guidance = [
  {
    do: {
      picture: <Select label="State" options={STATES} placeholder="Choose a state" />,
      alt: 'A select for the state of a business. Nothing is selected; it reads “Choose a state”.',
      reason: 'Start without a value, so that every answer is one that somebody chose.',
    },
    dont: {
      picture: <Select label="State" options={STATES} defaultValue="al" />,
      alt: 'A select for the state of a business, in which Alabama, the first option, is already selected.',
      reason: 'Don’t select the first option for people: anyone who overlooks the field submits a wrong answer.',
    },
  },
  {
    do: {
      picture: (
        <RadioGroup label="Business premises" defaultValue="rented">
          <Radio value="rented">Rented</Radio>
          <Radio value="owned">Owned</Radio>
        </RadioGroup>
      ),
      alt: 'Two radio buttons for the business premises: “Rented”, which is selected, and “Owned”.',
      reason: 'Show two or three options in a radio group, where they can be compared without a click.',
    },
    dont: {
      picture: <Select label="Business premises" options={PREMISES} defaultValue="rented" />,
      alt: 'A closed select for the business premises, in which “Rented” is selected.',
      reason: 'Don’t hide two options in a list: it takes a click to see that there is only one other.',
    },
  },
];
