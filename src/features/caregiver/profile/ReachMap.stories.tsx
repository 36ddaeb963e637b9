import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { loadSurroundings, Surroundings, Town } from '../../../data/places-near.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import ReachMap from './ReachMap.tsx';

const TOWNS: [name: string, latitude: number, longitude: number][] = [
  ['Oranmore', 53.268, -8.92],
  ['Athenry', 53.3, -8.745],
  ['Loughrea', 53.197, -8.567],
  ['Tuam', 53.515, -8.851],
  ['Gort', 53.066, -8.818],
  ['Moycullen', 53.339, -9.179],
  ['Spiddal', 53.244, -9.305],
  ['Oughterard', 53.428, -9.318],
  ['Ballinasloe', 53.331, -8.219],
  ['Kinvara', 53.14, -8.94],
  ['Headford', 53.467, -9.107],
];
const towns = TOWNS.map(([name, latitude, longitude], id): Town => ({
  id,
  name,
  region: 'Co. Galway',
  latitude,
  longitude,
}));
const middle: Town = { id: 99, name: 'Galway', region: 'Co. Galway', latitude: 53.272, longitude: -9.051 };

const answering =
  (answer: Result<Surroundings, Failure>): typeof loadSurroundings =>
  async () =>
    answer;

const meta = {
  component: ReachMap,
  args: { placeId: 99, km: 30, load: answering(ok({ middle, towns })) },
} satisfies Meta<typeof ReachMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Within 30 km of Galway there are \d towns, as far as /),
    ).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const NothingNear: Story = { args: { km: 3 } };
export const WithoutAnAnswer: Story = {
  args: { load: answering(fail({ kind: 'offline', code: 'unreachable' })) },
};
