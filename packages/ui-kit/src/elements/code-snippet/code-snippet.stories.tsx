import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeSnippet } from '#react/code-snippet.ts';

const CODE = `import '@plinth/ui-kit/define/button.js';

const button = document.querySelector('plinth-button');
button.addEventListener('click', () => save({ amount: 266_600, currency: 'USD', note: 'A long line that does not fit' }));`;

const meta = {
  title: 'Data/Code snippet',
  component: CodeSnippet,
  args: { code: CODE, label: 'Use a button' },
  render: (args) => (
    <div className="story-column">
      <CodeSnippet {...args} />
    </div>
  ),
} satisfies Meta<typeof CodeSnippet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const OneLine: Story = { args: { code: 'npm start', label: '' } };
export const Wrapped: Story = { args: { wrap: true } };
const LINK = `<a href="https://plinth.example/invite/harvest-500">
  Get $500 off your first fee
</a>`;
export const Html: Story = { args: { code: LINK, label: 'Link for your page' } };
export const WithoutCopy: Story = { args: { noCopy: true } };
