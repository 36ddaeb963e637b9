import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { fail, ok } from '../../../lib/result.ts';
import type { Preview } from './load-matches.ts';
import { factsFixture, nearFixture, peopleFixture } from './match.fixtures.ts';
import { MatchPreview } from './MatchPreview.tsx';
import { type AskPreview, createPreview } from './preview-store.ts';

const previewOf = (ask: AskPreview) =>
  createPreview(atom({ values: { requiredCredentials: [], availability: 1 } }), ask);
const found = (changes: Partial<Preview>) =>
  previewOf(async () =>
    ok({ fitting: 12, best: peopleFixture.slice(0, 3), near: [], hurdles: undefined, ...changes }),
  );
const nobody = found({
  fitting: 0,
  best: [],
  near: [
    nearFixture('credential:first_aid', {
      facts: factsFixture({
        documents: [{ kind: 'first_aid', status: 'verified', expiresOn: '2026-05-03' }],
      }),
    }),
  ],
  hurdles: { everyone: 22, inReach: 6, lacking: [{ code: 'credential:first_aid', people: 6 }] },
});

const meta = {
  component: MatchPreview,
  args: { preview: found({}), wanted: 0b1111 },
} satisfies Meta<typeof MatchPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Twelve: Story = {};
export const AHundred: Story = { args: { preview: found({ fitting: 100 }) } };
export const Nobody: Story = { args: { preview: nobody } };
export const NoTimeChosen: Story = { args: { wanted: 0 } };
export const NobodyNarrow: Story = {
  args: { preview: nobody },
  globals: { viewport: { value: 'mobile1' } },
};
export const Unreachable: Story = {
  args: { preview: previewOf(async () => fail({ kind: 'offline', code: 'unreachable' })) },
};
