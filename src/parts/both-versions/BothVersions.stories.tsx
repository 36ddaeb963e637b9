import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { addWords } from '../../domain/explain.ts';
import { fail, ok } from '../../lib/result.ts';
import { conflictForm } from '../../state/conflict.ts';
import { TextArea } from '../../ui/text-area/TextArea.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { FormDialog } from '../form-dialog/FormDialog.tsx';
import { BothVersions, EitherVersion } from './BothVersions.tsx';

addWords({ changed_meanwhile: 'Someone has changed this since you opened it. We’ve kept what you wrote.' });

type Values = { title: string; summary: string; seen: number };
const theirs = {
  title: 'Mornings in Cork',
  summary: 'Washing, dressing and breakfast.\nShe likes to be asked first.',
  seen: 2,
};

const BEGAN: Values = { title: 'Evenings in Cork', summary: 'Supper, and company until bedtime.', seen: 1 };

/** A dialog about a record that a colleague has saved in the meantime. */
function Conflict({ theirs: told = theirs }: { theirs?: Partial<Values> }) {
  const [store] = useState(() =>
    conflictForm<Values, unknown>({
      initial: BEGAN,
      check: () => ({}),
      submit: async ({ seen }) =>
        seen === 2
          ? ok(null)
          : fail({
              kind: 'refused',
              code: 'changed_meanwhile',
              detail: '{"by": "niamh@example.ie", "at": "2026-11-20T10:51:00Z"}',
            }),
      latest: async () => ok({ ...BEGAN, ...told, seen: 2 }),
      currentVersion: ({ seen }) => ({ seen }),
    }),
  );
  const [open, setOpen] = useState(true);
  return (
    <FormDialog
      open={open}
      onClose={() => setOpen(false)}
      title="Edit job"
      confirm="Save job"
      form={() => store}
      answers={(submit) => <EitherVersion form={store} submit={submit} />}
    >
      {(form) => (
        <>
          <BothVersions
            form={store}
            fields={[
              { label: 'Job title', words: ({ title }) => title },
              { label: 'Description', words: ({ summary }) => summary },
            ]}
          />
          <TextField {...form.text('title')} label="Job title" />
          <TextArea {...form.text('summary')} label="Description" />
        </>
      )}
    </FormDialog>
  );
}

const meta = {
  title: 'Feedback/BothVersions',
  component: Conflict,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof Conflict>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'Save job' }));
  await waitFor(() => expect(page.getByText('Job title: now it says')).toBeVisible());
  await expect(page.queryByRole('button', { name: 'Save job' })).toBeNull();
};

export const Overview: Story = { play: refused };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } }, play: refused };
export const TakesTheirs: Story = {
  play: async (context) => {
    await refused(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Keep theirs' }));
    await expect(page.getByLabelText('Job title')).toHaveValue('Mornings in Cork');
    await expect(page.queryByText('Job title: now it says')).toBeNull();
    await expect(page.getByText(/^This is what niamh@example.ie saved on/)).toBeVisible();
    await expect(document.activeElement).toHaveTextContent('It replaces what you wrote here.');
  },
};
/** A field that only one side changed offers no choice. */
export const OnlyWhatTheyChanged: Story = {
  args: { theirs: { title: 'Mornings in Cork' } },
  play: async (context) => {
    const page = within(context.canvasElement.ownerDocument.body);
    const description = await page.findByLabelText('Description');
    await userEvent.clear(description);
    await userEvent.type(description, 'Supper, and a walk.');
    await refused(context);
    await expect(page.queryByText('Description: now it says')).toBeNull();
    await expect(page.queryByRole('alert')).toBeNull();
    await expect(document.activeElement).toHaveTextContent('changed this on');
    await expect(page.getByRole('button', { name: 'Keep theirs' })).toBeVisible();
  },
};
export const KeepsMine: Story = {
  play: async (context) => {
    await refused(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
