import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { focusOn } from '../story-plays.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Withdraw this request?',
    children: 'Caregivers will no longer see it. You can send it again later with the same answers.',
    actions: (
      <>
        <Button variant="danger">Withdraw</Button>
        <Button variant="secondary">Keep it</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const LongText: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, index) => <p key={index}>Paragraph {index + 1} of many.</p>),
  },
};

/** The field is below the visible part, so the focus begins at the heading. */
export const AsksAtTheEnd: Story = {
  args: {
    children: (
      <>
        <p style={{ minHeight: '100vh' }}>What we delete, and what we keep.</p>
        <input aria-label="Your password" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Withdraw this request?' })).toHaveFocus();
  },
};

export const ClosesAndGivesFocusBack: Story = {
  render: function Held(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Withdraw…</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Withdraw…' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Withdraw this request?' });
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.click(canvas.getByText(/no longer see it/));
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

    await userEvent.click(opener);
    await userEvent.click(dialog);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** The decision removes the row that opened the dialog, before it closes or after. */
export const GivesTheFocusToTheHeading: Story = {
  render: function Row(args) {
    const [open, setOpen] = useState(false);
    const [left, setLeft] = useState(['Before', 'After']);
    const [asked, setAsked] = useState('');
    const decide = (take: () => void) => {
      if (asked === 'Before') take();
      setOpen(false);
      if (asked === 'After') setTimeout(take, 50);
    };
    return (
      <>
        {left.map((one) => (
          <section key={one} aria-label={one}>
            <h2>{one} it closes</h2>
            <Button onClick={() => (setAsked(one), setOpen(true))}>{one}…</Button>
          </section>
        ))}
        {left.length < 2 && <h2>What is left</h2>}
        <Dialog
          {...args}
          open={open}
          onClose={() => setOpen(false)}
          actions={
            <Button onClick={() => decide(() => setLeft((rows) => rows.filter((row) => row !== asked)))}>
              Take it away
            </Button>
          }
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const [one, heading] of [
      ['Before…', 'After it closes'],
      ['After…', 'What is left'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: one }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Take it away' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: heading })).toHaveFocus());
    }
  },
};

export const Focus: Story = { play: focusOn('button') };
