import { expect, test } from 'vitest';
import { explain, explainOnForm } from './explain.ts';

test('where nothing was typed, nothing is said of it', () => {
  for (const kind of ['offline', 'server'] as const) {
    expect(explain({ kind, code: '' })).not.toContain('typed');
    expect(explainOnForm({ kind, code: '' })).toMatch(/; nothing you typed is lost\.$/);
  }
});

test('a refusal has the same words beside a form; one without words sounds like a fault of ours', () => {
  const refused = (code: string) => ({ kind: 'refused', code }) as const;
  expect(explainOnForm(refused('job_not_open'))).toBe(explain(refused('job_not_open')));
  expect(explain(refused('brand_new_code'))).toContain('Something went wrong on our side');
  expect(explainOnForm(refused('brand_new_code'))).toContain('nothing you typed is lost');
});
