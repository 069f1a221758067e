import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '#react/field.ts';
import { WizardStep } from '#react/wizard-step.ts';
import { Wizard } from '#react/wizard.ts';

const meta = {
  title: 'Forms/Wizard/Wizard step',
  component: WizardStep,
  args: { name: 'company', label: 'Company' },
  render: (args) => (
    <Wizard label="Application">
      <WizardStep {...args}>
        <Field label="Legal name">
          <input name="legal-name" autoComplete="organization" required />
        </Field>
      </WizardStep>
      <WizardStep name="amount" label="Amount">
        How much you need, and for what.
      </WizardStep>
      <WizardStep name="meeting" label="Meeting">
        When we talk about it.
      </WizardStep>
    </Wizard>
  ),
} satisfies Meta<typeof WizardStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
