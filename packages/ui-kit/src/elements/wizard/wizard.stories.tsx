import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { Field } from '#react/field.ts';
import { WizardStep } from '#react/wizard-step.ts';
import { Wizard } from '#react/wizard.ts';

const meta = {
  title: 'Forms/Wizard',
  component: Wizard,
  args: { label: 'Registration', submitLabel: 'Create account' },
  render: (args) => <Registration {...args} />,
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

function Registration(props: ComponentProps<typeof Wizard>) {
  const [isReady, setIsReady] = useState(false);
  const create = (event: FormEvent) => {
    event.preventDefault();
    setIsReady(true);
  };
  return (
    <form className="plinth-stack plinth-align-stretch" onSubmit={create}>
      <Wizard {...props}>
        <WizardStep name="account" label="Account" className="plinth-stack plinth-align-stretch">
          <Field label="Email address">
            <input name="email" type="email" autoComplete="email" required />
          </Field>
          <Field label="Password" help="At least 12 characters.">
            <input name="password" type="password" autoComplete="new-password" minLength={12} required />
          </Field>
        </WizardStep>
        <WizardStep name="personal" label="Personal" className="plinth-stack plinth-align-stretch">
          <Field label="Full name">
            <input name="name" autoComplete="name" required />
          </Field>
          <Field label="Phone" optional>
            <input name="phone" type="tel" autoComplete="tel" />
          </Field>
        </WizardStep>
        <WizardStep name="address" label="Address" className="plinth-stack plinth-align-stretch">
          <Field label="Street">
            <input name="street" autoComplete="address-line1" required />
          </Field>
          <Field label="City">
            <input name="city" autoComplete="address-level2" required />
          </Field>
        </WizardStep>
        <WizardStep name="social" label="Social" className="plinth-stack plinth-align-stretch">
          <Field label="Website" optional>
            <input name="website" type="url" autoComplete="url" />
          </Field>
        </WizardStep>
      </Wizard>
      <output>{isReady && 'Your account is ready.'}</output>
    </form>
  );
}

export const Overview: Story = {};
export const Vertical: Story = { args: { orientation: 'vertical' } };

function Booking() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBooked, setIsBooked] = useState(false);
  const showError = (event: FormEvent<HTMLInputElement>) => {
    const { name, validationMessage } = event.currentTarget;
    setErrors((others) => ({ ...others, [name]: validationMessage }));
  };
  const book = (event: FormEvent) => {
    event.preventDefault();
    setIsBooked(true);
  };
  return (
    <form className="plinth-stack plinth-align-stretch" noValidate onSubmit={book}>
      <Wizard label="Booking" submitLabel="Book the room" onStepChange={() => setErrors({})}>
        <WizardStep name="room" label="Room" className="plinth-stack plinth-align-stretch">
          <Field label="Room" error={errors['room'] ?? ''}>
            <input name="room" required onInvalid={showError} />
          </Field>
        </WizardStep>
        <WizardStep name="time" label="Time" className="plinth-stack plinth-align-stretch">
          <Field label="Day" error={errors['day'] ?? ''}>
            <input name="day" type="date" required onInvalid={showError} />
          </Field>
        </WizardStep>
        <WizardStep name="guests" label="Guests" className="plinth-stack plinth-align-stretch">
          <Field label="Number of guests" error={errors['guests'] ?? ''}>
            <input name="guests" type="number" min={1} max={12} required onInvalid={showError} />
          </Field>
        </WizardStep>
      </Wizard>
      <output>{isBooked && 'The room is booked.'}</output>
    </form>
  );
}

/** In a form with `novalidate`, the page shows the messages of the fields itself: each invalid field fires `invalid`. */
export const OwnMessages: Story = { render: () => <Booking /> };
