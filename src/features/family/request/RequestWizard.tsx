import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { NewRequest } from '../../../data/new-request.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import type { Result } from '../../../lib/result.ts';
import { PageSpinner } from '../../../ui/spinner/PageSpinner.tsx';
import type { Draft } from './draft.ts';
import { hashAddress } from './hash-address.ts';
import { column } from './RequestWizard.css.ts';
import { prepareToSend } from './send-request.ts';
import { StepScreen } from './StepScreen.tsx';
import { who } from './steps.ts';
import { createWizard } from './wizard.ts';
import type { Words } from './words.ts';

const ResumePrompt = lazy(() => import('./ResumePrompt.tsx'));

interface RequestWizardProps<Sent> {
  /** Where the draft is kept: families and staff on the same device have their own. */
  drafts: DraftStore<Draft>;
  /** Staff enter the request for someone else. */
  byStaff?: boolean;
  /** In whose words it asks; a family's, if not said. */
  words?: Words;
  /** What the person agrees to before sending. */
  consent: string;
  /** Why the request was refused when it was sent before. */
  refusal?: Failure;
  /** The draft begins with what was sent before: nobody is asked whether to go on with it. */
  prefilled?: boolean;
  sentBefore?: (draft: Draft) => { sent: Sent; isOlder: boolean } | undefined;
  /** Shown while a request that was sent is being changed. */
  changeNotice?: ReactNode;
  /** What to know before beginning; shown with the first step. */
  notice?: ReactNode;
  send: (request: NewRequest, draft: Draft) => Promise<Result<Sent, Failure>>;
  onSent: (sent: Sent, draft: Draft) => void;
}

/** The request wizard, for a family or for staff. */
export function RequestWizard<Sent>({
  drafts,
  consent,
  notice,
  changeNotice,
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
  const phase = useStore(wizard.$phase);
  const step = useStore(wizard.$step);
  const { savedAt } = useStore(wizard.$draft);
  const corrects = useStore(wizard.$corrects);

  if (phase === 'loading') return <PageSpinner />;
  return (
    <div className={column}>
      {corrects ? changeNotice : (phase === 'resume' || step === who) && notice}
      {phase === 'resume' ? (
        <Suspense fallback={<PageSpinner />}>
          <ResumePrompt
            savedAt={savedAt}
            corrects={corrects}
            words={wizard.words.resume}
            onResume={wizard.resume}
            onStartAgain={() => void wizard.startAgain()}
          />
        </Suspense>
      ) : (
        <StepScreen key={step.slug} wizard={wizard} step={step} consent={consent} />
      )}
    </div>
  );
}

function onFocus(look: () => void): () => void {
  addEventListener('focus', look);
  return () => removeEventListener('focus', look);
}
