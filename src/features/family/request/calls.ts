import { emptyAnswers } from '../../../domain/questions/questions.ts';
import { drafts } from '../../../state/device/database.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { type Draft, newDraft } from './draft.ts';
import { requestDrafts, withEveryAnswer } from './request-drafts.ts';
import { who } from './steps.ts';

/** The key of a call on this device. A call begun before calls had names has no id. */
const KEY = 'staff-request';
const keyOf = (id: string) => (id ? `${KEY}:${id}` : KEY);

/** A request that staff enter during a call and have not saved yet. */
export type Call = { id: string; name: string; phone: string; savedAt: number };

/** Several calls can be open at once, each with its own draft. */
export const callDrafts = (id: string): DraftStore<Draft> => requestDrafts(keyOf(id));

/** Begins a call, for a recipient that we know or a new one; returns its id. */
export async function beginCall(name: string, phone: string, recipientName = ''): Promise<string> {
  const draft = newDraft(who.slug, true);
  const answers = { ...emptyAnswers(true), contactName: name, contactPhone: phone, recipientName };
  await callDrafts(draft.id).save({ ...draft, answers, savedAt: Date.now() });
  return draft.id;
}

/** The calls that are not saved yet, latest first. */
export async function loadCalls(): Promise<Call[]> {
  // A browser that refuses storage keeps no calls.
  const all = await drafts.all().catch(() => []);
  return all
    .flatMap(([key, [, value]]) => {
      if (key !== KEY && !key.startsWith(`${KEY}:`)) return [];
      const { answers, savedAt } = withEveryAnswer(value as Draft);
      return [
        {
          id: key.slice(KEY.length + 1),
          name: (answers.helperName || answers.contactName || answers.recipientName).trim(),
          phone: (answers.helperPhone || answers.contactPhone).trim(),
          savedAt,
        },
      ];
    })
    .toSorted((one, other) => other.savedAt - one.savedAt);
}
