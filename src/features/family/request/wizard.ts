import { atom, computed } from 'nanostores';
import type { NewRequest } from '../../../data/request-payload.ts';
import { createForm } from '../../../state/form.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { today as operatorToday } from '../../../domain/operator.ts';
import type { Result } from '../../../lib/result.ts';
import type { Answers, Faults, Field } from '../../../domain/questions/questions.ts';
import { newDraft, renamed, type Draft } from './draft.ts';
import type { Address } from './hash-address.ts';
import type { RenderedStep } from './rendered-step.ts';
import { requestRefusals } from './request-refusals.ts';
import * as flow from './steps.ts';
import { check, type Step, who } from './steps.ts';
import { toRequest } from './to-request.ts';
import { FAMILY_WORDS, type Words } from './words.ts';

type Options<Sent> = {
  store: DraftStore<Draft>;
  address: Address;
  /** Staff enter the request for someone who calls or writes (docs/specification.md, For admins). */
  byStaff?: boolean;
  /** In whose words it asks; a family's, if not said. */
  words?: Words;
  /** What the backend said of the request when it was sent before: it is being corrected. */
  refusal?: Failure;
  /** The draft is opened where it stands, without asking whether to go on with it. */
  prefilled?: boolean;
  /** Sends it, or sees to it that it will be; the draft is what it was made from. */
  send(request: NewRequest, draft: Draft): Promise<Result<Sent, Failure>>;
  onSent(sent: Sent, draft: Draft): void;
  /** What was sent from this draft before, perhaps in another tab; `isOlder` when the draft has been changed since. */
  sentBefore?(draft: Draft): { sent: Sent; isOlder: boolean } | undefined;
  /** The first step as it stood in the page before this code came; without it nothing is shown until the draft is read. */
  rendered?: RenderedStep;
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
  words = FAMILY_WORDS,
  refusal,
  prefilled = false,
  send,
  onSent,
  sentBefore,
  rendered,
  onReturn,
  onUnderWay,
  today = operatorToday,
}: Options<Sent>) {
  const { questions } = words;
  const $phase = atom<'rendered' | 'loading' | 'resume' | 'answering'>(rendered ? 'rendered' : 'loading');
  const $draft = atom<Draft>(newDraft(who.slug, byStaff));
  const form = createForm({
    initial: $draft.get().answers,
    check: (answers) => flow.allFaults(answers, today(), questions),
    submit: () => send(toRequest($draft.get()), $draft.get()),
    faultsOf: (failure) => requestRefusals(failure, questions),
  });
  const $answers = computed(form.$state, ({ values }) => values);
  const $step = atom<Step>(who);
  /** What takes focus when a step appears, of the check the answer's way back to its field; nothing on the first one of a page load. */
  const $focus = atom<'heading' | Field | undefined>(undefined);
  /** The step that was opened with answers kept from before this page load. */
  const $restored = atom<Step | undefined>(undefined);
  /** Where Continue leads to the check, and if so for which of its answers. */
  const $changing = atom<Draft['changing']>(false);
  /** The answers as they were when their faults were found. */
  let faulty = $answers.get();

  /** Takes over what was answered before this code came; before the page is drawn again, which would empty its fields. */
  function adopt() {
    const answered = rendered?.answers();
    if (answered) take({ ...$draft.get(), answers: { ...$answers.get(), ...answered }, savedAt: Date.now() });
  }

  /** Reads the draft and opens the step where it stands; answers how to stop. */
  function begin(): () => void {
    const stops = [address.listen(follow), onReturn?.(() => void catchUp())];
    let stopped = false;
    void store.load().then((kept) => {
      // Whoever was quicker than the database has gone on already.
      if (!stopped && $phase.get() !== 'answering') start(kept);
    });
    return () => {
      stopped = true;
      stops.forEach((stop) => stop?.());
    };
  }

  function start(kept: Draft | undefined) {
    // What was typed while the database was read is no draft to come back to.
    if (!kept?.savedAt || kept.id === $draft.get().id) {
      open(who, undefined);
      return rendered?.wantsOn() && next();
    }
    take(kept);
    $changing.set(kept.changing);
    if (refusal) return openRefused(requestRefusals(refusal, questions));
    if (!prefilled && !address.isReload()) return $phase.set('resume');
    open(reachable(flow.stepNamed(address.slug()) ?? flow.stepNamed(kept.step)), undefined);
    if (!prefilled) $restored.set($step.get());
  }

  /** In another tab the same request may have been filled in further: what is older must not overwrite it. */
  async function catchUp() {
    const kept = await store.load();
    if ($phase.get() !== 'answering' || $answers.get().sharedDevice) return;
    if (kept && kept.savedAt > $draft.get().savedAt) take(kept);
    leaveIfSent();
  }

  /** In another tab it may have been sent as it is: sending older answers once more would undo what was changed there. */
  function leaveIfSent(): boolean {
    const before = sentBefore?.($draft.get());
    if (!before || before.isOlder) return false;
    $phase.set('loading');
    onSent(before.sent, $draft.get());
    return true;
  }

  /** The first step with a fault to correct, and with it the others' faults; from there on to the check. */
  function openRefused(faults: Faults) {
    const slug = address.isReload() ? address.slug() : '';
    const faulty = flow.stepsFor($answers.get()).find(({ fields }) => fields.some((name) => faults[name]));
    const step = flow.stepNamed(slug) ?? faulty ?? check;
    open(reachable(step), undefined);
    $changing.set($step.get() !== check);
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
    const changed = $changing.get();
    if (step === check) $changing.set(false);
    form.fault(faults(), false);
    $focus.set(step === check && typeof changed === 'string' ? changed : focus);
    $step.set(step);
    $phase.set('answering');
    if ($draft.get().savedAt) keep({ ...$draft.get(), step: step.slug, changing: $changing.get() });
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
    const isFromCheck = $step.get() === check;
    $changing.set(isFromCheck && (slug as Field));
    const wanted = isFromCheck ? asking : reachable(asking);
    open(wanted, wanted === asking ? (slug as Field) : 'heading');
  }

  /** The step, or the first unfinished one before it. */
  function reachable(step: Step | undefined): Step {
    const limit = flow.firstUnfinished($answers.get(), today());
    const steps = flow.stepsFor($answers.get());
    return step && steps.includes(step) && steps.indexOf(step) <= steps.indexOf(limit) ? step : limit;
  }

  function take(draft: Draft) {
    $draft.set(draft);
    form.change(draft.answers);
    const left = standing();
    // What is mended is said no more, beside the field nor above them all, until the next try.
    if (Object.keys(left).length < Object.keys(faults()).length) form.fault(left, false);
  }

  function keep(draft: Draft) {
    take(draft);
    // What was kept before the device was called a shared one goes with it.
    void (draft.answers.sharedDevice ? store.forget() : store.save(draft));
  }

  const faults = () => form.$state.get().faults;

  /** The faults that still hold. One that only the backend found does until its answer is touched. */
  function standing(): Faults {
    const answers = $answers.get();
    const found = (given: Answers) => flow.allFaults(given, today(), questions);
    const left = (Object.keys(faults()) as Field[]).filter(
      (field) => found(answers)[field] ?? (!found(faulty)[field] && answers[field] === faulty[field]),
    );
    return Object.fromEntries(left.map((field) => [field, faults()[field]]));
  }

  function refuse(found: Faults) {
    faulty = $answers.get();
    form.fault(found);
  }

  /** Takes what was typed or chosen, and keeps it on the device at once. */
  function answer(changed: Partial<Answers>) {
    const draft = $draft.get();
    const answers = { ...draft.answers, ...changed };
    // Another number or address has to be looked at once more.
    if ('contactPhone' in changed || 'contactEmail' in changed) answers.contactConfirmed = false;
    keep({ ...draft, answers, savedAt: Date.now() });
  }

  /** On to the next step, or back to the check after a change; stays where something is wrong. */
  function next() {
    const step = $step.get();
    const found = flow.faultsOf(step, $answers.get(), today(), questions);
    const others = Object.fromEntries(
      Object.entries(faults()).filter(([field]) => !step.fields.includes(field as Field)),
    );
    if (Object.keys(found).length > 0) return refuse({ ...others, ...found });
    form.fault(others, false);
    if (step === who) onUnderWay?.();
    if (step === who || step.slug === 'helper') answer(flow.contactOf($answers.get()));
    const following = flow.stepAfter(step, $answers.get());
    go($changing.get() ? reachable(check) : following);
  }

  return {
    words,
    adopt,
    begin,
    answer,
    next,
    $phase,
    $draft,
    $answers,
    /** Whether the request was sent and is being changed. */
    $corrects: computed($draft, (draft) => Boolean(sentBefore?.(draft)?.isOlder)),
    $step,
    $restored,
    $form: form.$state,
    $focus,
    /** Whether it was the check that led here, for one answer. */
    $isChange: computed($changing, (changing) => typeof changing === 'string'),

    back() {
      const before = flow.stepBefore($step.get(), $answers.get());
      if (before && !address.back()) open(before, 'heading');
    },

    resume() {
      open(reachable(flow.stepNamed($draft.get().step)), 'heading');
    },

    async startAgain() {
      await store.forget();
      take(newDraft(who.slug, byStaff));
      form.fault({}, false);
      open(who, 'heading');
    },

    /** Sends the request. Pressing twice, or again after a failure, stores it once: it keeps its id. */
    async submit() {
      if (leaveIfSent()) return;
      faulty = $answers.get();
      const sent = await form.submit();
      if (sent?.ok) {
        await store.forget();
        $phase.set('loading');
        return onSent(sent.value, $draft.get());
      }
      // Someone else's request bears this reference: the next try must not.
      if (sent?.error.code === 'reference_taken') keep(renamed($draft.get()));
    },
  };
}
