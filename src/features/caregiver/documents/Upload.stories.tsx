import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { sendDocument } from './send-document.ts';
import type { DocumentKind } from '../../../domain/vocabulary.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createUpload } from './upload-form.ts';
import { UploadForm } from './UploadForm.tsx';

const file = new File(['%PDF-1.7 '.repeat(200_000)], 'first-aid.pdf', { type: 'application/pdf' });

/** The form of a caregiver, with the call that uploads. */
const storeOf = (upload: typeof sendDocument, twin = false) => {
  const removeDocument = async () => ok(null);
  const store = createUpload(async () => undefined, 'ann', '', {
    uploadDocument: upload,
    removeDocument,
    findTwin: async (): Promise<{ kind: 'identity' } | undefined> =>
      twin ? { kind: 'identity' } : undefined,
  });
  return store;
};
/** Reports a first stage, and then never ends. */
const underWay = (begin: (watch: Parameters<typeof sendDocument>[1]) => void) =>
  storeOf((_, watch) => {
    begin(watch);
    return new Promise((resolve) => {
      watch.signal.addEventListener('abort', () =>
        resolve(fail({ kind: 'refused', code: 'upload_given_up' })),
      );
    });
  });

const meta = {
  component: UploadForm,
  args: { store: storeOf(async () => ok({ id: '8' })), wanted: (): DocumentKind | '' => '', onStored: fn() },
} satisfies Meta<typeof UploadForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const upload: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Kind of document'), 'First aid certificate');
  await userEvent.upload(canvas.getByLabelText('File'), file);
  await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
};

export const Empty: Story = {};
export const Sending: Story = {
  args: { store: underWay(({ onSent }) => onSent(700_000, 1_800_000)) },
  play: async (context) => {
    await upload(context);
    await expect(await context.canvas.findByRole('progressbar', { name: 'Sending 1.8 MB' })).toHaveValue(39);
  },
};
export const SendingNarrow: Story = {
  ...Sending,
  play: async (context) => {
    await upload(context);
  },
  globals: { viewport: { value: 'mobile1' } },
};
export const Lost: Story = {
  args: { store: underWay(({ onPause }) => onPause()) },
  play: async (context) => {
    await upload(context);
    await expect(await context.canvas.findByText('The connection is lost')).toBeVisible();
  },
};
export const Stopped: Story = {
  args: { store: underWay(({ onSent }) => onSent(1, 2)) },
  play: async (context) => {
    await upload(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Stop sending' }));
    await expect(await context.canvas.findByText(/You stopped sending/)).toBeVisible();
    await expect(context.canvas.getByText('first-aid.pdf')).toBeVisible();
  },
};
const replacing = storeOf(async () => ok({ id: '8' }));
export const Replacing: Story = {
  args: { store: replacing },
  play: async ({ canvas }) => {
    const old = { id: '7', kind: 'first_aid', filePath: 'ann/7.pdf', fileName: 'old.pdf' } as const;
    replacing.form.change({ kind: 'first_aid', replaces: { ...old, status: 'uploaded' } });
    await expect(await canvas.findByText('Instead of old.pdf')).toBeVisible();
    await expect(canvas.getByLabelText('File')).toHaveFocus();
  },
};

export const TheNextDocumentIsChosen: Story = {
  args: { store: storeOf(async () => ok({ id: '8' })), wanted: () => 'background_check' },
  play: async (context) => {
    await upload(context);
    const kind = await context.canvas.findByLabelText('Kind of document');
    await waitFor(() => expect(kind).toHaveValue('background_check'));
  },
};

export const SentBefore: Story = {
  args: { store: storeOf(async () => ok({ id: '8' }), true) },
  play: async (context) => {
    await upload(context);
    const again = await context.canvas.findByLabelText('Send it again');
    await expect(context.canvas.getByLabelText('File')).toHaveAccessibleDescription(
      expect.stringContaining('already sent this file, as “Proof of identity”'),
    );
    await context.userEvent.click(again);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(again).not.toBeInTheDocument());
  },
};
