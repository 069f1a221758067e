import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { iconEye, iconEyeOff, iconMapPin, iconPhone } from '#icons/icons.ts';
import { Button } from '#react/button.ts';
import { Field } from '#react/field.ts';
import { Icon } from '#react/icon.ts';
import { fieldSizes } from './field.ts';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Legal name' },
  render: (args) => (
    <div className="story-column">
      <Field {...args}>
        <input placeholder="As on the registration" />
      </Field>
    </div>
  ),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Sizes: Story = {
  render: () => (
    <div className="story-column">
      {fieldSizes.map((size) => (
        <Field key={size} size={size} label={size}>
          <input defaultValue="harrowvine.example" />
        </Field>
      ))}
    </div>
  ),
};

export const Controls: Story = {
  render: () => (
    <div className="story-column">
      <Field label="Website" optional>
        <input type="url" defaultValue="harrowvine.example" />
      </Field>
      <Field label="Monthly revenue" help="Average of the last six months.">
        <select defaultValue="2">
          <option value="1">$50,000 to $100,000</option>
          <option value="2">$100,000 to $250,000</option>
        </select>
      </Field>
      <Field label="Message">
        <textarea maxLength={2000} defaultValue="The November 9 collection was taken twice." />
      </Field>
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div className="story-column">
      <Field label="Amount" error="Enter an amount from $10,000 to $5,000,000.">
        <input defaultValue="$6,000,000" />
      </Field>
      <Field label="Country" disabled disabledReason="Set when the company was created.">
        <input defaultValue="United States" />
      </Field>
      <Field label="State" disabled>
        <select>
          <option>Oregon</option>
        </select>
      </Field>
      <Field label="Phone" busy>
        <input />
      </Field>
    </div>
  ),
};

export const ReadOnly: Story = {
  render: () => (
    <div className="story-column">
      <Field label="Account number" readOnly help="Set when the account was opened.">
        <input name="account" defaultValue="DE89 3704 0044 0532 0130 00" />
      </Field>
    </div>
  ),
};

export const Clearable: Story = {
  render: () => (
    <div className="story-column">
      <Field label="Reference" clearable optional>
        <input name="reference" defaultValue="November rent" />
      </Field>
    </div>
  ),
};

function PasswordField() {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field size="large" label="Password">
      <a slot="label-end" href="#forgot">
        Forgot password?
      </a>
      <input type={isVisible ? 'text' : 'password'} defaultValue="correct horse" autoComplete="current-password" />
      <Button
        slot="end"
        variant="ghost"
        size="small"
        iconOnly
        label={isVisible ? 'Hide password' : 'Show password'}
        onClick={() => setIsVisible(!isVisible)}
      >
        <Icon path={isVisible ? iconEyeOff : iconEye} />
      </Button>
    </Field>
  );
}

export const Adornments: Story = {
  render: () => (
    <div className="story-column">
      <Field size="large" label="Phone" optional help="Used only about this application.">
        <Icon slot="start" size="small" path={iconPhone} />
        <input type="tel" defaultValue="(503) 555-0148" />
      </Field>
      <Field label="Street">
        <Icon slot="start" size="small" path={iconMapPin} />
        <input defaultValue="2140 SE Division Street" />
      </Field>
      <PasswordField />
    </div>
  ),
};

/** Content before or after the value of a field is in its frame, and not part of the value. */
export const Affixes: Story = {
  render: () => (
    <div className="story-column">
      <Field label="Website" optional>
        <span slot="start">https://</span>
        <input placeholder="harrowvine.example" inputMode="url" />
      </Field>
      <Field label="Address of your shop">
        <input defaultValue="harrowvine" />
        <span slot="end">.shops.example</span>
      </Field>
      <Field label="Delivery area" help="Measured from the warehouse.">
        <Icon slot="start" size="small" path={iconMapPin} />
        <input defaultValue="40" inputMode="numeric" />
        <span slot="end">miles</span>
      </Field>
    </div>
  ),
};

export const AffixSizes: Story = {
  render: () => (
    <div className="story-column">
      {fieldSizes.map((size) => (
        <Field key={size} size={size} label={size}>
          <span slot="start">https://</span>
          <input defaultValue="harrowvine" />
          <span slot="end">.example</span>
        </Field>
      ))}
    </div>
  ),
};

export const TextArea: Story = {
  render: () => (
    <div className="story-column">
      <Field label="What will you use the funding for?" help="Two or three sentences are enough.">
        <textarea rows={4} placeholder="For example, stock for the holiday season" />
      </Field>
    </div>
  ),
};

export const TextAreaGrowing: Story = {
  render: () => (
    <div className="story-column">
      <Field label="Message" grow>
        <textarea defaultValue="Our season starts in two weeks, so we would like to draw the rest now." />
      </Field>
    </div>
  ),
};

export const TextAreaCounter: Story = {
  render: () => (
    <div className="story-column">
      <Field label="Note on the invoice" optional>
        <textarea maxLength={140} defaultValue="Please pay by bank transfer. Goods remain ours until they are paid." />
      </Field>
    </div>
  ),
};

export const TextAreaStates: Story = {
  render: () => (
    <div className="story-column">
      <Field label="Reason" error="Say why the payment is in dispute.">
        <textarea />
      </Field>
      <Field label="Terms" readOnly help="As in your contract.">
        <textarea defaultValue="Collected each Monday, or on the next business day." />
      </Field>
      <Field label="Message" disabled disabledReason="This request is closed.">
        <textarea defaultValue="Thank you, that answers it." />
      </Field>
    </div>
  ),
};

export const HiddenLabel: Story = {
  args: { labelHidden: true, label: 'Search' },
};
