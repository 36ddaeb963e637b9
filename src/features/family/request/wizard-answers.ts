import { atom, computed } from 'nanostores';
import type { NewRequest } from '../../../data/request-payload.ts';
import { today as operatorToday } from '../../../domain/operator.ts';
import type { Answers, Faults, Field } from '../../../domain/questions/questions.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { newDraft, renamed, type Draft } from './draft.ts';
import { requestRefusals } from './request-refusals.ts';
import { allFaults, callerAs, faultsOf, firstUnfinished, type Step, who } from './steps.ts';
import { toRequest } from './to-request.ts';
import type { Words } from './family-words.ts';

export type AnswersOptions<Sent> = {
  store: DraftStore<Draft>;
  /** Staff enter the request for someone who calls or writes (docs/specification.md, For admins). */
  byStaff?: boolean;
  /** Sends the request, or makes sure that it will be sent. `draft` is what it was made from. */
  send(request: NewRequest, draft: Draft): Promise<Result<Sent, Failure>>;
  /** The first day that care can start, yyyy-mm-dd, in the operator's time zone. */
  today?(): string;
};

export type WizardAnswers = ReturnType<typeof wizardAnswers<unknown>>;

/** The wizard's answers, kept on the device at every change, and their faults. */
export function wizardAnswers<Sent>(
  { store, byStaff = false, send, today = operatorToday }: AnswersOptions<Sent>,
  questions: Words['questions'],
) {
  const $draft = atom<Draft>(newDraft(who.slug, byStaff));
  const form = createForm({
    initial: $draft.get().answers,
    check: (answers) => allFaults(answers, today(), questions),
    submit: () => send(toRequest($draft.get()), $draft.get()),
    faultsOf: (failure) => requestRefusals(failure, questions),
  });
  const $answers = computed(form.$state, ({ values }) => values);

  function take(draft: Draft) {
    $draft.set(draft);
    form.change(draft.answers);
  }

  function keep(draft: Draft) {
    take(draft);
    // On a device marked as shared, what was kept before is removed.
    void (draft.answers.sharedDevice ? store.forget() : store.save(draft));
  }

  const faults = () => form.$state.get().faults;

  return {
    $draft,
    $answers,
    $form: form.$state,
    take,
    keep,
    refuse: (wrong: Faults) => form.fault(wrong),

    answer(changed: Partial<Answers>) {
      const draft = $draft.get();
      const known = changed.relation ? callerAs(changed.relation, draft.answers) : {};
      const answers = { ...draft.answers, ...known, ...changed };
      // A changed number or address must be confirmed again.
      if ('contactPhone' in changed || 'contactEmail' in changed) answers.contactConfirmed = false;
      keep({ ...draft, answers, savedAt: Date.now() });
    },

    /** Whether a step's answers are right. Shows this step's faults, and leaves those of the others. */
    passes(step: Step): boolean {
      const wrong = faultsOf(step, $answers.get(), today(), questions);
      const others = Object.fromEntries(
        Object.entries(faults()).filter(([field]) => !step.fields.includes(field as Field)),
      );
      const right = Object.keys(wrong).length === 0;
      if (right) form.fault(others, false);
      else form.fault({ ...others, ...wrong });
      return right;
    },

    firstUnfinished: () => firstUnfinished($answers.get(), today()),

    /** Removes the message about failed sending when another step opens. */
    dropFailure: () => form.fault(faults(), false),

    async startAgain() {
      await store.forget();
      take(newDraft(who.slug, byStaff));
      form.fault({}, false);
    },

    /** Sending twice, or again after a failure, makes one request, since the draft keeps its id. */
    async submit() {
      const sent = await form.submit();
      if (sent?.ok) await store.forget();
      // Another request has this reference: the next try needs a new one.
      else if (sent?.error.code === 'reference_taken') keep(renamed($draft.get()));
      return sent;
    },
  };
}
