import { type Answers, FIELDS } from '../../../domain/questions/questions.ts';
import { type DraftStore, draftStore } from '../../../state/draft-store.ts';
import { type Draft, newDraft } from './draft.ts';
import { answersFrom } from './prefilled-drafts.ts';
import { withEveryAnswer } from './request-drafts.ts';
import { check } from './steps.ts';

/** A draft with the answers it began from. */
type Begun = { draft: Draft; base: Answers };

/** The draft in which staff change this request with its family. It begins with the request's answers. */
export function staffCorrection(
  id: string,
  said: { asked: Readonly<Record<string, unknown>>; place: string },
): DraftStore<Draft> {
  const store = draftStore<Begun>(`correct-request:${id}`);
  const base = { ...answersFrom(said), byStaff: true, corrects: true };
  return {
    async load() {
      const begun = await store.load();
      const answers = begun ? carriedOver(begun, base) : base;
      return { ...(begun?.draft ?? newDraft(check.slug)), answers, savedAt: Date.now() };
    },
    save: (draft) => store.save({ draft, base }),
    forget: () => store.forget(),
  };
}

/** The draft's changes, applied to the request's current answers. */
export function carriedOver({ draft, base }: Begun, now: Answers): Answers {
  const { answers } = withEveryAnswer(draft);
  const changed = FIELDS.filter((field) => JSON.stringify(answers[field]) !== JSON.stringify(base[field]));
  return {
    ...now,
    ...(Object.fromEntries(changed.map((field) => [field, answers[field]])) as Partial<Answers>),
  };
}
