import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Receipt } from '../../data/requests.ts';
import { PageSpinner } from '../../ui/spinner/PageSpinner.tsx';
import type { Identity } from './draft.ts';
import { hashAddress } from './hash-address.ts';
import { requestDrafts } from './request-drafts.ts';
import { column } from './RequestWizard.css.ts';
import { ResumePrompt } from './ResumePrompt.tsx';
import { prepareToSend, sendRequest } from './send-request.ts';
import { StepScreen } from './StepScreen.tsx';
import { createWizard } from './wizard.ts';

interface RequestWizardProps {
  /** Where the draft is kept: families and staff on the same device have their own. */
  draftKey: string;
  /** Staff enter the request for someone else. */
  byStaff?: boolean;
  /** What the person agrees to before sending. */
  consent: string;
  onSent: (receipt: Receipt, sent: Identity) => void;
}

/** The request wizard, for a family or for staff. */
export function RequestWizard({ draftKey, byStaff, consent, onSent }: RequestWizardProps) {
  const [wizard] = useState(() =>
    createWizard({
      store: requestDrafts(draftKey),
      address: hashAddress(),
      byStaff,
      send: sendRequest,
      onSent,
      onUnderWay: prepareToSend,
    }),
  );
  const phase = useStore(wizard.$phase);
  const step = useStore(wizard.$step);
  const { savedAt } = useStore(wizard.$draft);

  if (phase === 'loading') return <PageSpinner />;
  return (
    <div className={column}>
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
