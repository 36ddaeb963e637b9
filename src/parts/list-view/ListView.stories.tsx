import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ListQuery } from '../../lib/list-query.ts';
import { countedAt } from '../../lib/list-size.ts';
import { listScreen } from '../../state/list-screen.ts';
import { fail, ok } from '../../lib/result.ts';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { ListView } from './ListView.tsx';

type Person = { name: string; place: string };
const people: Person[] = ['Anjali Menon', 'Eoin O’Sullivan', 'Marta Zielińska'].map((name, index) => ({
  name,
  place: ['Cork', 'Midleton', 'Cobh'][index] ?? '',
}));

const order = { sort: 'name', direction: 'asc' } as const;

const listOf = (rows: Person[], answer: 'comes' | 'fails' | 'waits' | 'more' = 'comes') =>
  listScreen<Person>({
    path: '/people',
    open: () => undefined,
    load: async ({ search, filters, page }: ListQuery) => {
      if (answer === 'waits') return new Promise<never>(() => undefined);
      const found = rows.filter(
        ({ name, place }) =>
          name.toLowerCase().includes(search.toLowerCase()) &&
          (!filters['place'] || place === filters['place']) &&
          !filters['skill'],
      );
      return answer === 'fails'
        ? fail({ kind: 'offline', code: 'unreachable' })
        : ok({
            rows: found,
            total: answer === 'more' ? countedAt(page) + 1 : found.length,
            page,
          });
    },
    search: '',
    defaults: order,
    statuses: ['active'],
    sorts: ['name'],
    filters: ['place', 'day', 'skill'],
  });

const meta = {
  title: 'Display/ListView',
  component: ListView<Person>,
  args: {
    list: listOf(people),
    caption: 'People',
    noun: { one: 'person', other: 'people' },
    searchLabel: 'Search by name',
    filter: { label: 'Status', all: 'All', options: [{ value: 'active', label: 'Active' }] },
    filters: [
      {
        name: 'place',
        label: 'Place',
        all: 'Any place',
        options: ['Cork', 'Cobh'].map((value) => ({ value, label: value })),
      },
      { name: 'day', label: 'Day', all: 'Any day', options: [{ value: '0', label: 'Monday' }] },
      { name: 'skill', label: 'Skill', all: 'Any skill' },
    ],
    columns: [
      { key: 'name', header: 'Name', sortable: 'text', cell: ({ name }) => name },
      { key: 'place', header: 'Place', cell: ({ place }) => place },
    ],
    rowKey: ({ name }) => name,
    rowHref: () => '#person',
    order,
    empty: <EmptyState title="Nobody here yet">People who register appear here.</EmptyState>,
  },
} satisfies Meta<typeof ListView<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Empty: Story = { args: { list: listOf([]) } };
export const MoreThanIsCounted: Story = {
  args: { list: listOf(people, 'more') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('200+ people')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Search by name'), 'a');
    await expect(await canvas.findByText(/the first 200/)).toBeVisible();
  },
};
export const Failed: Story = { args: { list: listOf([], 'fails') } };

export const SearchFindsAndComesBack: Story = {
  args: { list: listOf(people) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search by name'), 'zzz');
    await expect(await canvas.findByText('No people found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all people' }));
    await expect(await canvas.findByText('3 people')).toBeVisible();
    await expect(canvas.getByLabelText('Search by name')).toHaveValue('');
  },
};

export const NarrowsByMore: Story = {
  args: { list: listOf(people) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Place'), 'Cobh');
    await expect(await canvas.findByText('1 person')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('3 people')).toBeVisible();
    await expect(canvas.getByLabelText('Search by name')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Place'), 'Cobh');
    await expect(await canvas.findByText('1 person')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Skill'), 'driving{Enter}');
    await expect(await canvas.findByText('No people found')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Skill'));
    await userEvent.tab();
    await expect(await canvas.findByText('1 person')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Place'), 'Any place');
    await expect(await canvas.findByText('3 people')).toBeVisible();
  },
};

export const Loading: Story = { args: { list: listOf(people, 'waits') } };
