import type { recordAgreement } from '../../../data/applications.ts';
import { explain } from '../../../domain/explain.ts';
import { today } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { type Reload, conflictForm } from '../../../state/conflict.ts';
import type { Faults } from '../../../state/form.ts';
import { saidByFault, saidOnFault, saidTooEarly } from './said.ts';
import type { ApplicationRecord } from './application-screen.ts';
import { seenOf, type Seen, type Side } from './terms.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type Told = Parameters<typeof recordAgreement>;
export type Answer = Told[2];
export type AnswerInput = { answer: Answer | ''; saidBy: string; saidOn: string; reason: string } & Seen;

const LONGEST_REASON = 1000;

const FIELDS: Readonly<Record<string, keyof AnswerInput>> = {
  answer_missing: 'answer',
  said_by_missing: 'saidBy',
  said_on_invalid: 'saidOn',
  reason_missing: 'reason',
  too_long: 'reason',
};

/** An answer that the family or the caregiver gave by phone or in person. */
export const createAnswerForm = (
  application: Answering & Pick<ApplicationRecord, 'id'>,
  side: Side,
  record: (...said: [Side, Answer, Told[3], string, Told[5]]) => Promise<Result<unknown, Failure>>,
  reload: Reload<ApplicationRecord>,
) =>
  conflictForm<AnswerInput, unknown>({
    initial: unsaid(application, side),
    check: ({ answer, saidBy, saidOn, reason }) => ({
      answer: answer === '' ? t.chooseWhatSaid : undefined,
      saidBy: saidByFault(saidBy),
      saidOn: saidOnFault(saidOn),
      reason: reasonFault(reason.trim(), side === 'caregiver' && answer === 'no'),
    }),
    submit: ({ answer, saidBy, saidOn, reason, version }) =>
      // The check ensures that there is an answer.
      record(side, answer as Answer, { by: saidBy.trim(), on: saidOn }, reason.trim(), version),
    latest: async () => {
      const loaded = await reload.load();
      return loaded.ok ? ok(unsaid(loaded.value, side)) : loaded;
    },
    currentVersion: ({ version, said }) => ({ version, said }),
    onTaken: reload.refresh,
    faultsOf: (failure): Faults<AnswerInput> => {
      const early = saidTooEarly(failure);
      if (early) return { saidOn: early.words };
      const field = failure.kind === 'refused' ? FIELDS[failure.code] : undefined;
      return field ? { [field]: explain(failure) } : {};
    },
    draft: draftStore(`answer:${application.id}:${side}`),
  });

type Answering = Parameters<typeof seenOf>[0] & Pick<ApplicationRecord, 'client'>;

/** The family's contact or the caregiver usually tells us. */
const unsaid = (application: Answering, side: Side): AnswerInput => ({
  answer: '',
  saidBy: (side === 'family' ? application.client?.contact : application.caregiver.fullName) ?? '',
  saidOn: today(),
  reason: '',
  ...seenOf(application),
});

function reasonFault(reason: string, needed: boolean): string | undefined {
  if (reason === '' && needed) return t.writeWhyFewWords;
  return reason.length > LONGEST_REASON ? fill(t.shortenCharacters, { most: LONGEST_REASON }) : undefined;
}
