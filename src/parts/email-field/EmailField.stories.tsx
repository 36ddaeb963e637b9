import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { EmailField } from './EmailField.tsx';

function Typed({ typed }: { typed: string }) {
  const [email, setEmail] = useState(typed);
  return (
    <Stack gap={4}>
      <EmailField
        id="email"
        label="Email address"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Stack direction="row">
        <Button>Continue</Button>
      </Stack>
    </Stack>
  );
}

const meta = { component: Typed, args: { typed: '' } } satisfies Meta<typeof Typed>;
export default meta;

type Story = StoryObj<typeof meta>;

async function leaveWith(canvasElement: HTMLElement, email: string) {
  const canvas = within(canvasElement);
  const field = canvas.getByLabelText('Email address');
  await userEvent.clear(field);
  await userEvent.type(field, email);
  await userEvent.tab();
  return { ...canvas, field };
}

export const Questioned: Story = {
  play: async ({ canvasElement }) => {
    const { findByText } = await leaveWith(canvasElement, 'fiona@gmial.com');
    const said = (await findByText('fiona@gmail.com')).closest('[role="status"]');
    await expect(said).toHaveTextContent('Did you mean fiona@gmail.com?');
  },
};

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const { field, findByRole, queryByRole } = await leaveWith(canvasElement, 'fiona@hotmial.com');
    await userEvent.click(await findByRole('button', { name: 'Yes, change it' }));
    await expect(field).toHaveValue('fiona@hotmail.com');
    await expect(field).toHaveFocus();
    await expect(queryByRole('button', { name: 'Yes, change it' })).toBeNull();
  },
};

/** By keyboard. A person who keeps the address is not asked again. */
export const Kept: Story = {
  play: async ({ canvasElement }) => {
    const { field, findByRole, queryByRole, queryByText } = await leaveWith(
      canvasElement,
      'fiona@outlok.com',
    );
    await findByRole('button', { name: 'Yes, change it' });
    // Focused by hand: the question came after the field was left.
    (await findByRole('button', { name: 'No, keep mine' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('fiona@outlok.com');
    await expect(field).toHaveFocus();
    await expect(queryByRole('button', { name: 'No, keep mine' })).toBeNull();
    await userEvent.tab();
    await expect(queryByText(/Did you mean/)).toBeNull();
  },
};

/** Typing on closes the question; the address is checked again when the field is left. */
export const TypedOn: Story = {
  play: async ({ canvasElement }) => {
    const { field, findByRole, queryByText } = await leaveWith(canvasElement, 'fiona@gmail.co');
    await findByRole('button', { name: 'Yes, change it' });
    await userEvent.type(field, 'm');
    await expect(queryByText(/Did you mean/)).toBeNull();
    await userEvent.tab();
    await expect(queryByText(/Did you mean/)).toBeNull();
  },
};
