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

export const LeadsThroughDialog: Story = {
  render: () => (
    <dialog ref={(dialog) => dialog?.showModal()}>
      <h2 tabIndex={-1}>Record answer</h2>
      <form>
        <fieldset>
          <input type="radio" name="said" aria-label="Yes" />
          <input type="radio" name="said" aria-label="No" />
        </fieldset>
        <input type="date" aria-label="Day" />
        <button type="submit">Record</button>
      </form>
    </dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const keys = createKeys({ open: fn(), showHelp: fn(), isOn: () => true });
    document.addEventListener('keydown', keys);
    canvas.getByRole('heading').focus();
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await userEvent.keyboard('m');
    await expect(canvas.getByLabelText('Day')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Day'), '2026-11-28');
    canvas.getByRole('heading').focus();
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('button', { name: 'Record' })).toHaveFocus();
    document.removeEventListener('keydown', keys);
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
        <ul>
          <li>
            <div tabIndex={-1}>Tue 24 Nov</div>
            <button type="button">Change</button>
          </li>
        </ul>
        <input type="radio" aria-label="Yes" />
      </section>
      <form id="questions">
        <fieldset>
          <legend>Who needs care?</legend>
          <input type="radio" name="who" aria-label="My parent" />
          <input type="radio" name="who" aria-label="Me" defaultChecked />
        </fieldset>
        <fieldset>
          <legend>Where?</legend>
          <input aria-label="Town" />
        </fieldset>
      </form>
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
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.keyboard('H');
    await expect(canvas.getByRole('heading', { name: 'Visits' })).toHaveFocus();
    await userEvent.keyboard('h');
    await expect(canvas.getByRole('radio', { name: 'Me' })).toHaveFocus();
    await userEvent.keyboard('h');
    await expect(canvas.getByText('Where?')).toHaveFocus();
    await userEvent.keyboard('H');
    await expect(canvas.getByRole('radio', { name: 'Me' })).toHaveFocus();
    await userEvent.keyboard('H');
    await expect(canvas.getByRole('heading', { name: 'Visits' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: 'Maria' })).toHaveFocus();
    canvas.getByText('Tue 24 Nov').focus();
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus();
    document.removeEventListener('keydown', keys);
  },
};
