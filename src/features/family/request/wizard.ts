import { atom, computed, onMount } from 'nanostores';
import type { NewRequest } from '../../../data/requests.ts';
import { action } from '../../../state/action.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { today as operatorToday } from '../../../domain/operator.ts';
import { newIdentity, type RequestIdentity } from '../../../domain/request-identity.ts';
import type { Result } from '../../../lib/result.ts';
import type { Answers, Errors, Field } from './answers.ts';
import { newDraft, type Draft } from './draft.ts';
import type { Address } from './hash-address.ts';
import { serverErrors } from './server-errors.ts';
import type { Step } from './step.ts';
import * as flow from './steps.ts';
import { check } from './steps/check.ts';
import { who } from './steps/who.ts';
import { toRequest } from './to-request.ts';

type Options<Sent> = {
  store: DraftStore<Draft>;
  address: Address;
  /** Staff enter the request for someone who calls or writes (docs/specification.md, For admins). */
  byStaff?: boolean;
  /** What the backend said of the request when it was sent before: it is being corrected. */
  refusal?: Failure;
  /** Sends it, or sees to it that it will be; the draft is what it was made from. */
  send(request: NewRequest, draft: Draft): Promise<Result<Sent, Failure>>;
  onSent(sent: Sent, identity: RequestIdentity): void;
  /** Calls back whenever the person returns to this page; answers how to stop. */
  onReturn?(look: () => void): () => void;
  /** Called when the first step is done: time to fetch what the later ones need. */
  onUnderWay?(): void;
  /** The first day that care can start, yyyy-mm-dd: the operator's. */
  today?(): string;
};

export type Wizard = ReturnType<typeof createWizard<unknown>>;

/** The request wizard without its looks: answers, steps, the kept draft, and sending it exactly once. */
export function createWizard<Sent>({
  store,
  address,
  byStaff = false,
  refusal,
  send,
  onSent,
  onReturn,
  onUnderWay,
  today = operatorToday,
}: Options<Sent>) {
  const $phase = atom<'loading' | 'resume' | 'answering'>('loading');
  const $draft = atom<Draft>(newDraft(who.slug, byStaff));
  const $answers = computed($draft, (draft) => draft.answers);
  const $step = atom<Step>(who);
  const $errors = atom<Errors>({});
  /** Counts the tries to go on that failed. */
  const $attempt = atom(0);
  /** What takes focus when a step appears; nothing on the first one of a page load. */
  const $focus = atom<'heading' | Field | undefined>(undefined);
  const sending = action(() => send(toRequest($draft.get()), $draft.get()));
  let changing = false;
  /** The answers as they were when the errors were found. */
  let faulty = $answers.get();

  onMount($phase, () => {
    void start();
    const stops = [address.listen(follow), onReturn?.(() => void catchUp())];
    return () => stops.forEach((stop) => stop?.());
  });

  async function start() {
    const kept = await store.load();
    if (!kept?.savedAt) return open(who, undefined);
    $draft.set(kept);
    if (refusal) return openRefused(serverErrors(refusal.detail));
    if (!address.isReload()) return $phase.set('resume');
    open(reachable(flow.stepNamed(address.slug()) ?? flow.stepNamed(kept.step)), undefined);
  }

  /** In another tab the same request may have been filled in further: what is older must not overwrite it. */
  async function catchUp() {
    const kept = await store.load();
    if (kept && $phase.get() === 'answering' && kept.savedAt > $draft.get().savedAt) $draft.set(kept);
  }

  /** The first step with a fault to correct, and with it the others' faults; from there on to the check. */
  function openRefused(faults: Errors) {
    const slug = address.isReload() ? address.slug() : '';
    const faulty = flow.stepsFor($answers.get()).find(({ fields }) => fields.some((name) => faults[name]));
    const step = flow.stepNamed(slug) ?? faulty ?? check;
    open(reachable(step), undefined);
    changing = $step.get() !== check;
    if (faulty) refuse(faults);
  }

  /** Shows a step in the history entry that is open. */
  function open(step: Step, focus: 'heading' | Field | undefined) {
    address.replace(step.slug);
    show(step, focus);
  }

  function go(step: Step) {
    address.push(step.slug);
    show(step, 'heading');
  }

  function show(step: Step, focus: 'heading' | Field | undefined) {
    if (step === check) changing = false;
    $errors.set(untouched());
    $focus.set(focus);
    $step.set(step);
    $phase.set('answering');
    if ($draft.get().savedAt) keep({ ...$draft.get(), step: step.slug });
  }

  /** After the back button, or a link on the page to a step or to an answer's field. */
  function follow(slug: string) {
    if ($phase.get() !== 'answering') return;
    const step = flow.stepNamed(slug);
    if (step) {
      const allowed = reachable(step);
      return allowed === step ? show(step, 'heading') : open(allowed, 'heading');
    }
    const asking = flow.stepWith(slug as Field);
    if (!asking) return;
    changing = $step.get() === check;
    const wanted = changing ? asking : reachable(asking);
    open(wanted, wanted === asking ? (slug as Field) : 'heading');
  }

  /** The step, or the first unfinished one before it. */
  function reachable(step: Step | undefined): Step {
    const limit = flow.firstUnfinished($answers.get(), today());
    const steps = flow.stepsFor($answers.get());
    return step && steps.includes(step) && steps.indexOf(step) <= steps.indexOf(limit) ? step : limit;
  }

  function keep(draft: Draft) {
    $draft.set(draft);
    void store.save(draft);
  }

  /** The errors whose answer has not been touched since: the others may be right by now. */
  function untouched(): Errors {
    const answers = $answers.get();
    const left = Object.entries($errors.get()).filter(
      ([field]) => answers[field as Field] === faulty[field as Field],
    );
    return Object.fromEntries(left) as Errors;
  }

  function refuse(errors: Errors) {
    faulty = $answers.get();
    $errors.set(errors);
    $attempt.set($attempt.get() + 1);
  }

  return {
    $phase,
    $draft,
    $answers,
    $step,
    $errors,
    $attempt,
    $focus,
    $sending: sending.$state,

    /** Takes what was typed or chosen, and keeps it on the device at once. */
    answer(changed: Partial<Answers>) {
      const draft = $draft.get();
      keep({ ...draft, answers: { ...draft.answers, ...changed }, savedAt: Date.now() });
    },

    /** On to the next step, or back to the check after a change; stays where something is wrong. */
    next() {
      const step = $step.get();
      const found = step.errors($answers.get(), today());
      const others = Object.entries($errors.get()).filter(([field]) => !step.fields.includes(field as Field));
      if (Object.keys(found).length > 0) return refuse({ ...Object.fromEntries(others), ...found });
      $errors.set(Object.fromEntries(others));
      if (step === who) {
        onUnderWay?.();
        this.answer(flow.contactOf($answers.get()));
      }
      const following = flow.stepAfter(step, $answers.get());
      go(changing ? reachable(check) : following);
    },

    back() {
      const before = flow.stepBefore($step.get(), $answers.get());
      if (before && !address.back()) open(before, 'heading');
    },

    resume() {
      open(reachable(flow.stepNamed($draft.get().step)), 'heading');
    },

    async startAgain() {
      await store.forget();
      $draft.set(newDraft(who.slug, byStaff));
      $errors.set({});
      open(who, 'heading');
    },

    /** Sends the request. Pressing twice, or again after a failure, stores it once: it keeps its id. */
    async submit() {
      if (sending.$state.get().busy) return;
      const wrong = flow.allErrors($answers.get(), today());
      if (Object.keys(wrong).length > 0) return refuse(wrong);
      $errors.set({});
      const sent = await sending.run();
      if (sent) {
        const { id, reference, trackingSecret } = $draft.get();
        await store.forget();
        $phase.set('loading');
        return onSent(sent.value, { id, reference, trackingSecret });
      }
      const error = sending.$state.get().error;
      if (error?.code === 'invalid_answers') refuse(serverErrors(error.detail));
      // Someone else's request bears this reference: the next try must not.
      if (error?.code === 'reference_taken') keep({ ...$draft.get(), ...newIdentity() });
    },
  };
}
