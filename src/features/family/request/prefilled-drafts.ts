import { emptyAnswers, FIELDS, QUESTIONS, type Answers } from '../../../domain/questions/questions.ts';
import { showPhone } from '../../../domain/phone.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { prefill as kept, type Prefill } from '../../../state/device/storage.ts';
import { type Draft, newDraft } from './draft.ts';
import { withEveryAnswer } from './request-drafts.ts';
import { check, who } from './steps.ts';

/** The answers of a request as the fields hold them. Consent is asked for again. */
export function answersFrom({ asked, place }: Pick<Prefill, 'asked' | 'place'>): Answers {
  const told = FIELDS.flatMap((field) => {
    const { sent, initial } = QUESTIONS[field];
    const value = sent && asked[sent.as];
    if (value === undefined || value === null) return [];
    if (field === 'contactPhone' || field === 'helperPhone') return [[field, showPhone(String(value))]];
    return [[field, typeof initial === 'string' ? String(value) : value]];
  });
  return {
    ...emptyAnswers(),
    ...(Object.fromEntries(told) as Partial<Answers>),
    place: { value: String(asked['placeId']), label: place },
    placeText: place,
    contactConfirmed: true,
  };
}

/**
 * A draft that begins with the answers of another request. It is kept in this tab, apart from other drafts of the
 * device.
 */
export function prefilledDrafts(today: string): DraftStore<Draft> {
  return {
    async load() {
      const prefill = kept.read();
      const draft = prefill?.draft as Draft | undefined;
      return draft?.answers ? withEveryAnswer(draft) : prefill && draftFrom(prefill, today);
    },
    async save(draft) {
      const prefill = kept.read();
      if (prefill) kept.keep({ ...prefill, draft });
    },
    async forget() {
      kept.keep(undefined);
    },
  };
}

function draftFrom(prefill: Prefill, today: string): Draft {
  const draft = newDraft(prefill.changes ? check.slug : who.slug);
  const answers = answersFrom(prefill);
  if (prefill.changes) {
    const { reference, trackingSecret } = prefill;
    return { ...draft, reference, trackingSecret, answers, savedAt: Date.now() };
  }
  // A request sent again may come from another phone, and its first day may have passed.
  const startsOn = answers.startsOn < today ? '' : answers.startsOn;
  return { ...draft, answers: { ...answers, startsOn, contactConfirmed: false }, savedAt: Date.now() };
}
