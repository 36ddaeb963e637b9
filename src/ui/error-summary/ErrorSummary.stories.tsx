import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Form } from '../form/Form.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { focusOn } from '../story-plays.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { fieldId: 'full-name', message: 'Enter a full name' },
  { fieldId: 'who', message: 'Choose who needs care' },
];

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: { errors },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

function SmallForm() {
  const [attempt, setAttempt] = useState(0);
  const message = (fieldId: string) =>
    attempt > 0 ? errors.find((error) => error.fieldId === fieldId)?.message : undefined;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
      <TextField id="full-name" label="Full name" error={message('full-name')} />
      <RadioGroup
        id="who"
        legend="Who needs care?"
        name="who"
        value=""
        onChange={() => undefined}
        error={message('who')}
        options={[
          { value: 'self', label: 'I do' },
          { value: 'relative', label: 'Someone in my family' },
        ]}
      />
      <div>
        <Button type="submit">Continue</Button>
      </div>
    </Form>
  );
}

export const LeadsToTheFields: Story = {
  render: () => <SmallForm />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await expect(document.title).toMatch(/^Error: (?!Error)/);
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a full name' }));
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose who needs care' }));
    await expect(canvas.getByLabelText('I do')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '3px' });
  },
};

export const Focus: Story = { play: focusOn('a') };
export const LongText: Story = {
  args: {
    errors: [
      {
        fieldId: 'full-name',
        message: 'Enter the full name of the person who needs care, as written on their medical card',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
