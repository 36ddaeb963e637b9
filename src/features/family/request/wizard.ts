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
  /** The words of who asks; by default the family's. */
  words?: Words;
  /** Why the server refused the request, which is being corrected. */
  refusal?: Failure;
  /** The draft opens without asking whether to continue it. */
  prefilled?: boolean;
  onSent(sent: Sent, draft: Draft): void;
  /**
   * The request already sent from this draft, perhaps in another tab; `isOlder` if the draft was changed afterwards.
   */
  sentBefore?(draft: Draft): { sent: Sent; isOlder: boolean } | undefined;
  /** The first step in the page's HTML. Without it nothing is shown until the draft is read. */
  rendered?: RenderedStep;
  /** Calls back when the person returns to this page; returns a function to stop. */
  onReturn?(look: () => void): () => void;
  /** Called when the first step is done: time to fetch the code of the later ones. */
  onUnderWay?(): void;
};

export type Wizard = ReturnType<typeof createWizard<unknown>>;

/** The request wizard without its interface: answers, steps, the draft, and sending it once. */
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
  /** The step that opened with answers from before this page load. */
  const $restored = atom<Step | undefined>(undefined);

  /** Takes over what was typed before this code arrived. Drawing the page first would empty its fields. */
  function adopt() {
    const answered = rendered?.answers();
    if (answered) take({ ...$draft.get(), answers: { ...$answers.get(), ...answered }, savedAt: Date.now() });
  }

  /** Reads the draft and opens its step; returns a function to stop. */
  function begin(): () => void {
    const stops = [address.listen(shown.follow), onReturn?.(() => void catchUp())];
    let stopped = false;
    void options.store.load().then((kept) => {
      // A quick person may have continued before the database answered.
      if (!stopped && $phase.get() !== 'answering') start(kept);
    });
    return () => {
      stopped = true;
      stops.forEach((stop) => stop?.());
    };
  }

  function start(kept: Draft | undefined) {
    // Something typed while the database was being read is not an earlier draft.
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

  /** Another tab may have a newer draft of the same request, which an older one must not overwrite. */
  async function catchUp() {
    const kept = await options.store.load();
    if ($phase.get() !== 'answering' || $answers.get().sharedDevice) return;
    if (kept && kept.savedAt > $draft.get().savedAt) take(kept);
    leaveIfSent();
  }

  /** If another tab has sent it, sending older answers would undo the changes made there. */
  function leaveIfSent(): boolean {
    const before = sentBefore?.($draft.get());
    if (!before || before.isOlder) return false;
    $phase.set('loading');
    onSent(before.sent, $draft.get());
    return true;
  }

  /** Opens the first faulty step and shows all faults. From there Continue leads to the check. */
  function openRefused(faults: Faults) {
    const slug = address.isReload() ? address.slug() : '';
    const faulty = flow.stepsFor($answers.get()).find(({ fields }) => fields.some((name) => faults[name]));
    const step = flow.stepNamed(slug) ?? faulty ?? check;
    open(reachable(step), undefined);
    $changing.set($step.get() !== check);
    if (faulty) refuse(faults);
  }

  /** Opens the next step, or the check after a change; stays if something is wrong. */
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
    /** Whether a sent request is being changed. */
    $corrects: computed($draft, (draft) => Boolean(sentBefore?.(draft)?.isOlder)),
    $step,
    $restored,
    $form,
    $focus,
    /** Whether the person came from the check to change one answer. */
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
