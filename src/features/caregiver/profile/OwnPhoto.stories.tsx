import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { expect, waitFor } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
import type { UploadStage } from '../../../parts/file-upload/Sending.tsx';
import { createOwnPhoto } from './own-photo.ts';
import OwnPhoto from './OwnPhoto.tsx';
import type { OwnProfile } from '../load-profile.ts';

const profile = { fullName: 'Aoife Byrne', status: 'draft', photoPath: null, reviewed: null } as OwnProfile;
const idle = createOwnPhoto(async () => undefined, {
  uploadPhoto: async () => ok(null),
  removePhoto: async () => ok(null),
  squareOf: async () => undefined,
});

const meta = {
  component: OwnPhoto,
  args: { profile, refresh: async () => undefined, store: idle },
} satisfies Meta<typeof OwnPhoto>;
export default meta;

type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'mobile1' } };

export const None: Story = {};
export const NoneOnAPhone: Story = { globals: phone };
export const Waits: Story = { args: { profile: { ...profile, photoPath: 'me/1.jpg' } }, globals: phone };
export const Sends: Story = {
  args: {
    store: {
      ...idle,
      $stage: atom<UploadStage | null>({ sent: 60_000, total: 90_000, lost: false, tries: 1 }),
    },
  },
};
export const NoPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = new File(['not a picture'], 'me.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(/^Add a photo/), text);
    await expect(await canvas.findByText(/can’t read this photo/)).toBeVisible();
  },
};
export const AsksBeforeRemoving: Story = {
  args: { profile: { ...profile, photoPath: 'me/1.jpg' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    const dialog = canvas.getByRole('dialog', { name: 'Remove your photo?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
