import { expect, test } from 'vitest';
import { explain, explainOnForm } from './explain.ts';

test('if nothing was typed, the words don’t mention it', () => {
  for (const kind of ['offline', 'server'] as const) {
    expect(explain({ kind, code: '' })).not.toContain('typed');
    expect(explainOnForm({ kind, code: '' })).toMatch(/\. We’ve kept what you typed\.$/);
  }
});

test('a screen’s own words go before the common ones, for every kind of failure', () => {
  const wording = { job_not_open: 'Someone was quicker.', session_expired: 'Ask for a new link.' };
  expect(explain({ kind: 'refused', code: 'job_not_open' }, wording)).toBe('Someone was quicker.');
  expect(explainOnForm({ kind: 'signed-out', code: 'session_expired' }, wording)).toBe('Ask for a new link.');
  expect(explain({ kind: 'refused', code: 'last_admin' }, wording)).toContain('the only admin');
});

test('a refusal has the same words beside a form; one without words reads as our fault', () => {
  const refused = (code: string) => ({ kind: 'refused', code }) as const;
  expect(explainOnForm(refused('job_not_open'))).toBe(explain(refused('job_not_open')));
  expect(explain(refused('brand_new_code'))).toContain('Something went wrong on our side');
  expect(explainOnForm(refused('brand_new_code'))).toContain('We’ve kept what you typed');
});
