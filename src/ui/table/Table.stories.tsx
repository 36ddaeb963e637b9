import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Meter } from '../meter/Meter.tsx';
import type { Tone } from '../../lib/tone.ts';
import { focusOn } from '../story-plays.ts';
import type { Sort } from './sort.ts';
import { Table } from './Table.tsx';

interface Row {
  id: string;
  title: string;
  place: string;
  since: string;
  state: string;
  tone: Tone;
  score: number;
}

const rows: Row[] = [
  {
    id: '1',
    title: 'Weekday mornings',
    place: 'Galway',
    since: '3 March',
    state: 'Open',
    tone: 'info',
    score: 92,
  },
  {
    id: '2',
    title: 'Company in the evenings',
    place: 'Cork',
    since: '1 March',
    state: 'Filled',
    tone: 'success',
    score: 64,
  },
  {
    id: '3',
    title: 'Nights, after a stay in hospital',
    place: 'Ennis',
    since: '27 February',
    state: 'Waiting',
    tone: 'warning',
    score: 38,
  },
  {
    id: '4',
    title: 'Sundays',
    place: 'Dublin',
    since: '12 February',
    state: 'Closed',
    tone: 'neutral',
    score: 71,
  },
];

const meta = {
  title: 'Display/Table',
  component: Table<Row>,
  args: {
    caption: 'Visits',
    rows,
    rowKey: (row) => row.id,
    rowHref: (row) => `#visit-${row.id}`,
    onSort: fn(),
    columns: [
      { key: 'title', header: 'Visit', sortable: 'text', cell: (row) => row.title },
      { key: 'place', header: 'Place', sortable: 'text', cell: (row) => row.place },
      { key: 'since', header: 'Since', cell: (row) => row.since },
      { key: 'state', header: 'State', cell: (row) => <Badge tone={row.tone}>{row.state}</Badge> },
      {
        key: 'score',
        header: 'Fit',
        width: '12rem',
        cell: (row) => <Meter label={`Fit of ${row.title}`} value={row.score} />,
      },
      {
        key: 'act',
        header: 'Actions',
        headerHidden: true,
        align: 'end',
        cell: () => (
          <Button size="small" variant="secondary">
            Edit
          </Button>
        ),
      },
    ],
  },
  render: function Held(args) {
    const [sort, setSort] = useState<Sort | undefined>(args.sort);
    const change = (next: Sort) => {
      setSort(next);
      args.onSort?.(next);
    };
    return <Table {...args} sort={sort} onSort={change} />;
  },
} satisfies Meta<typeof Table<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { args: { sort: { key: 'title', direction: 'ascending' } } };
export const ForWork: Story = { ...Overview, globals: { density: 'work' } };
/** In half a page, the less important columns are left out. */
export const LittleRoom: Story = {
  args: {
    columns: [
      { key: 'title', header: 'Visit', cell: (row) => row.title },
      { key: 'place', header: 'Place', priority: 2, cell: (row) => row.place },
      { key: 'since', header: 'Since', priority: 3, cell: (row) => row.since },
      { key: 'state', header: 'State', cell: (row) => <Badge tone={row.tone}>{row.state}</Badge> },
    ],
  },
  globals: { density: 'work' },
  decorators: [
    (Story) => (
      <div style={{ width: 700 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Visit',
      'State',
    ]);
  },
};
export const Busy: Story = { args: { busy: true } };
export const BusyFirstTime: Story = { args: { busy: true, rows: [] } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No visits yet"
        icon="calendar"
        action={<Button variant="secondary">Plan a visit</Button>}
      >
        You’ll see a visit here when it is planned.
      </EmptyState>
    ),
  },
};

export const SortsBothWays: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ key: 'place', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Place' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Place' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ key: 'place', direction: 'descending' });
  },
};

export const CompactCards: Story = {
  args: {
    compact: true,
    sort: { key: 'waiting', direction: 'ascending' },
    firstOrder: { key: 'waiting', direction: 'ascending', label: 'Longest waiting first' },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, userEvent }) => {
    const order = canvas.getByLabelText('Sort by');
    await expect(order).toHaveDisplayValue('Longest waiting first');
    await userEvent.selectOptions(order, 'Place, Z to A');
    await expect(args.onSort).toHaveBeenLastCalledWith({ key: 'place', direction: 'descending' });
    await userEvent.selectOptions(order, 'Longest waiting first');
    await expect(args.onSort).toHaveBeenLastCalledWith({ key: 'waiting', direction: 'ascending' });
  },
};

export const Focus: Story = { play: focusOn('button') };
export const FocusOnRow: Story = { play: focusOn('a') };
export const LongText: Story = {
  args: {
    rows: rows.map((row) => ({
      ...row,
      title:
        'Washing, dressing and breakfast on weekday mornings, and someone to talk to on the way to the day centre',
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
};
