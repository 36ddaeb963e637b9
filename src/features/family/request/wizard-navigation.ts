import { atom } from 'nanostores';
import type { Field } from '../../../domain/questions/questions.ts';
import type { Draft } from './draft.ts';
import type { Address } from './hash-address.ts';
import * as flow from './steps.ts';
import { check, type Step, who } from './steps.ts';
import type { WizardAnswers } from './wizard-answers.ts';

type Phase = 'rendered' | 'loading' | 'resume' | 'answering';

/** Which step is open, on the page and in its address. No step opens after an unfinished one. */
export function wizardNavigation(given: WizardAnswers, address: Address, phase: Phase) {
  const { $draft, $answers, keep, dropFailure } = given;
  const $phase = atom(phase);
  const $step = atom<Step>(who);
  /**
   * What takes focus when a step appears. On the check it is the link of the changed answer. When the page loads it is
   * nothing.
   */
  const $focus = atom<'heading' | Field | undefined>(undefined);
  /** Whether Continue leads back to the check, and for which answer. */
  const $changing = atom<Draft['changing']>(false);

  /** Shows a step without a new history entry. */
  function open(step: Step, focus: 'heading' | Field | undefined) {
    address.replace(step.slug);
    show(step, focus);
  }

  function show(step: Step, focus: 'heading' | Field | undefined) {
    const changed = $changing.get();
    if (step === check) $changing.set(false);
    dropFailure();
    $focus.set(step === check && typeof changed === 'string' ? changed : focus);
    $step.set(step);
    $phase.set('answering');
    if ($draft.get().savedAt) keep({ ...$draft.get(), step: step.slug, changing: $changing.get() });
  }

  /** Follows the back button, or a link to a step or to an answer's field. */
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

  /** The given step, or the first unfinished one before it. */
  function reachable(step: Step | undefined): Step {
    const limit = given.firstUnfinished();
    const steps = flow.stepsFor($answers.get());
    return step && steps.includes(step) && steps.indexOf(step) <= steps.indexOf(limit) ? step : limit;
  }

  return {
    $phase,
    $step,
    $focus,
    $changing,
    open,
    follow,
    reachable,
    /** Goes to the next step, or back to the check after a change. */
    goOn() {
      const step = $changing.get() ? reachable(check) : flow.stepAfter($step.get(), $answers.get());
      address.push(step.slug);
      show(step, 'heading');
    },
    back() {
      const before = flow.stepBefore($step.get(), $answers.get());
      if (before && !address.back()) open(before, 'heading');
    },
  };
}
