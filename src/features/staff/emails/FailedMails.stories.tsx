import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fail, ok } from '../../../lib/result.ts';
import { FailedMails } from './FailedMails.tsx';
import { createEmailsScreen, type FailedMail } from './emails-screen.ts';

const invitation: FailedMail = {
  id: 1,
  to: 'boss@care.example',
  kind: 'invitation',
  createdAt: '2026-03-14T09:30:00Z',
  failedAt: '2026-03-14T09:30:12Z',
  attempts: 1,
  failure: '550 5.1.1 No such user here',
  canBeSentAgain: true,
  requestId: null,
  client: null,
};
const link: FailedMail = { ...invitation, id: 2, kind: 'recovery', attempts: 7, canBeSentAgain: false };
const role: FailedMail = {
  ...invitation,
  id: 3,
  kind: 'role_changed',
  failure: 'no_such_address',
  canBeSentAgain: false,
};

const receipt: FailedMail = {
  ...link,
  id: 4,
  to: 'peg@care.example',
  kind: 'receipt',
  requestId: 'r1',
  client: { recipient: 'Peg Walsh', contact: 'Nora Walsh' },
};

const { again } = createEmailsScreen({
  loadFailedMails: async () => ok([invitation]),
  sendMailAgain: async () => fail({ kind: 'refused', code: 'mail_outdated' }),
});

const meta = {
  component: FailedMails,
  args: { mails: [invitation, link, role, receipt], again },
} satisfies Meta<typeof FailedMails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'their request' })).toHaveAttribute(
      'href',
      '/admin/requests/r1',
    );
  },
};

export const None: Story = { args: { mails: [] } };

export const Refused: Story = {
  args: { mails: [invitation] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send again to boss@care.example' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('is out of date');
  },
};
