import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ok } from '../../../lib/result.ts';
import { ownDocument as document } from './document.fixtures.ts';
import { createDocumentsScreen } from './documents-screen.ts';
import { DocumentList } from './DocumentList.tsx';

const documents = [
  document('passport', { checkNote: 'The name matches the profile.' }),
  document('first-aid', { kind: 'first_aid', expiresOn: '2031-05-03' }),
  document('insurance', { kind: 'insurance', status: 'rejected', checkNote: 'Half of the page is missing.' }),
  document('background', { kind: 'background_check', status: 'uploaded' }),
];
const service = {
  loadDocuments: async () => ok(documents),
  loadOwnPendingItems: async () => ok([]),
  loadDocumentViews: async () => ok([{ documentId: 'passport', openedAt: '2026-01-12T08:59:00Z' }]),
  fetchFile: async () => ok(new Blob()),
  removeDocument: async () => ok(null),
  uploadDocument: async () => ok({ id: 'new' }),
  findTwin: async () => undefined,
  listSettledFiles: async () => ok([]),
  loadOwnProfile: () => new Promise<never>(() => undefined),
  loadCredentialRules: async () => ok([]),
};
const screenOf = () => createDocumentsScreen('story', '', service);

const meta = {
  component: DocumentList,
  args: { documents, needed: ['identity', 'qualification'], screen: screenOf() },
} satisfies Meta<typeof DocumentList>;
export default meta;

type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'mobile1' } };

export const OneAsksForSomething: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Half of the page is missing/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Care qualification');
  },
};
export const OnAPhone: Story = { args: { screen: screenOf() }, globals: phone };
export const OneAtATime: Story = {
  args: { screen: screenOf() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Proof of identity|^Identity/ }));
    await expect(canvas.getByText(/The name matches the profile/)).toBeVisible();
    await expect(canvas.queryByText(/Half of the page is missing/)).toBeNull();
  },
};
export const AllIsFine: Story = {
  args: { documents: documents.slice(0, 2), screen: screenOf() },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button', { expanded: true })).toHaveLength(0);
  },
};
