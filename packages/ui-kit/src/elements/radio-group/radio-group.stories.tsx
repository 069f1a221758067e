import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '#react/radio-group.ts';
import { Radio } from '#react/radio.ts';

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: { label: 'Menu layout', defaultValue: 'vertical' },
  render: (args) => (
    <RadioGroup {...args}>
      <Radio value="vertical">Vertical menu</Radio>
      <Radio value="horizontal">Horizontal menu</Radio>
      <Radio value="none" disabled>
        Not available
      </Radio>
    </RadioGroup>
  ),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const WithHelp: Story = { args: { help: 'Takes effect at once.' } };
export const Invalid: Story = { args: { defaultValue: null, error: 'Choose one.' } };
export const Disabled: Story = { args: { disabled: true } };

export const Descriptions: Story = {
  render: () => (
    <RadioGroup label="Content width" defaultValue="boxed">
      <Radio value="full" description="As wide as the window.">
        Full
      </Radio>
      <Radio value="boxed" description="No wider than 1,440 pixels.">
        Boxed
      </Radio>
      <Radio value="fluid" description="Grows with the text." reason="Needs the horizontal menu." disabled>
        Fluid
      </Radio>
    </RadioGroup>
  ),
};
