import type { Meta, StoryObj } from '@storybook/react-vite';
import { Reason, Reasons } from './Reasons.tsx';

const meta = {
  title: 'Content/Reasons',
  component: Reasons,
  args: {
    children: (
      <>
        <Reason icon="check" title="Checked by a person">
          <p>Identity, qualifications and what else a job needs.</p>
        </Reason>
        <Reason icon="clock" title="An answer within 1 working day">
          <p>A person reads your request, then calls or emails you.</p>
        </Reason>
        <Reason icon="phone" title="020 910 0100" href="tel:0209100100">
          <p>You can also ask by phone.</p>
        </Reason>
      </>
    ),
  },
} satisfies Meta<typeof Reasons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneBelowTheOther: Story = {};
export const SideBySide: Story = { args: { layout: 'row' } };
export const WithHeadings: Story = {
  args: {
    layout: 'thirds',
    children: (
      <Reason heading icon="calendar" title="Your times, your distance, your rate">
        <p>You choose every job you apply for.</p>
      </Reason>
    ),
  },
};
