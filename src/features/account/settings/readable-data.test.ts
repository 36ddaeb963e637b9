import { expect, test } from 'vitest';
import { formatDateTime } from '../../../domain/operator.ts';
import { readableData } from './readable-data.ts';

const page = readableData({
  profile: {
    full_name: 'Nora <script>alert(1)</script>',
    phone: null,
    created_at: '2026-11-20T09:00:00+00:00',
  },
  documents: [],
  placements: [{ job_title: 'Mornings', care_types: ['companionship', 'driving'] }],
});

test('What is kept is a page to read, by its own names', () => {
  expect(page).toContain('<h2>Profile</h2><dl><dt>Full name</dt>');
  expect(page).toContain(`<dt>Created at</dt><dd>${formatDateTime('2026-11-20T09:00:00+00:00')}</dd>`);
  expect(page).toContain(
    '<li><dl><dt>Job title</dt><dd>Mornings</dd><dt>Care types</dt><dd>companionship, driving</dd>',
  );
  expect(page).not.toContain('Phone');
});

test('What a person typed is words there, and runs nothing', () => {
  expect(page).toContain('Nora &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script');
});

test('Words that begin like a moment stay words, and a page never loads what they name', () => {
  const typed = ['2026-11-20T<b>', '2026-99-99T09:00:00+00:00', '2026-11-20T09:00:00+00:00 or later'];
  expect(readableData({ notes: typed })).toContain(
    '2026-11-20T&lt;b&gt;, 2026-99-99T09:00:00+00:00, 2026-11-20T09:00:00+00:00 or later',
  );
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
});
