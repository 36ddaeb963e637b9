import { expect, test } from 'vitest';
import { jobName } from './job-name.ts';

test('a job says which one it is only if its request has several', () => {
  expect(jobName({ title: 'Nights by the sea', part: null })).toBe('Nights by the sea');
  expect(jobName({ title: 'Nights by the sea', part: { nr: 2, week: 0x88 } })).toBe(
    'Nights by the sea (job 2: Monday and Tuesday nights)',
  );
});
