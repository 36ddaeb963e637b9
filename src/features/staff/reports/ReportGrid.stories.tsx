import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportGrid } from './ReportGrid.tsx';
import { noReports, reports } from './reports.fixtures.ts';

const meta = { component: ReportGrid, args: { reports } } satisfies Meta<typeof ReportGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        'Visits that took place: 1,476, of which 18 with another caregiver. Visits nobody came to: 4.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('5 complaints, 1 still open.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Table of complaints' }));
    await expect(canvas.getByRole('row', { name: 'Late, or did not come We apologised 3' })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
/** Care has begun, but nothing has ended. */
export const NothingEnded: Story = { args: { reports: { ...reports, causes: [], complaints: [] } } };
export const NothingYet: Story = { args: { reports: noReports } };
