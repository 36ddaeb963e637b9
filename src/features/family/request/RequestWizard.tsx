import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { NewRequest } from '../../../data/requests.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import type { Result } from '../../../lib/result.ts';
import { PageSpinner } from '../../../ui/spinner/PageSpinner.tsx';
import type { Draft } from './draft.ts';
import { hashAddress } from './hash-address.ts';
import { column } from './RequestWizard.css.ts';
import { ResumePrompt } from './ResumePrompt.tsx';
import { prepareToSend } from './send-request.ts';
import { StepScreen } from './StepScreen.tsx';
import { who } from './steps.ts';
import { createWizard } from './wizard.ts';

interface RequestWizardProps<Sent> {
  /** Where the draft is kept: families and staff on the same device have their own. */
  drafts: DraftStore<Draft>;
  /** Staff enter the request for someone else. */
  byStaff?: boolean;
  /** What the person agrees to before sending. */
  consent: string;
  /** Why the request was refused when it was sent before. */
  refusal?: Failure;
  /** What to know before beginning; shown with the first step. */
  notice?: ReactNode;
  send: (request: NewRequest, draft: Draft) => Promise<Result<Sent, Failure>>;
  onSent: (sent: Sent, draft: Draft) => void;
}

/** The request wizard, for a family or for staff. */
export function RequestWizard<Sent>({ drafts, consent, notice, ...options }: RequestWizardProps<Sent>) {
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

  if (phase === 'loading') return <PageSpinner />;
  return (
    <div className={column}>
      {(phase === 'resume' || step === who) && notice}
      {phase === 'resume' ? (
        <ResumePrompt
          savedAt={savedAt}
          onResume={wizard.resume}
          onStartAgain={() => void wizard.startAgain()}
        />
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
