import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FigureGrid } from './FigureGrid.tsx';
import { figures, nothing, places } from './figures.fixtures.ts';

const meta = { component: FigureGrid, args: { figures } } satisfies Meta<typeof FigureGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each chart has a table with the same figures. */
export const Overview: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas')).toHaveLength(3));
    await expect(canvas.getByText('41 requests in the last 12 weeks, 28 placements.')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Requests and placements by week' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Table of requests and placements' }));
    await expect(canvasElement.querySelectorAll('canvas')).toHaveLength(2);
    await expect(canvas.getByRole('row', { name: '16 Nov 2026 2 3' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Table of requests and placements' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas')).toHaveLength(3));
    await expect(canvas.getAllByRole('link', { name: 'Clifden, Co. Clifden' })[0]).toHaveAttribute(
      'href',
      '/admin/requests?status=open&place=Clifden%2C+Co.+Clifden',
    );
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const AsTables: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Table of/ })) await userEvent.click(button);
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(5);
  },
};

/** A new system. */
export const NothingYet: Story = { args: { figures: nothing } };
/** The first requests have arrived, but nobody is placed. */
export const NobodyPlacedYet: Story = {
  args: {
    figures: {
      ...nothing,
      weeks: nothing.weeks.map((week, nr) => ({ ...week, requests: nr > 9 ? 3 : 0 })),
      total: { ...nothing.total, requests: 6 },
      byCare: figures.byCare,
      places,
    },
  },
};
/** Nothing is open now. */
export const NothingOpen: Story = { args: { figures: { ...figures, byCare: [], places: nothing.places } } };
export const SomebodyEverywhere: Story = {
  args: { figures: { ...figures, places: places.map((place) => ({ ...place, caregivers: 10 })) } },
};
/** More places without caregivers than a card shows at once. */
export const HardlyAnybody: Story = {
  args: {
    figures: { ...figures, places: places.map((place) => ({ ...place, requests: 1, caregivers: 0 })) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 14' }));
    await expect(canvas.getByRole('link', { name: 'Dundalk, Co. Dundalk' })).toBeVisible();
  },
};
