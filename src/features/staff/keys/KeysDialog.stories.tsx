import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keysOff } from '../../../state/device/storage.ts';
import { chooseKeys } from '../../../state/keys-choice.ts';
import { createKeys } from './keys.ts';
import { KeysDialog } from './KeysDialog.tsx';

const meta = {
  title: 'Staff/Keys',
  component: KeysDialog,
  args: { open: true, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof KeysDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keys: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const TurnedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('checkbox');
    await userEvent.click(choice);
    await expect(choice).not.toBeChecked();
    await expect(keysOff.read()).toBe(true);
    chooseKeys(true);
  },
};

export const LeadsThroughList: Story = {
  render: () => (
    <main>
      <h2>Matches</h2>
      <ul>
        {['Maria', 'Declan'].map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
            <input type="checkbox" aria-label={`Select ${name}`} />
          </li>
        ))}
      </ul>
      <section>
        <div>
          <h3>Visits</h3>
        </div>
        <input type="radio" aria-label="Yes" />
      </section>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const keys = createKeys({ open: fn(), showHelp: fn(), isOn: () => true });
    document.addEventListener('keydown', keys);
    await userEvent.keyboard('jjx');
    await expect(canvas.getByRole('link', { name: 'Declan' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Select Declan' })).toBeChecked();
    await userEvent.keyboard('h');
    await expect(canvas.getByRole('heading', { name: 'Visits' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio'));
    await userEvent.keyboard('H');
    await expect(canvas.getByRole('heading', { name: 'Visits' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: 'Maria' })).toHaveFocus();
    document.removeEventListener('keydown', keys);
  },
};
