import { beforeEach, expect, test, vi } from 'vitest';
import { prefill as kept, type Prefill } from '../../../state/device/storage.ts';
import { fakeStorage } from '../../../state/device/fake-device.ts';
import { newTrackingKey } from '../../../domain/tracking-key.ts';
import { newDraft, type Draft } from './draft.ts';
import { answersFrom, prefilledDrafts } from './prefilled-drafts.ts';
import { allFaults } from './steps.ts';
import { toRequest } from './to-request.ts';

const TODAY = '2026-03-10';
const asked = {
  relation: 'other',
  careTypes: ['companionship'],
  skills: ['driving'],
  languages: ['en'],
  availability: 5,
  start: 'day',
  startsOn: '2026-04-01',
  hoursPerVisit: 2.5,
  duration: 'once',
  hourlyBudget: 20.5,
  notes: 'She loves music.',
  placeId: 7,
  contactName: 'Ann Walsh',
  contactBy: 'email',
  contactLanguage: 'pl',
  contactPhone: '020 915 0001',
  contactEmail: 'ann@family.test',
  recipientName: 'Peg Walsh',
  address: '7 Shop Street',
  helperName: 'Nora Daly',
  helperRelation: 'ward nurse',
  helperAgreedBy: 'Peg herself',
};
const prefill = (changes: boolean): Prefill => ({
  ...newTrackingKey(),
  changes,
  asked,
  place: 'Galway, Co. Galway',
});

async function begun(today: string): Promise<Draft> {
  const draft = await prefilledDrafts(today).load();
  if (!draft) throw new Error('There is nothing to begin with.');
  return draft;
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
});

test('the answers come back as they were sent, except consent', async () => {
  const answers = answersFrom(prefill(true));
  expect(Object.keys(allFaults(answers, TODAY))).toEqual(['consent']);
  kept.keep(prefill(true));
  const draft = await begun(TODAY);
  expect(toRequest({ ...draft, answers })).toMatchObject(asked);
});

test('A request without a certain day comes back as it was sent', () => {
  const soon = { ...asked, start: 'soon', startsOn: null, hoursPerVisit: null, duration: null };
  const again = answersFrom({ asked: soon, place: 'Galway' });
  expect(allFaults({ ...again, consent: true }, TODAY)).toEqual({});
  expect(toRequest({ ...newDraft('check'), answers: again })).toMatchObject({ ...soon, startsOn: '' });
});

test('A stored value that is not a draft is ignored', async () => {
  kept.keep({ ...prefill(true), draft: 'yes' });
  expect((await begun(TODAY)).answers.notes).toBe(asked.notes);
});

test('A change keeps the key of its request, also after a reload', async () => {
  const from = prefill(true);
  kept.keep(from);
  const drafts = prefilledDrafts(TODAY);
  const draft = await begun(TODAY);
  expect(draft).toMatchObject({ reference: from.reference, trackingSecret: from.trackingSecret });
  await drafts.save({ ...draft, answers: { ...draft.answers, notes: 'She sings.' } });
  expect((await drafts.load())?.answers.notes).toBe('She sings.');
  await drafts.forget();
  expect(await drafts.load()).toBeUndefined();
});

test('Another request has its own key, and no day in the past', async () => {
  const from = prefill(false);
  kept.keep(from);
  const draft = await begun('2026-05-01');
  expect(draft.reference).not.toBe(from.reference);
  expect(draft.answers.startsOn).toBe('');
  expect(draft.answers.contactConfirmed).toBe(false);
});
