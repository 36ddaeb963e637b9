import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Hit } from '../../../data/search.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok } from '../../../lib/result.ts';
import { Finder } from './Finder.tsx';
import type { Search } from './find-store.ts';

const hits: Hit[] = [
  {
    kind: 'request',
    id: '1',
    client: { recipient: 'Seán Comerford', contact: 'Nuala Comerford' },
    title: null,
    detail: 'K7Q-M4R-T9X, Dún Laoghaire',
    state: 'in_review',
    rank: 2,
  },
  {
    kind: 'request',
    id: '2',
    client: null,
    title: null,
    detail: 'M4R-K7Q-T9X, Galway',
    state: 'closed',
    rank: 4,
  },
  {
    kind: 'job',
    id: '1',
    client: { recipient: 'Seán Comerford', contact: 'Nuala Comerford' },
    title: 'Company for Mrs Comerford’s neighbour',
    detail: 'Dún Laoghaire',
    state: 'open',
    rank: 3,
  },
  {
    kind: 'caregiver',
    id: '3',
    client: null,
    title: 'Niamh Comerford-O’Brien',
    detail: 'Bray',
    state: 'approved',
    rank: 2,
  },
  { kind: 'caregiver', id: '4', client: null, title: null, detail: null, state: 'deactivated', rank: 4 },
  {
    kind: 'user',
    id: '3',
    client: null,
    title: 'niamh.comerford.obrien@example.com',
    detail: null,
    state: 'caregiver',
    rank: 2,
  },
];
const [hit] = hits as [Hit];
const finding =
  (found: Hit[]): Search =>
  async () =>
    ok(found);
const failing =
  (error: Failure): Search =>
  async () =>
    fail(error);

const meta = {
  title: 'Staff/Finder',
  component: Finder,
  args: { open: true, onClose: fn(), search: finding(hits) },
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof Finder>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types, and waits until the dialog shows these words. */
const typed =
  (words: string, then: RegExp): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), words);
    await waitFor(async () => expect(await canvas.findByRole('dialog')).toHaveTextContent(then));
  };

export const Empty: Story = {};
export const Found: Story = { play: typed('comerford', /Seán Comerford/) };
export const ByNumber: Story = {
  args: {
    search: finding([
      {
        kind: 'caregiver',
        id: '3',
        client: null,
        title: 'Niamh Comerford-O’Brien',
        detail: 'Bray, +353 87 765 4321',
        state: 'approved',
        rank: 1,
      },
    ]),
  },
  play: async (context) => {
    await typed('087 765', /Niamh/)?.(context);
    await expect((await context.canvas.findByRole('option')).querySelector('mark')).toHaveTextContent(
      '87 765',
    );
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: typed('comerford', /Seán Comerford/),
};
export const Searching: Story = {
  args: { search: () => new Promise(() => undefined) },
  play: typed('comerford', /Searching…/),
};
export const NothingFound: Story = {
  args: { search: finding([]) },
  play: typed('zzz', /Nothing found for “zzz”/),
};
export const Failed: Story = {
  args: { search: failing({ kind: 'server', code: '500' }) },
  play: typed('comerford', /Try again/),
};
export const Offline: Story = {
  args: { search: failing({ kind: 'offline', code: 'unreachable' }) },
  play: typed('comerford', /Check your connection/),
};
export const Many: Story = {
  args: {
    search: async () =>
      ok(
        Array.from({ length: 20 }, (_, n): Hit => ({
          ...hit,
          id: String(n),
          client: { recipient: `Mary Byrne ${n}`, contact: 'Nora Byrne' },
        })),
      ),
  },
  play: typed('byrne', /Only the first 20 requests are shown/),
};

export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context;
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    // Enter pressed before the hits arrive opens the first.
    await typed('comerford{Enter}', /Seán Comerford/)?.(context);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const field = canvas.getByRole('combobox');
    const options = canvas.getAllByRole('option');
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', options[2]?.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
