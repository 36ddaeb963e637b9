import { beforeEach, expect, test, vi } from 'vitest';
import '../../../domain/staff-words.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { WordedJob } from '../../../data/jobs.ts';
import type { DocumentKind } from '../../../domain/vocabulary.ts';
import { createJobForm, type JobInput } from './job-form.ts';
import { draftJob } from './job-words.ts';

const reload = vi.fn<() => Promise<Result<JobInput, Failure>>>();
const publish = vi.fn<(job: WordedJob, seen: number) => Promise<Result<unknown, Failure>>>();
const open = (ruled: DocumentKind[] = []) =>
  createJobForm({
    initial: {
      seen: 3,
      ...draftJob({
        careTypes: ['companionship'],
        skills: [],
        languages: [],
        flexible: false,
        visits: [],
        availability: 1,
        start: 'day',
        startsOn: '2026-12-03',
        hoursPerVisit: null,
        duration: null,
        hourlyBudget: null,
        place: { name: 'Kinsale', region: 'Co. Cork' },
      }),
    },
    week: 1,
    contact: null,
    ruled,
    draft: 'job:1',
    send: publish,
    reload: { load: reload, refresh: async () => undefined },
  });

beforeEach(() => publish.mockReset().mockResolvedValue(ok(null)));

test('begins with its own words, which can be published unchanged', async () => {
  const form = open();
  expect(form.$state.get().values.title).toContain('Kinsale');
  expect((await form.submit())?.ok).toBe(true);
});

test('shows faults before anything is sent, and sends without the spaces around the words', async () => {
  const form = open();
  form.change({ title: 'Hm' });
  await form.submit();
  expect(form.$state.get().faults.title).toContain('at least 5');
  expect(publish).not.toHaveBeenCalled();
  form.change({ title: ' Evenings in Kinsale ' });
  await form.submit();
  expect(publish).toHaveBeenCalledWith(expect.objectContaining({ title: 'Evenings in Kinsale' }), 3);
});

test('a refusal about the words shows beside them; that it is already published does not', async () => {
  const form = open();
  publish.mockResolvedValue(fail({ kind: 'refused', code: 'reveals_contact' }));
  await form.submit();
  expect(form.$state.get().faults.summary).toContain('shows the family');
  publish.mockResolvedValue(fail({ kind: 'refused', code: 'already_published' }));
  await form.submit();
  expect(form.$state.get()).toMatchObject({ faults: {}, failure: { code: 'already_published' } });
});

test('a required document is left out for a reason, which is sent along, and for no other', async () => {
  const form = open(['identity', 'first_aid']);
  form.change({ requiredCredentials: ['identity'], waivers: { identity: 'An earlier one.' } });
  await form.submit();
  expect(form.$state.get().faults.waivers).toContain('First aid certificate');
  expect(publish).not.toHaveBeenCalled();
  form.change({ waivers: { identity: 'An earlier one.', first_aid: ' A nurse lives there. ' } });
  await form.submit();
  expect(publish).toHaveBeenCalledWith(
    expect.objectContaining({ waivers: { first_aid: 'A nurse lives there.' } }),
    3,
  );
});

test('a rule changed in the meantime is an error beside the documents', async () => {
  const form = open();
  publish.mockResolvedValue(fail({ kind: 'refused', code: 'waiver_reason_missing', detail: 'identity' }));
  await form.submit();
  expect(form.$state.get().faults.requiredCredentials).toContain('“Proof of identity” is now asked for');
});

test('a job that a colleague edited in the meantime is shown beside the typed words', async () => {
  const form = open();
  publish.mockResolvedValueOnce(fail({ kind: 'refused', code: 'changed_meanwhile' }));
  reload.mockResolvedValue(ok({ ...form.$state.get().values, title: 'Mornings in Kinsale', seen: 4 }));
  form.change({ title: 'Evenings in Kinsale' });
  await form.submit();
  expect(form.$conflict.get()?.now.title).toBe('Mornings in Kinsale');
  form.keepMine();
  await form.submit();
  expect(publish).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Evenings in Kinsale' }), 4);
});
