import { useStore } from '@nanostores/react';
import {
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { NewRequest } from '../../../data/request-payload.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import type { Result } from '../../../lib/result.ts';
import { PageSpinner } from '../../../ui/spinner/PageSpinner.tsx';
import { afterPaint } from './after-paint.ts';
import type { Draft } from './draft.ts';
import { hashAddress } from './hash-address.ts';
import { fetchLaterScreens } from './later-screens.ts';
import type { RenderedStep } from './rendered-step.ts';
import { besides, column, kept } from './RequestWizard.css.ts';
import { prepareToSend } from './send-request.ts';
import { StepScreen } from './StepScreen.tsx';
import { who } from './steps.ts';
import { createWizard, type Wizard } from './wizard.ts';
import type { Words } from './family-words.ts';

const ResumePrompt = lazy(() => import('./ResumePrompt.tsx'));

interface RequestWizardProps<Sent> {
  /** Where the draft is kept: families and staff on the same device have their own. */
  drafts: DraftStore<Draft>;
  /** Staff enter the request for someone else. */
  byStaff?: boolean;
  /** The words of who asks; by default the family's. */
  words?: Words;
  /** Why the request was refused, if it was sent before. */
  refusal?: Failure;
  /** The draft begins with the answers of a sent request. The wizard does not ask whether to continue it. */
  prefilled?: boolean;
  /** The first step, if the page's HTML already has it. */
  rendered?: RenderedStep;
  /** False while the address may still lead to another request; by default true. */
  begins?: boolean;
  sentBefore?: (draft: Draft) => { sent: Sent; isOlder: boolean } | undefined;
  /** Asks on the first step whether others use this device. */
  asksOfDevice?: boolean;
  /** Shown while a sent request is being changed. */
  changeNotice?: ReactNode;
  /** Shown with the first step. */
  notice?: ReactNode;
  /** Shown beside every step. */
  beside?: (wizard: Wizard) => ReactNode;
  send: (request: NewRequest, draft: Draft) => Promise<Result<Sent, Failure>>;
  onSent: (sent: Sent, draft: Draft) => void;
}

/** The request wizard, for a family or for staff. */
export function RequestWizard<Sent>({
  drafts,
  notice,
  changeNotice,
  begins = true,
  asksOfDevice,
  beside,
  ...options
}: RequestWizardProps<Sent>) {
  const [wizard] = useState(() =>
    createWizard({
      ...options,
      store: drafts,
      address: hashAddress(),
      onReturn: onFocus,
      onUnderWay: prepareToSend,
    }),
  );
  useLayoutEffect(() => wizard.adopt(), [wizard]);
  useEffect(() => (begins ? wizard.begin() : undefined), [wizard, begins]);
  // Deferred, so that a tap is answered before the next step is drawn, which takes a slow phone a moment.
  const phase = useDeferredValue(useStore(wizard.$phase));
  const next = useStore(wizard.$step);
  const step = useDeferredValue(next);
  const {
    savedAt,
    answers: { sharedDevice },
  } = useStore(wizard.$draft);
  const restored = useStore(wizard.$restored);
  const begun = savedAt > 0;
  const corrects = useStore(wizard.$corrects);

  useEffect(() => {
    // Beginning its fetches takes a slow phone longer than drawing the answer.
    if (begun) afterPaint(fetchLaterScreens);
  }, [begun]);
  const { rendered } = options;
  useEffect(() => {
    if (phase !== 'rendered') rendered?.reveal();
  }, [phase, rendered]);

  if (phase === 'loading') return <PageSpinner />;
  const steps = (
    <div className={column}>
      {corrects ? changeNotice : (phase === 'resume' || step === who) && notice}
      {step === restored && !corrects && !sharedDevice && <p className={kept}>{wizard.words.kept}</p>}
      <Suspense fallback={<PageSpinner />}>
        {phase === 'resume' ? (
          <ResumePrompt
            savedAt={savedAt}
            corrects={corrects}
            words={wizard.words.resume}
            onResume={wizard.resume}
            onStartAgain={() => void wizard.startAgain()}
          />
        ) : (
          <StepScreen key={step.slug} {...{ wizard, step, asksOfDevice }} leaving={next !== step} />
        )}
      </Suspense>
    </div>
  );
  return beside ? (
    <div className={besides}>
      {steps}
      {beside(wizard)}
    </div>
  ) : (
    steps
  );
}

function onFocus(look: () => void): () => void {
  addEventListener('focus', look);
  return () => removeEventListener('focus', look);
}
