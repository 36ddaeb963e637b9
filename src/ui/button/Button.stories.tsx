import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack/Stack.tsx';
import { focusOn } from '../story-plays.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Forms/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Stack direction="row" gap={2} wrap align="center">
        <Button>Send request</Button>
        <Button variant="secondary">Save for later</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger" icon="trash">
          Withdraw
        </Button>
      </Stack>
      <Stack direction="row" gap={2} wrap align="center">
        <Button size="small">Publish</Button>
        <Button size="small" variant="secondary" icon="edit">
          Edit
        </Button>
        <Button size="small" variant="quiet">
          Show all
        </Button>
        <ButtonLink size="small" variant="secondary" href="#next">
          Continue
        </ButtonLink>
      </Stack>
      <Button busy>Sending</Button>
      <Button disabled>Not now</Button>
    </Stack>
  ),
};

export const Full: Story = { args: { full: true } };

export const LongText: Story = {
  args: { children: 'Send this request and let us look for someone who can come on weekday mornings' },
};

export const BusySwallowsClicks: Story = {
  args: { busy: true, busyLabel: 'Saving your changes' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.dblClick(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('Saving your changes')).toBeInTheDocument();
  },
};

export const BusyDoesNotSubmit: Story = {
  args: { type: 'submit', busy: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = 'yes';
      }}
      aria-label="Small form"
    >
      <Stack>
        <input aria-label="Name" />
        <Button {...args} />
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Ann{Enter}');
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-sent');
  },
};

export const Focus: Story = { play: focusOn() };
