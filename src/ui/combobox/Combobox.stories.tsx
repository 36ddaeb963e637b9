import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { focusOn } from '../story-plays.ts';
import { Combobox, suggestingControl } from './Combobox.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import { controlSource } from './control-source.ts';
import type { Suggestion } from './use-suggestions.ts';

const towns = ['Galway', 'Gorey', 'Granard', 'Greystones', 'Cork', 'Cobh', 'Dublin', 'Ennis'];
const find = (query: string): Promise<readonly Suggestion[]> =>
  Promise.resolve(
    towns
      .filter((town) => town.toLowerCase().startsWith(query.toLowerCase()))
      .map((town) => ({ value: town.toLowerCase(), label: town })),
  );

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  loaders: [() => suggestingControl.fetch()],
  args: {
    label: 'Town or area',
    hint: 'Start to type, then choose from the list.',
    emptyText: 'No town by that name. Try the nearest larger one.',
    value: null,
    onChange: fn(),
    load: find,
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: Suggestion | null) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <div style={{ minHeight: 360 }}>
        <Combobox {...args} value={value} onChange={change} />
      </div>
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Chosen: Story = { args: { value: { value: 'cork', label: 'Cork' } } };
export const WithError: Story = { args: { error: 'Choose a town from the list' } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'g');
    await canvas.findByRole('option', { name: 'Greystones' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const KeyboardChooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'co');
    await canvas.findByRole('option', { name: 'Cork' });
    await expect(canvas.getByRole('status')).toHaveTextContent('2 suggestions');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: 'Cork' }).id,
    );
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'cobh', label: 'Cobh' });
    await expect(field).toHaveValue('Cobh');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'x');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const MouseChooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'en');
    await userEvent.click(await canvas.findByRole('option', { name: 'Ennis' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'ennis', label: 'Ennis' });
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

/** Leaving the field chooses the only town that begins with the text. */
export const LeavingChooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'gr');
    await canvas.findByRole('option', { name: 'Greystones' });
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field, 'e');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.tab();
    await expect(field).toHaveValue('Greystones');
  },
};

/** The form holds text that matches no choice: it can refuse it, keep it and clear it. */
export const TypedButNotChosen: Story = {
  render: function Refusing(args) {
    const [value, setValue] = useState(args.value);
    const [text, setText] = useState('Corkk');
    return (
      <div style={{ minHeight: 360 }}>
        <Combobox
          {...args}
          value={value}
          onChange={setValue}
          text={text}
          onTextChange={setText}
          error={text ? 'Choose a town from the list' : undefined}
        />
        <button onClick={() => setText('')}>Discard</button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('Corkk');
    await expect(field).toBeInvalid();
    await userEvent.type(field, '{Backspace}');
    await userEvent.click(await canvas.findByRole('option', { name: 'Cork' }));
    await expect(field).toHaveValue('Cork');
    await expect(field).not.toBeInvalid();
    await userEvent.type(field, 'x');
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(field).toHaveValue('');
  },
};

export const NothingFound: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(canvas.getAllByText(args.emptyText)[0]).toBeVisible());
  },
};

export const SearchFails: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'c');
    await waitFor(() => expect(canvas.getAllByText(/couldn’t search/)[0]).toBeVisible());
  },
};

const answers = new Map<string, (found: Suggestion[]) => void>();

export const StaleAnswersAreDropped: Story = {
  args: { load: (query) => new Promise((resolve) => answers.set(query, resolve)) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'a');
    await waitFor(() => expect(answers.has('a')).toBe(true));
    await userEvent.type(field, 'b');
    await waitFor(() => expect(answers.has('ab')).toBe(true));
    answers.get('ab')?.([{ value: 'new', label: 'Abbeyfeale' }]);
    await canvas.findByRole('option', { name: 'Abbeyfeale' });
    answers.get('a')?.([{ value: 'old', label: 'Arklow' }]);
    await expect(canvas.queryByRole('option', { name: 'Arklow' })).toBeNull();
  },
};

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const slow = () =>
  controlSource(async () => {
    await wait(600);
    return suggestingControl.fetch();
  });

/** Until its code has loaded the field looks the same and takes text; then it keeps the focus. */
export const TypedBeforeItsCodeIsThere: Story = {
  render: function Late(args) {
    const [source] = useState(slow);
    const [value, setValue] = useState(args.value);
    return <ComboboxField {...args} source={source} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const early = canvas.getByRole('combobox', { name: 'Town or area' });
    const place = early.getBoundingClientRect();
    await userEvent.type(early, 'crk{ArrowLeft}{ArrowLeft}');
    await canvas.findByText(/No town by that name/, { selector: '[role=status]' }, { timeout: 3000 });
    const field = canvas.getByRole('combobox', { name: 'Town or area' });
    await expect(early.isConnected).toBe(false);
    await expect(field.getBoundingClientRect()).toEqual(place);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('crk');
    await userEvent.keyboard('o');
    await userEvent.click(await canvas.findByRole('option', { name: 'Cork' }));
    await expect(field).toHaveValue('Cork');
  },
};

let online = false;
const flaky = () =>
  controlSource(() => (online ? suggestingControl.fetch() : Promise.reject(new Error('offline'))));

export const ItsCodeFailsToCome: Story = {
  render: function Offline(args) {
    const [source] = useState(flaky);
    return <ComboboxField {...args} source={source} />;
  },
  play: async ({ canvas, userEvent }) => {
    online = false;
    await userEvent.type(canvas.getByRole('combobox'), 'co');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/couldn’t search/));
    online = true;
    await userEvent.type(canvas.getByRole('combobox'), 'r');
    await canvas.findByRole('option', { name: 'Cork' });
  },
};

export const Focus: Story = { play: focusOn() };
export const LongText: Story = {
  args: { value: { value: 'long', label: 'Ballinamallard and the townlands around it, County Fermanagh' } },
  globals: { viewport: { value: 'mobile1' } },
};
