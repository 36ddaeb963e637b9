import { expect, test } from 'vitest';
import { href } from '../../domain/routes.ts';
import { wordMessages, type ToldMessage } from './message-lines.ts';

const told = (given: Partial<ToldMessage>): ToldMessage => ({
  id: 1,
  kind: 'profile_approved',
  subjectId: 'c0ffee00-0000-4000-8000-000000000001',
  params: {},
  createdAt: '2026-03-14T09:30:00Z',
  readAt: null,
  ...given,
});

test('A message says what happened, in the words of its email, and leads to its page', () => {
  const [line] = wordMessages([
    told({ kind: 'declined', params: { job: 'Company in the afternoons', reason: 'Too far away.' } }),
  ]);
  expect(line).toMatchObject({
    heading: 'Not this time',
    path: href('caregiverApplication', { id: 'c0ffee00-0000-4000-8000-000000000001' }),
    createdAt: '2026-03-14T09:30:00Z',
    isNew: true,
  });
  expect(line?.words).toMatch(/^Thank you for applying for “Company in the afternoons”\..*“Too far away\.”$/);
  expect(line?.when).toMatch(/^14 March 2026 at 09:30/);
});

test('What it is about is in its link', () => {
  const { subjectId } = told({});
  expect(wordMessages([told({ kind: 'application_received', params: { job: 'Nights' } })])).toMatchObject([
    { path: href('adminApplication', { id: subjectId }) },
  ]);
});

test('Staff read first who it is about', () => {
  const client = { recipient: 'Peg Walsh', contact: 'Nora Walsh' };
  const lines = wordMessages([told({ kind: 'application_received', params: { job: 'Nights' }, client })]);
  expect(lines).toMatchObject([{ client: 'Peg Walsh (contact: Nora Walsh)' }]);
});

test('Read messages are not new, and a kind that this version does not know is left out', () => {
  const lines = wordMessages([
    told({ id: 3, kind: 'from_the_future' }),
    told({ id: 2 }),
    told({ readAt: '2026-03-14T10:00:00Z' }),
  ]);
  expect(lines.map(({ isNew }) => isNew)).toEqual([true, false]);
});
