import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { $copied, $uncopied } from '../../state/copied.ts';
import OfflineNotice from './OfflineNotice.tsx';

const showing = (path: string) => () => {
  $copied.set({ at: Date.parse('2026-11-22T14:05:00Z'), oldest: Date.parse('2026-11-22T14:05:00Z'), path });
  return () => $copied.set(undefined);
};

const meta = { component: OfflineNotice } satisfies Meta<typeof OfflineNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = { beforeEach: () => showing(location.pathname)() };

/** The list has no copy, and says itself what failed. */
export const NothingToShow: Story = {
  beforeEach: () => {
    $uncopied.set(true);
    const end = showing(location.pathname)();
    return () => {
      $uncopied.set(false);
      end();
    };
  },
  play: ({ canvas }) => expect(canvas.queryByText(/^As of/)).toBeNull(),
};

/** The copies are of another page, so there is no notice. */
export const Elsewhere: Story = {
  beforeEach: () => showing('/caregiver/documents')(),
  play: ({ canvas }) => expect(canvas.queryByText(/^As of/)).toBeNull(),
};
