import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table } from '../../../ui/table/Table.tsx';
import { JobTitle } from './JobTitle.tsx';

const meta = {
  component: JobTitle,
  args: { name: 'Company and a walk by the harbour, washing and breakfast every morning (job 1, mornings)' },
  render: ({ name }) => (
    <div style={{ width: 700 }}>
      <Table
        caption="Applications"
        rows={[{ name }]}
        rowKey={(row) => row.name}
        columns={[
          { key: 'who', header: 'Caregiver', nowrap: true, cell: () => 'Aoife Brennan' },
          {
            key: 'job',
            header: 'Job',
            width: '40%',
            oneLine: true,
            cell: (row) => <JobTitle name={row.name} />,
          },
          { key: 'status', header: 'Status', cell: () => 'Shortlisted' },
        ]}
      />
    </div>
  ),
} satisfies Meta<typeof JobTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneOfSeveral: Story = {
  play: async ({ canvas }) => {
    const part = canvas.getByText('(job 1, mornings)');
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
  },
};
export const Alone: Story = { args: { name: 'Company and a walk by the harbour' } };
