import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { Button } from '#react/button.ts';
import { Dropzone } from '#react/dropzone.ts';
import type { DropzoneFile } from './dropzone.model.ts';

const MB = 1024 ** 2;
const FILES: readonly DropzoneFile[] = [
  { id: 'a', name: 'statement-2026-10.pdf', size: 2.4 * MB, state: 'done' },
  { id: 'b', name: 'sales-by-week.xlsx', size: 480_000, state: 'uploading', progress: 0.62 },
  {
    id: 'c',
    name: 'a-photograph-of-the-front-of-the-shop-with-a-very-long-name-indeed.jpg',
    size: 6.1 * MB,
    state: 'failed',
  },
  { id: 'd', name: 'lease.pdf', size: 900_000, state: 'waiting' },
];

const meta = {
  title: 'Forms/Dropzone',
  component: Dropzone,
  args: { label: 'Files', accept: '.pdf,.png,.jpg,.jpeg,.csv,.xlsx', maxSize: 20 * MB, maxFiles: 10, files: FILES },
  render: (args) => (
    <div className="story-column">
      <Dropzone {...args} />
    </div>
  ),
} satisfies Meta<typeof Dropzone>;

export default meta;
type Story = StoryObj<typeof meta>;

function InteractiveDropzone() {
  const lastId = useRef(0);
  const [files, setFiles] = useState<readonly DropzoneFile[]>([]);
  return (
    <Dropzone
      label="Files"
      anywhere
      maxFiles={3}
      files={files}
      onDropzoneAdd={({ detail }) =>
        setFiles([
          ...files,
          ...detail.files.map(({ name, size }) => ({
            id: String((lastId.current += 1)),
            name,
            size,
            state: 'done' as const,
          })),
        ])
      }
      onDropzoneRemove={({ detail: { id } }) => setFiles(files.filter((file) => file.id !== id))}
    />
  );
}

export const Overview: Story = {};
export const Interactive: Story = {
  render: () => (
    <div className="story-column">
      <InteractiveDropzone />
    </div>
  ),
};
export const States: Story = {
  render: () => (
    <div className="story-column">
      <Dropzone label="Empty" help="Bank statements of the last three months." />
      <Dropzone label="One file" maxFiles={1} error="Add the statement." />
      <Dropzone label="Disabled" disabled files={FILES.slice(0, 1)} />
    </div>
  ),
};
export const OneFile: Story = {
  render: () => (
    <div className="story-column">
      <Dropzone label="Bank statement" name="statement" accept=".pdf" maxFiles={1} help="The one of last month." />
    </div>
  ),
};

export const InForm: Story = {
  render: () => (
    <form className="story-column" onSubmit={(event) => event.preventDefault()}>
      <Dropzone label="Statements" name="statements" accept=".pdf" required help="The form submits the files." />
      <Button type="submit" variant="primary">
        Send
      </Button>
    </form>
  ),
};
