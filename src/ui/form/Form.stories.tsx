import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Stack } from '../stack/Stack.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Form } from './Form.tsx';

const needed = 'Enter your full name';

const meta = {
  title: 'Forms/Form',
  component: Form,
  render: function Whole() {
    const [name, setName] = useState('');
    const [visit, setVisit] = useState('morning');
    const [attempt, setAttempt] = useState(0);
    const error = attempt > 0 && name === '' ? needed : undefined;
    return (
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
        }}
      >
        <ErrorSummary attempt={attempt} errors={error ? [{ fieldId: 'name', message: error }] : []} />
        <TextField
          id="name"
          label="Full name"
          required
          value={name}
          error={error}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <RadioGroup
          legend="When should we call?"
          name="visit"
          options={[
            { value: 'morning', label: 'In the morning' },
            { value: 'evening', label: 'In the evening' },
          ]}
          value={visit}
          onChange={setVisit}
        />
        <Stack direction="row">
          <Button type="submit">Send</Button>
        </Stack>
      </Form>
    );
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
/** A required field shows our words, not the browser's own bubble. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Full name')).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: needed }));
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
  },
};
