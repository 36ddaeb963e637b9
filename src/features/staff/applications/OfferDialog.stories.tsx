import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fail } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { applicationFixture, offerFixture } from './application.fixtures.ts';
import { OfferDialog } from './OfferDialog.tsx';

const taken = '[{"placement":"1","job":"Mornings with the radio on","availability":1}]';

const meta = {
  component: OfferDialog,
  args: {
    open: true,
    onClose: fn(),
    application: applicationFixture({ status: 'offered', offer: offerFixture }),
    offer: action(async () => fail({ kind: 'refused', code: 'times_taken', detail: taken })),
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof OfferDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standing: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const TimesAreTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the new offer' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '“Mornings with the radio on” on Monday morning',
    );
  },
};
