import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fail, ok } from '../../../lib/result.ts';
import { Documents } from './Documents.tsx';
import { createDocumentsScreen, type documentsCalls, type WaitingDocument } from './documents-screen.ts';
import type { rejectDocument, loadDocumentToCheck } from '../../../data/document-checks.ts';

const document: WaitingDocument = {
  total: 2,
  id: '4f7b7a2e-0000-4000-8000-000000000001',
  kind: 'identity',
  filePath: 'a/1.png',
  fileName: 'passport photo page.png',
  issuedOn: '2024-05-02',
  expiresOn: '2034-05-02',
  createdAt: '2026-11-18T09:00:00Z',
  due: '2126-11-20',
  caregiverId: '4f7b7a2e-0000-4000-8000-00000000000a',
  fullName: 'Niamh Comerford-O’Brien',
  assignedTo: null,
  received: 'post',
};
const second: WaitingDocument = {
  ...document,
  id: '4f7b7a2e-0000-4000-8000-000000000002',
  kind: 'insurance',
  fullName: 'Eoin Walsh',
  expiresOn: null,
  assignedTo: 'mary@example.com',
};

/** A sheet of paper with lines, as a PNG. */
async function photo() {
  const canvas = Object.assign(window.document.createElement('canvas'), { width: 600, height: 800 });
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 600, 800);
    pen.fillStyle = '#345';
    for (let y = 80; y < 760; y += 40) pen.fillRect(60, y, y % 120 ? 480 : 300, 10);
  }
  return new Promise<Blob>((done) => canvas.toBlob((made) => done(made ?? new Blob()), 'image/png'));
}

const screenOf = (
  documents: WaitingDocument[],
  changes: Partial<typeof documentsCalls> = {},
  search = '',
) => {
  let left = documents;
  const decide: typeof rejectDocument = async (id) => {
    left = left.filter((one) => one.id !== id);
    return ok(undefined as never);
  };
  return createDocumentsScreen(() => undefined, search, {
    loadUncheckedDocuments: async () => ok(left.map((one) => ({ ...one, total: left.length }))),
    loadDocumentToCheck: async () => fail({ kind: 'not-found', code: 'no_row' }),
    loadPendingItems: async () => ok([]),
    loadDocument: async () =>
      ok({
        ...document,
        status: 'rejected',
        checkNote: 'The second page is missing.',
        checkedAt: '2026-11-20T09:00:00Z',
      }),
    openDocument: async () => ok(undefined as never),
    fetchFile: async () => ok(await photo()),
    fetchPhoto: async () => ok(await photo()),
    loadIdentity: async () => ok({ fullName: document.fullName, birthYear: 1984, photoPath: 'a/face.jpg' }),
    verifyDated: decide,
    rejectDocument: decide,
    ...changes,
  });
};

const meta = {
  title: 'Staff/Documents',
  component: Documents,
  args: { screen: screenOf([document, second]), ownId: 'me' },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof Documents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Photo: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Niamh/ })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Nothing: Story = { args: { screen: screenOf([]) } };
export const NotItsType: Story = {
  args: {
    screen: screenOf([document], {
      fetchFile: async () => fail({ kind: 'refused', code: 'file_not_its_type' }),
    }),
  },
  play: async ({ canvas }) => {
    const words = 'This file isn’t a PDF, JPEG or PNG. Don’t accept the document. Ask for a new file.';
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};
export const Damaged: Story = {
  args: {
    screen: screenOf([document], { fetchFile: async () => ok(new Blob(['no'], { type: 'image/png' })) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The picture is damaged/)).toBeVisible();
  },
};

export const VerifiedByKeyboard: Story = {
  args: { screen: screenOf([document, second]) },
  play: async ({ canvas, userEvent }) => {
    const [, first] = await canvas.findAllByRole('checkbox');
    first?.focus();
    for (let n = 0; n < 4; n++) await userEvent.keyboard(' {Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Insurance: Eoin Walsh' })).toHaveFocus());
  },
};
export const AllOfIt: Story = {
  args: { screen: screenOf([document, second]) },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('checkbox', { name: /^All of this/ })).focus();
    await userEvent.keyboard(' ');
    for (const one of canvas.getAllByRole('checkbox')) await expect(one).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Insurance: Eoin Walsh' })).toHaveFocus());
  },
};
export const NothingTicked: Story = {
  args: { screen: screenOf([document]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify' }));
    await expect((await canvas.findAllByText(/Tick what you have checked/))[0]).toBeVisible();
  },
};
export const Rejecting: Story = {
  args: { screen: screenOf([document]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Don’t accept…' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /A part is cut off/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t accept document' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'To the dashboard' })).toHaveFocus());
  },
};
export const LeftForLater: Story = {
  args: { screen: screenOf([document]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Later' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go through them again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Niamh/ })).toHaveFocus());
  },
};
export const Conflict: Story = {
  args: {
    screen: screenOf([document, second], {
      verifyDated: async () =>
        fail({
          kind: 'refused',
          code: 'changed_meanwhile',
          detail: '{"by": "mary@example.com", "at": "2026-11-20T09:00:00Z"}',
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^All of this/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    const now = (await canvas.findByText(/: now it says$/)).nextElementSibling;
    await expect(now).toHaveTextContent('Not accepted: The second page is missing.');
  },
};

const checked: typeof loadDocumentToCheck = async () =>
  ok({
    ...second,
    status: 'verified',
    checkNote: 'Checked: the name matches the profile.',
    checkedAt: '2026-11-20T09:00:00Z',
    checkedBy: 'mary@example.com',
    caregiver: { userId: second.caregiverId, fullName: second.fullName },
  });
export const CheckedAlready: Story = {
  args: { screen: screenOf([document], { loadDocumentToCheck: checked }, '?at=another') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Verified by mary@example.com on 20 November 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Eoin Walsh' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Verify' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'See what is waiting' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Niamh/ })).toHaveFocus());
  },
};
export const GoneMeanwhile: Story = {
  args: { screen: screenOf([document], {}, '?at=another') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This document is gone')).toBeVisible();
  },
};
export const NoneOfMine: Story = {
  args: {
    screen: screenOf(
      [],
      { loadUncheckedDocuments: async (has) => ok(has ? [] : [document, second]) },
      '?has=me',
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('None is assigned to you')).toBeVisible();
    await expect(canvas.getByText('2 are unassigned.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everyone’s' }));
    await expect(await canvas.findByRole('heading', { name: /Niamh/ })).toBeVisible();
  },
};
