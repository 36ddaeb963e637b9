import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from '../../../domain/operator.ts';
import { readableData } from './readable-data.ts';

const page = readableData({
  profile: {
    full_name: 'Nora <script>alert(1)</script>',
    phone: null,
    created_at: '2026-11-20T09:00:00+00:00',
  },
  documents: [
    { id: 'd1', kind: 'first_aid', status: 'uploaded', expires_on: '2028-01-31', file_path: 'u/d1' },
  ],
  placements: [
    { job_title: 'Mornings', care_types: ['companionship', 'of_a_later_version'], availability: 1 },
  ],
  events: [{ action: 'update', subject_type: 'documents', after: { status: 'verified' } }],
  of_a_later_version: { some_column: 'a_code' },
});

test('The data is a page to read, with words for columns and codes', () => {
  for (const part of [
    '<h2>Your account</h2><dl><dt>Name</dt>',
    `<dt>Created</dt><dd>${formatDateTime('2026-11-20T09:00:00+00:00')}</dd>`,
    '<dt>Kind</dt><dd>First aid certificate</dd><dt>Status</dt><dd>Waiting for a check</dd>',
    `<dt>Valid until</dt><dd>${formatDate('2028-01-31')}</dd></dl>`,
    '<dt>Job</dt><dd>Mornings</dd><dt>Care</dt><dd>Companionship, Of a later version</dd>',
    '<dt>Times of the week</dt><dd>Monday mornings</dd>',
    '<dt>What was done</dt><dd>Changed</dd><dt>Record</dt><dd>Document</dd>',
    '<dt>Afterwards</dt><dd><dl><dt>Status</dt><dd>Verified</dd></dl></dd>',
  ])
    expect(page).toContain(part);
  expect(page).not.toContain('Phone');
});

test('Unknown columns and codes keep their own names', () => {
  expect(page).toContain('<h2>Of a later version</h2><dl><dt>Some column</dt><dd>a_code</dd></dl>');
});

test('It says about the first visit only that a caregiver missed it, since before that day nobody has come', () => {
  const said = (came: boolean) => readableData({ placements: [{ job_title: 'Mornings', came }] });
  expect(said(true)).not.toContain('Came to the first visit');
  expect(said(false)).toContain('<dt>Came to the first visit</dt><dd>No</dd>');
});

test('Text that a person typed is shown, and runs nothing', () => {
  expect(page).toContain('Nora &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script');
});

test('Text that begins like a date stays text, and a page never loads what it names', () => {
  const typed = ['2026-11-20T<b>', '2026-99-99T09:00:00+00:00', '2026-11-20T09:00:00+00:00 or later'];
  expect(readableData({ notes: typed })).toContain(
    '2026-11-20T&lt;b&gt;, 2026-99-99T09:00:00+00:00, 2026-11-20T09:00:00+00:00 or later',
  );
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
});
