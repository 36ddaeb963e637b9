import { atom, computed } from 'nanostores';
import type { Failure } from '../../../lib/failure.ts';
import type { Faults } from '../../../domain/questions/questions.ts';
import type { Draft } from './draft.ts';
import type { Address } from './hash-address.ts';
import type { RenderedStep } from './rendered-step.ts';
import { requestRefusals } from './request-refusals.ts';
import * as flow from './steps.ts';
import { check, type Step, who } from './steps.ts';
import { type AnswersOptions, wizardAnswers } from './wizard-answers.ts';
import { wizardNavigation } from './wizard-navigation.ts';
import { FAMILY_WORDS, type Words } from './family-words.ts';

type Options<Sent> = AnswersOptions<Sent> & {
  address: Address;
  /** In whose words it asks; a family's, if not said. */
  words?: Words;
  /** What the backend said of the request when it was sent before: it is being corrected. */
  refusal?: Failure;
  /** The draft opens at its step, without asking whether to continue it. */
  prefilled?: boolean;
  onSent(sent: Sent, draft: Draft): void;
  /** What was sent from this draft before, perhaps in another tab; `isOlder` when the draft has been changed since. */
  sentBefore?(draft: Draft): { sent: Sent; isOlder: boolean } | undefined;
  /** The first step as it stood in the page before this code came; without it nothing is shown until the draft is read. */
  rendered?: RenderedStep;
  /** Calls back whenever the person returns to this page; answers how to stop. */
  onReturn?(look: () => void): () => void;
  /** Called when the first step is done: time to fetch what the later ones need. */
  onUnderWay?(): void;
};

export type Wizard = ReturnType<typeof createWizard<unknown>>;

/** The request wizard without its looks: answers, steps, the kept draft, and sending it exactly once. */
export function createWizard<Sent>({
  address,
  words = FAMILY_WORDS,
  refusal,
  prefilled = false,
  onSent,
  sentBefore,
  rendered,
  onReturn,
  onUnderWay,
  ...options
}: Options<Sent>) {
  const { questions } = words;
  const given = wizardAnswers(options, questions);
  const { $draft, $answers, $form, answer, passes, refuse, take } = given;
  const shown = wizardNavigation(given, address, rendered ? 'rendered' : 'loading');
  const { $phase, $step, $focus, $changing, open, reachable } = shown;
  /** The step that was opened with answers kept from before this page load. */
  const $restored = atom<Step | undefined>(undefined);

  /** Takes over what was answered before this code came; before the page is drawn again, which would empty its fields. */
  function adopt() {
    const answered = rendered?.answers();
    if (answered) take({ ...$draft.get(), answers: { ...$answers.get(), ...answered }, savedAt: Date.now() });
  }

  /** Reads the draft and opens its step; returns how to stop. */
  function begin(): () => void {
    const stops = [address.listen(shown.follow), onReturn?.(() => void catchUp())];
    let stopped = false;
    void options.store.load().then((kept) => {
      // A person quicker than the database has already continued.
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
    const kept = await options.store.load();
    if ($phase.get() !== 'answering' || $answers.get().sharedDevice) return;
    if (kept && kept.savedAt > $draft.get().savedAt) take(kept);
    leaveIfSent();
  }

  /** Another tab may have sent it. Sending older answers again would undo the changes made there. */
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

  /** On to the next step, or back to the check after a change; stays where something is wrong. */
  function next() {
    const step = $step.get();
    if (!passes(step)) return;
    if (step === who) onUnderWay?.();
    if (step === who || step.slug === 'helper') answer(flow.contactOf($answers.get()));
    shown.goOn();
  }

  return {
    words,
    adopt,
    begin,
    answer,
    next,
    back: shown.back,
    $phase,
    $draft,
    $answers,
    /** Whether the request was sent and is being changed. */
    $corrects: computed($draft, (draft) => Boolean(sentBefore?.(draft)?.isOlder)),
    $step,
    $restored,
    $form,
    $focus,
    /** Whether it was the check that led here, for one answer. */
    $isChange: computed($changing, (changing) => typeof changing === 'string'),

    resume() {
      open(reachable(flow.stepNamed($draft.get().step)), 'heading');
    },

    async startAgain() {
      await given.startAgain();
      open(who, 'heading');
    },

    async submit() {
      if (leaveIfSent()) return;
      const sent = await given.submit();
      if (!sent?.ok) return;
      $phase.set('loading');
      onSent(sent.value, $draft.get());
    },
  };
}
